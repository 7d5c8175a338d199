/** Commentary after a statement, or on a line of its own: ` ;el …`. */
import { addCommentary } from '../commentary.ts';
import type { Draft } from '../draft.ts';
import type { Noted } from '../model.ts';
import { LANGUAGE_PATTERN } from '../words.ts';
import { blameWord, type Reading } from './reading.ts';
import { expectEnd, readText } from './values.ts';

const LANGUAGE = new RegExp(LANGUAGE_PATTERN.source.slice(1, -1), 'y');

/** Reads all commentary left on the line and adds it to what it belongs to; where that is null, it is dropped. */
export function readRemarks(r: Reading, target: Draft<Noted> | null): void {
  const { end } = r.scan;
  while (r.scan.takeSemicolon()) {
    const language = r.scan.takeTag(LANGUAGE);
    const text = readText(r);
    expectEnd(r, ';');
    if (target !== null) addCommentary(target, language, text);
  }
  r.scan.end = end;
}

/** Tells that commentary stands before any statement. */
export function blameRemark(r: Reading): void {
  blameWord(r, 'syntax.commentary', {});
}
