/** Fits the table of a player into its box: as large as goes, and where that would be too small to read, as lines of text instead. */
import type { Board } from '../../view/player/board.ts';
import type { Moment } from '../../view/player/moment.ts';
import { scaleInto } from './scale.ts';
import { textTable } from './text-table.ts';

/** How large the table may be, its own size being 1; smaller than the last, its words are not read. */
const SIZES = [1.2, 1.1, 1, 0.92, 0.85, 0.78, 0.7, 0.62];

/** Text begins at what is easy to read. */
const TEXT_SIZES = [1.3, 1.15, 1, 0.9, 0.8, 0.7];

/** What `box.js` hands in: fits the table in a box, for every moment anew; the box's first child is the table, its second is the part's own. */
export type FitTable = (box: HTMLElement, board: Board, moment: Moment) => void;

export const fitTable: FitTable = (box, board, moment) => {
  const [table, text] = box.children as unknown as [HTMLElement, HTMLElement];
  text.replaceChildren();
  box.classList.remove('too-small');
  if (scaleInto(box, table, SIZES)) return;
  box.classList.add('too-small');
  text.append(textTable(board, moment));
  scaleInto(box, text, TEXT_SIZES);
};
