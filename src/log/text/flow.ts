/** Statements that shape a log rather than fill it: `round`, `trick`, `variation` and `end`. */

import type { Draft } from '../draft.ts';
import { DEEPEST_VARIATION } from '../limits.ts';
import type { Noted } from '../model.ts';
import { quoted } from '../problem-list.ts';
import { takeRoundNumber } from '../round-number.ts';
import { MOMENT_PATTERN } from '../words.ts';
import {
  blameStatement,
  blameWord,
  entriesOf,
  type Handler,
  type Reading,
  type VariationDraft,
} from './reading.ts';
import { expectEnd, readText } from './values.ts';

const ROUND_NUMBER = /^\d{1,6}$/;

export const FLOW_STATEMENTS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['trick', readTrick],
  ['variation', readVariation],
  ['end', readEnd],
]);

/** Opens the round whose word was just read; the one before it has been closed. `last` is its number, null before the first. */
export function openRound(r: Reading, last: number | null): Draft<Noted> {
  const found = readRoundNumber(r);
  const number = takeRoundNumber(r.problems, found, last, r.scan.wordSpan());
  expectEnd(r, 'round');
  r.round = { span: r.scan.statementSpan(), number, deal: [], entries: [] };
  r.dealt.clear();
  return r.round;
}

/** Opens the round that a statement of a round stands in without a `round` before it. */
export function openMissingRound(r: Reading, word: string): void {
  blameStatement(r, 'syntax.round-missing', { word: quoted(word) });
  r.round = { number: 1, deal: [], entries: [] };
}

function readRoundNumber(r: Reading): number | null {
  const word = r.scan.word();
  if (ROUND_NUMBER.test(word)) return Number(word);
  if (word === '') return blameStatement(r, 'syntax.missing', { word: 'round', needs: 'number' });
  return blameWord(r, 'syntax.number', { found: quoted(word), kind: 'round' });
}

function readTrick(r: Reading): Draft<Noted> | null {
  if (r.skipped > 0) return null;
  expectEnd(r, 'trick');
  const mark = { span: r.scan.statementSpan(), type: 'trick' as const };
  entriesOf(r)?.push(mark);
  return mark;
}

function readVariation(r: Reading): Draft<Noted> | null {
  const at = r.skipped > 0 ? null : readMoment(r);
  if (at === null) {
    r.skipped += 1;
    return null;
  }
  const name = readText(r);
  expectEnd(r, 'variation');
  const variation: VariationDraft = { span: r.scan.statementSpan(), type: 'variation', at, entries: [] };
  if (name !== '') variation.name = name;
  entriesOf(r)?.push(variation);
  r.open.push(variation);
  return variation;
}

/** The moment a variation leaves from; null where it cannot be read, so that all of it is skipped. */
function readMoment(r: Reading): string | null {
  if (r.open.length >= DEEPEST_VARIATION) {
    return blameStatement(r, 'syntax.nesting', { limit: DEEPEST_VARIATION });
  }
  const at = r.scan.word();
  if (MOMENT_PATTERN.test(at)) return at;
  if (at === '') return blameStatement(r, 'syntax.missing', { word: 'variation', needs: 'moment' });
  return blameWord(r, 'syntax.moment', { found: quoted(at) });
}

function readEnd(r: Reading): Draft<Noted> | null {
  expectEnd(r, 'end');
  if (r.skipped > 0) {
    r.skipped -= 1;
    return null;
  }
  return r.open.pop() ?? blameStatement(r, 'syntax.end', {});
}

/** Closes all open variations, and tells of each that its `end` is missing. */
export function closeVariations(r: Reading): void {
  const [outermost] = r.open;
  // What seems to stand in it, where it may not, stands after its end.
  if (outermost?.span) r.problems.withdraw('syntax.place', outermost.span.start);
  for (const { span } of r.open) if (span) r.problems.report('syntax.unclosed', span, {});
  r.open.length = 0;
  r.skipped = 0;
}
