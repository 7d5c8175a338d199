/** The strength index along a line of frames, as a chart of a round draws it. */
import type { Frame } from '../replay/frame.ts';
import type { Game, Seat, Setup } from '../rules/game.ts';
import { strengthOf } from './strength.ts';

/**
 * Expected points by seat for each of the frames of a round (or of a branch). Before the first trick
 * whoever will lead it counts as about to lead. Half an exchange says nothing, since cards then lie in one hand that belong
 * in two: until both sides have given, the value before holds.
 */
export function strengthOfFrames(game: Game, setup: Setup, frames: readonly Frame[]): number[][] {
  const [first] = frames;
  const leader = first?.did.type === 'deal' ? first.did.leader : null;
  const strengths: number[][] = [];
  for (const frame of frames) {
    const before = strengths.at(-1);
    const waits = before !== undefined && first !== undefined && isHalfTraded(frame, first);
    strengths.push(waits ? before : strengthOf(game, positionOf(setup, frame, leader)));
  }
  return strengths;
}

function positionOf(setup: Setup, frame: Frame, leader: Seat | null) {
  const beforeTricks = frame.trick === 0;
  return { ...frame, setup, turn: frame.turn ?? (beforeTricks ? leader : null) };
}

function isHalfTraded({ did, hands }: Frame, dealt: Frame): boolean {
  return did.type === 'give' && hands.some((hand, seat) => hand.length !== dealt.hands[seat]?.length);
}
