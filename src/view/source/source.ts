/**
 * Where a player gets its match from: a head and summaries at once, the rounds one by one, at once (a
 * hosted match) or in a while (a Worker that holds them).
 */
import type { MatchHead, RoundSummary, RoundTimeline } from '../../replay/frame.ts';
import type { FactsTable } from './facts.ts';

/** A round with what its charts need. */
export interface ShownRound extends RoundTimeline {
  /** How strong each seat stands after each frame: frames × seats, null where it cannot be said. */
  readonly strength: readonly (readonly (number | null)[])[];
  /** Another number whenever a reader has changed the branches; absent until then. */
  readonly revision?: number;
}

export interface Source {
  readonly head: MatchHead;
  readonly facts: FactsTable;
  readonly rounds: readonly RoundSummary[];
  /** The round of an index of `rounds`. */
  readonly round: (index: number) => ShownRound | Promise<ShownRound>;
}
