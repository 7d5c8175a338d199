/**
 * Plays a round of Anemaki on to its end by one policy. One loop a policy, so that it can be compiled into it; and
 * the loop is written out, since engines build only so much of other functions into one.
 */
import type { Random } from '../../random.ts';
import type { State } from '../kernel.ts';
import { ABOVE, ANYTHING } from './hand.ts';
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
    let last = state[LAST] as number;
    let mask = maskIn(state);
    // As numbers, so that their kind need not be looked at again in the loop.
    const strict = final ? 1 : 0;
    const chance = noise | 0;
    for (;;) {
      const hand = state[turn] as number;
      const plays = hand & mask;
      if (plays !== 0) {
        let bit = 31 - Math.clz32(plays);
        if (mask !== ANYTHING || (plays & (plays - 1)) !== 0) {
          state[TURN] = turn;
          bit = chosen(choose, state, plays, mask !== ANYTHING, chance, random);
        }
        if (bit !== NO_PLAY) {
          // As in `lay`.
          const shift = bit & ~3;
          const size = (bit & 3) + 1;
          const held = (hand >>> shift) & 15;
          const left = hand ^ ((held ^ (held >>> size)) << shift);
          const gone = state[GONE] as number;
          state[GONE] = gone | ((((((gone >>> shift) & 15) + 1) << size) - 1) << shift);
          state[turn] = left;
          state[TOP] = bit >> 2;
          state[SIZE] = size;
          state[LAST] = turn;
          last = turn;
          mask = ABOVE[bit] as number;
          if (left === 0 && isLastOut(state, turn)) break;
        }
      }
      // On to the next (as in `nextSeat`) who can play. Those who are out hold nothing, and so are passed over.
      if (strict === 1) turn = nextInTrick(state, turn, last, mask);
      else {
        do turn = (0x04321 >> (turn << 2)) & 15;
        while (turn !== last && ((state[turn] as number) & mask) === 0);
      }
      if (turn === last) {
        while (state[turn] === 0) turn = nextSeat(turn);
        last = turn;
        mask = ANYTHING;
        state[TOP] = -1;
        state[SIZE] = 1;
        state[LAST] = turn;
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

/**
 * The next who can play in a trick that lets nobody back who passed, as `from` has unless he laid last; those on the way pass
 * too. Gives `last` where nobody can: then all may play again.
 */
function nextInTrick(state: State, from: number, last: number, mask: number): number {
  let passed = state[PASSED] as number;
  if (from !== last) passed |= 1 << from;
  let seat = nextSeat(from);
  while (seat !== last && (((state[seat] as number) & mask) === 0 || ((passed >> seat) & 1) === 1)) {
    if (state[seat] !== 0) passed |= 1 << seat;
    seat = nextSeat(seat);
  }
  state[PASSED] = seat === last ? 0 : passed;
  return seat;
}
