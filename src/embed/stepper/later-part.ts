/** Panels that come with parts of their own: what such a part hands in, and which parts a panel needs. */

import type { Position } from '../../view/controller/position.ts';
import type { Panel } from '../../view/options.ts';
import type { Moment } from '../../view/player/moment.ts';
import type { Draw } from '../draw/draw.ts';
import type { Load } from '../element/loader.ts';
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

/** The name of the part that shows a panel. */
export function partOf(panel: LaterName): string {
  return panel === 'machine' ? 'machine' : 'charts';
}

/** What the panel shows: ready for the matches of a site; the charts of any other log are drawn in the browser. */
export async function panelData(panel: LaterName, showing: Showing, load: Load): Promise<unknown> {
  const { name, locale, source } = showing;
  if (panel === 'machine') return load(`machine/${source.head.game}.${locale}`);
  if (name) return load(`drawings/${name}.${locale}`);
  return ((await load(`draw.${locale}`)) as Draw)(source);
}
