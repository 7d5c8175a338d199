/** What stands over a panel under the score: what its axis measures, on as many lines as it takes. */
import type { ScorePanel } from './score-data.ts';
import { textWidth, wrap } from './text.ts';

export const HEAD_SIZE = 11;
export const HEAD_STEP = 12;
/** Room beside the name in the column of labels. */
const HEAD_MARGIN = 6;
/** Panels of short names stand under their staves at one distance. */
const LEAST = 30;

/** The lines of the name in a column of labels so wide. */
export function headLines({ name }: ScorePanel, labelWidth: number): string[] {
  return wrap(name, labelWidth - HEAD_MARGIN, HEAD_SIZE);
}

/** How far the last line stands above the panel: over shares the first tick stands at the very top. */
export function headLift(panel: ScorePanel): number {
  return 'shares' in panel ? 13 : 6;
}

/** The height of all lines above the panel. */
export function headHeight(panel: ScorePanel, labelWidth: number): number {
  return Math.max(LEAST, headLift(panel) + headLines(panel, labelWidth).length * HEAD_STEP);
}

/** The width of labels in which no word of the name is cut. */
export function headWidth({ name }: ScorePanel): number {
  const words = name.slice(0, 200).split(' ');
  return Math.max(...words.map((word) => textWidth(word, HEAD_SIZE))) + HEAD_MARGIN;
}
