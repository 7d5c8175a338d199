/**
 * Plays a round of Anemaki on to its end by one policy. One loop a policy, so that it can be compiled into it; and
 * the loop is written out, since engines build only so much of other functions into one.
 */
import type { Random } from '../../random.ts';
import type { State } from '../kernel.ts';
import { ABOVE, ANYTHING, lowestOf } from './hand.ts';
import { GONE, LAST, PASSED, SIZE, TOP, TURN } from './layout.ts';
import { maskIn } from './moves.ts';
import { type Choose, NO_PLAY } from './policies/choose.ts';
import { anyOf } from './policies/random.ts';
import { endRound, isLastOut, nextSeat } from './turns.ts';

/** `final`: a pass lasts until the trick ends (A10). A random option is taken with a chance of `noise` / 1024. */
export type Playout = (state: State, final: boolean, noise: number, random: Random) => void;

export function playoutBy(choose: Choose): Playout {
  return (state, final, noise, random) => {
    let turn = state[TURN] as number;
    if (turn < 0) return;
    // As numbers, whose kind need not be looked at again in the loop.
    const strict = final ? 1 : 0;
    const chance = noise | 0;
    let last = state[LAST] as number;
    let mask = maskIn(state);
    for (;;) {
      const hand = state[turn] as number;
      // Those who are out hold nothing, and so are passed over.
      const plays = hand & mask;
      if (plays !== 0 && !(strict === 1 && hasPassed(state, turn))) {
        let bit: number;
        if (mask === ANYTHING && (plays & (plays - 1)) === 0) bit = lowestOf(plays);
        else {
          state[TURN] = turn;
          bit = chosen(choose, state, plays, mask !== ANYTHING, chance, random);
        }
        if (bit !== NO_PLAY) {
          const shift = bit & ~3;
          const size = (bit & 3) + 1;
          const left = (hand & ~(15 << shift)) | ((((hand >>> shift) & 15) >>> size) << shift);
          const gone = state[GONE] as number;
          state[GONE] = gone | (((((gone >>> shift) & 15) << size) | ((1 << size) - 1)) << shift);
          state[turn] = left;
          state[TOP] = bit >> 2;
          state[SIZE] = size;
          state[LAST] = turn;
          last = turn;
          mask = ABOVE[bit] as number;
          if (left === 0 && isLastOut(state, turn)) break;
        } else if (strict === 1) markPassed(state, turn);
      } else if (strict === 1 && hand !== 0) markPassed(state, turn);
      turn = nextSeat(turn);
      if (turn === last) {
        while (state[turn] === 0) turn = nextSeat(turn);
        last = turn;
        mask = ANYTHING;
        state[TOP] = -1;
        state[SIZE] = 1;
        state[LAST] = turn;
        if (strict === 1) state[PASSED] = 0;
      }
    }
    endRound(state);
  };
}

/** What the policy says, or now and then anything. */
function chosen(
  choose: Choose,
  state: State,
  plays: number,
  mayPass: boolean,
  chance: number,
  random: Random,
): number {
  if (chance > 0) {
    const drawn = random.next();
    if ((drawn & 1023) < chance) return anyOf(plays, mayPass, drawn >>> 10);
  }
  return choose(state, plays, mayPass, random);
}

function hasPassed(state: State, seat: number): boolean {
  return (((state[PASSED] as number) >> seat) & 1) === 1;
}

function markPassed(state: State, seat: number): void {
  state[PASSED] = (state[PASSED] as number) | (1 << seat);
}
