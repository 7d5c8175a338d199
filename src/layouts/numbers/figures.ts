/** The measured figures of the games as the page of numbers shows them: read from the data that `npm run numbers` writes. */

import type { FactId, Figures } from '../../analysis/facts/facts.ts';
import type { Figure } from '../../analysis/facts/mean.ts';
import measured from '../../analysis/facts/measured.json';

export const MEASURED = measured;

/** A figure by its fact and key. Throws RangeError where the data has none. */
export function figureOf(id: FactId, key: string): Figure {
  const figures: Figures = MEASURED.facts[id];
  const figure = figures[key];
  if (!figure) throw new RangeError(`no figure ${id}.${key}`);
  return figure;
}

/** The figures with keys `prefix0`, `prefix1`, …. */
export function figuresOf(id: FactId, prefix: string, count: number): Figure[] {
  return Array.from({ length: count }, (_, i) => figureOf(id, `${prefix}${i}`));
}

/** The command that measures a fact again. */
export function commandOf(id: FactId): string {
  return `npx epanastasi facts ${id} --rounds ${MEASURED.rounds}`;
}
