/** The five of the Anemaki expedition, who sit down wherever nobody else is named. */
import type { LogPlayer } from '../log/model.ts';

export const EXPEDITION: readonly LogPlayer[] = [
  { id: 'ari', name: 'Ari Malachitis' },
  { id: 'physo', name: 'Physo' },
  { id: 'janiet', name: 'Janiet Krokos' },
  { id: 'aster', name: 'Aster Azouritis' },
  { id: 'rhys', name: 'Rhys Kerousitis' },
];
