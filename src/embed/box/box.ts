/**
 * Fits the table of a player into its box: as large as goes; where that would be too small to read, as lines of text instead; and where
 * these would be, as what lies and how many cards everybody has.
 */
import type { Board } from '../../view/player/board.ts';
import type { Moment } from '../../view/player/moment.ts';
import { dress } from '../stepper/dress.ts';
import { scaleInto } from './scale.ts';
import style from './text-table.css?inline';
import { textTable } from './text-table.ts';

/** How large the table may be, its own size being 1; smaller than the last, its words are not read. */
const SIZES = [1.2, 1.1, 1, 0.92, 0.85, 0.78, 0.7, 0.62];

/** Text begins at what is easy to read; at the last, its letters have some ten pixels. */
const TEXT_SIZES = [1.6, 1.45, 1.3, 1.15, 1, 0.9, 0.8, 0.7];
/** Numbers need not be larger than this. */
const COUNT_SIZES = TEXT_SIZES.slice(3);

/**
 * What `box.js` hands in: keeps the table fitted in a box for one moment, until the returned function is called; the box's first child is
 * the table, its second is the part's own.
 */
export type FitTable = (box: HTMLElement, board: Board, moment: Moment) => () => void;

export const fitTable: FitTable = (box, board, moment) => {
  dress(box, style);
  // It calls back at once, too, before anything is painted.
  const observer = new ResizeObserver(() => scaleTable(box, board, moment));
  observer.observe(box);
  return () => observer.disconnect();
};

function scaleTable(box: HTMLElement, board: Board, moment: Moment): void {
  const [table, text] = box.children as unknown as [HTMLElement, HTMLElement];
  text.replaceChildren();
  box.classList.remove('too-small');
  if (scaleInto(box, table, SIZES)) return;
  box.classList.add('too-small');
  text.append(textTable(board, moment));
  if (scaleInto(box, text, TEXT_SIZES)) return;
  text.replaceChildren(textTable(board, moment, true));
  scaleInto(box, text, COUNT_SIZES);
}
