/** How a review shall be made, from the options of a command, and the review itself. */
import { DEFAULT_MADE, type Made } from '../analysis/equity/model.ts';
import { kernelOf } from '../analysis/kernel/kernels.ts';
import type { MatchReview } from '../analysis/review/model.ts';
import { reviewMatch } from '../analysis/review/review-match.ts';
import type { RoundTimeline } from '../replay/frame.ts';
import type { Call } from './command.ts';
import type { FoldedLog } from './fold-log.ts';
import { numberOf, oneOf, textOf } from './values.ts';

/** Options of every command that reviews. */
export const REVIEW_OPTIONS = {
  worlds: { type: 'string' },
  playouts: { type: 'string' },
  policy: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** Nobody waits for more. */
const MOST = 100_000;

/** A match's review, with the rounds that it speaks of; null where the game is not known or a table of this size is not played. */
export interface Reviewed {
  readonly rounds: readonly RoundTimeline[];
  readonly review: MatchReview;
}

/** Folds and reviews all rounds of a log. */
export function reviewLog(call: Call, log: FoldedLog): Reviewed | null {
  const rounds = [...log.rounds];
  if (rounds.length === 0) return null;
  return { rounds, review: reviewMatch(log.head, rounds, madeOf(call, log)) };
}

function madeOf(call: Call, { head }: FoldedLog): Made {
  const { values, messages } = call;
  const { policies } = kernelOf(head.setup, head.game);
  return {
    ...DEFAULT_MADE,
    policy: oneOf(textOf(values, 'policy') ?? DEFAULT_MADE.policy, policies, '--policy', messages),
    worlds: numberOf(call, 'worlds', { least: 2, most: MOST, otherwise: DEFAULT_MADE.worlds }),
    playouts: numberOf(call, 'playouts', { least: 2, most: MOST, otherwise: DEFAULT_MADE.playouts }),
    seed: textOf(values, 'seed') ?? DEFAULT_MADE.seed,
  };
}
