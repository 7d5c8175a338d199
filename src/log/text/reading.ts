/** What is known in the midst of reading a text: the match so far, still open to change. */
import type { SeenCard } from '../../cards/card.ts';
import type { Draft, HeadDraft } from '../draft.ts';
import type { Entry, LogRound, Noted, PlayerId, Variation } from '../model.ts';
import type { ParseCode, ParseFacts } from '../problem-codes.ts';
import type { ProblemList } from '../problem-list.ts';
import type { Scanner } from './scanner.ts';

export interface RoundDraft extends Draft<LogRound> {
  deal: { player: PlayerId; cards: SeenCard[] }[];
  entries: Entry[];
}

export interface VariationDraft extends Draft<Variation> {
  entries: Entry[];
}

export interface Reading {
  readonly scan: Scanner;
  readonly problems: ProblemList;
  readonly head: HeadDraft;
  readonly ids: Set<PlayerId>;
  /** Metadata whose word nobody knows, told already. */
  readonly strangeKeys: Set<string>;
  /** Whose hand the round holds already. */
  readonly dealt: Set<PlayerId>;
  /** Whether there was any statement yet. */
  started: boolean;
  round: RoundDraft | null;
  /** Variations begun and not ended, the innermost last. */
  readonly open: VariationDraft[];
  /** Variations that cannot be read, all else in them with them, and that still wait for their `end`. */
  skipped: number;
}

/**
 * Reads one statement whose first word was just read. Gives what commentary on it belongs to, or
 * null where it could not be kept.
 */
export type Handler = (reading: Reading) => Draft<Noted> | null;

/** Reports a fault of the word just read; or, where the statement has no more words, of the place after it. */
export function blameWord<Code extends ParseCode>(r: Reading, code: Code, facts: ParseFacts[Code]): null {
  r.problems.report(code, r.scan.wordSpan(), facts);
  return null;
}

/** Reports a fault of the statement as far as it was read. */
export function blameStatement<Code extends ParseCode>(
  r: Reading,
  code: Code,
  facts: ParseFacts[Code],
): null {
  r.problems.report(code, r.scan.statementSpan(), facts);
  return null;
}

/** Where the next entry goes: the innermost open variation, else the round; nowhere within one that is skipped. */
export function entriesOf(r: Reading): Entry[] | null {
  if (r.skipped > 0) return null;
  return (r.open.at(-1) ?? r.round)?.entries ?? null;
}
