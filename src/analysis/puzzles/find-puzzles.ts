/**
 * Decisions that make a puzzle: one choice is clearly the best, by playouts or by proof, and it is not merely to lay one's
 * last cards.
 */
import type { Frame } from '../../replay/frame.ts';
import { BLUNDER_FROM, scaleOf } from '../review/classes.ts';
import type { Decision, Deed, RoundReview } from '../review/model.ts';

export interface Puzzle {
  /** Number of the round. */
  readonly round: number;
  readonly decision: Decision;
  /** Points from the best choice to the second best. */
  readonly gap: number;
}

/** More choices than these are no question to put to anybody. */
const MOST_CHOICES = 8;
/** How many standard errors the gap must be away from nothing. */
const SURE = 3;

/** The puzzles of a reviewed round, in the order of play; `frames` are those of its main line. */
export function puzzlesOf(
  { number, decisions }: RoundReview,
  frames: readonly Frame[],
  players: number,
): Puzzle[] {
  return decisions.flatMap((decision) => {
    const [best, second] = decision.options;
    const frame = frames.find(({ at }) => at === decision.at);
    if (!best || !second || !frame || decision.options.length > MOST_CHOICES) return [];
    if (goesOut(best.deed, frame.hands[decision.seat]?.length ?? 0)) return [];
    const gap = best.value - second.value;
    const noise = SURE * Math.sqrt(best.se * best.se + second.se * second.se);
    const clear = gap >= BLUNDER_FROM * scaleOf(players) && gap > noise;
    return clear ? [{ round: number, decision, gap }] : [];
  });
}

function goesOut(deed: Deed, held: number): boolean {
  return (deed.type === 'play' || deed.type === 'revolt') && deed.naturals + deed.jokers === held;
}
