/** Rounds of which a review has nothing to say. */
import { faceOf } from '../../cards/card.ts';
import type { RoundTimeline } from '../../replay/frame.ts';
import type { RoundReview } from './model.ts';
import type { Reviewer } from './reviewer.ts';

/** Why not, as far as the frames tell; null where there is no such reason. */
export function skippedBecause(
  { game, head }: Reviewer,
  { summary, frames }: RoundTimeline,
): RoundReview['skipped'] {
  const [deal] = frames;
  if (!summary.order || !summary.points || !deal) return 'unfinished';
  const hands = frames.flatMap((frame) => frame.hands);
  if (hands.some((hand) => hand.some((card) => faceOf(card) === null))) return 'unknownCards';
  const { dealer, titles } = summary;
  const faults = game.judgeDeal(head.setup, { dealer, hands: deal.hands, talon: deal.talon }, titles);
  return faults.length > 0 || frames.some(({ refusal }) => refusal !== null) ? 'againstRules' : null;
}
