/** Who sits down where nobody is named: the five of the Anemaki expedition, and after them whoever came to watch. */
import type { LogPlayer } from '../log/model.ts';

export const EXPEDITION: readonly LogPlayer[] = [
  { id: 'ari', name: 'Ari Malachitis' },
  { id: 'physo', name: 'Physo' },
  { id: 'janiet', name: 'Janiet Krokos' },
  { id: 'aster', name: 'Aster Azouritis' },
  { id: 'rhys', name: 'Rhys Kerousitis' },
];

const GUESTS: readonly LogPlayer[] = [
  { id: 'zsofi', name: 'Zsófi' },
  { id: 'bence', name: 'Bence' },
  { id: 'eleni', name: 'Eleni' },
  { id: 'kostas', name: 'Kostas' },
  { id: 'dora', name: 'Dóra' },
  { id: 'mate', name: 'Máté' },
  { id: 'marina', name: 'Marina' },
  { id: 'nikos', name: 'Nikos' },
  { id: 'lili', name: 'Lili' },
  { id: 'gergo', name: 'Gergő' },
  { id: 'iris', name: 'Iris' },
];

/** So many players, as far as there are names: for every table size that a game has. */
export function company(size: number): readonly LogPlayer[] {
  return [...EXPEDITION, ...GUESTS].slice(0, size);
}
