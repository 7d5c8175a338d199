/** Plays a round of Forradalom on to its end by one policy. One loop a policy, so that it may be compiled into it. */
import type { Random } from '../../random.ts';
import type { Move, State } from '../kernel.ts';
import { lowestIn } from './bits.ts';
import { GAP, handAt, JOKERS, SIZE, TOP, TURN } from './layout.ts';
import { canFollow } from './legal.ts';
import { PASS, playOf } from './moves.ts';
import type { Choose } from './policies/choose.ts';
import { anyOf } from './policies/random.ts';
import { act } from './turns.ts';

export type Playout = (state: State, noise: number, random: Random) => void;

/** Takes a random move with a chance of `noise` / 1024. */
export function playoutBy(choose: Choose): Playout {
  return (state, noise, random) => {
    if (mustPass(state)) act(state, PASS, 'choosers');
    while ((state[TURN] as number) >= 0) {
      act(state, choiceOf(state, choose, noise, random), 'choosers');
    }
  };
}

/** The only legal move, or what the policy says; of the round as it is played. */
export function moveBy(state: State, choose: Choose, random: Random): Move {
  return mustPass(state) ? PASS : choiceOf(state, choose, 0, random);
}

function mustPass(state: State): boolean {
  const seat = state[TURN] as number;
  if (seat < 0 || state[GAP] === 1 || state[TOP] === -1) return false;
  return !canFollow(state, handAt(state, seat), state[TOP] as number, state[SIZE] as number);
}

/** What one does who can do something else than pass. */
function choiceOf(state: State, choose: Choose, noise: number, random: Random): Move {
  const at = handAt(state, state[TURN] as number);
  if (state[at] === 1 && state[TOP] === -1 && state[GAP] === 0) return lastCard(state, at);
  if (noise > 0) {
    const drawn = random.next();
    if ((drawn & 1023) < noise) return anyOf(state, drawn >>> 10);
  }
  return choose(state, random);
}

/** The lead of one card alone. */
function lastCard(state: State, at: number): Move {
  const rank = lowestIn(state[at + 1] as number);
  return rank === JOKERS ? playOf(JOKERS, 0, 1) : playOf(rank, 1, 0);
}
