/** The key under which the review of a round is kept: all that its numbers depend on. */
import type { Made } from '../../analysis/equity/model.ts';
import { contentKey } from '../../analysis/review/content-key.ts';
import type { MatchHead, RoundTimeline } from '../../replay/frame.ts';

export function reviewKey(made: Made, head: MatchHead, round: RoundTimeline): string {
  const { engine, policy, playouts, worlds, seed } = made;
  return [engine, policy, playouts, worlds, seed, contentKey(head, [round])].join(' ');
}
