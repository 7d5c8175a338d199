/** Panels that come with parts of their own: what such a part hands in, and which parts a panel needs. */

import type { Position } from '../../view/controller/position.ts';
import type { Panel } from '../../view/options.ts';
import type { Moment } from '../../view/player/moment.ts';
import type { Showing } from '../showing.ts';

export type LaterName = Exclude<Panel, 'table' | 'explain' | 'plays' | 'decisions' | 'ledger'>;

export interface LaterPart {
  /** For the root that the panel stands in. */
  readonly style: string;
  /**
   * Shows a moment in a place that is the part's own; called again for every moment. `data`: what the panel's data part holds;
   * `go`: leads the player elsewhere.
   */
  readonly show: (
    place: HTMLElement,
    panel: LaterName,
    data: unknown,
    moment: Moment,
    go: (to: Position) => void,
  ) => void;
}

/** The names of the part that shows a panel and of its data. */
export function partsOf(panel: LaterName, { name, locale, source }: Showing) {
  if (panel === 'machine') return { part: 'machine', data: `machine/${source.head.game}.${locale}` };
  return { part: 'charts', data: `drawings/${name}.${locale}` };
}
