/** States of Forradalom's kernel in which there is something to choose, from rounds of all sorts and sizes of table, played by a policy. */
import { dealRound } from '../../scripts/train/forradalom-deals.ts';
import { countOf, jokersIn } from '../../src/analysis/kernel/forradalom/hand.ts';
import {
  COPIES,
  GONE,
  handAt,
  JOKERS,
  PACK_JOKERS,
  PLAYERS,
  REVERSED,
  TURN,
} from '../../src/analysis/kernel/forradalom/layout.ts';
import type { Kernel, PlayoutPolicy } from '../../src/analysis/kernel/kernel.ts';
import { type Random, randomFrom, shuffle } from '../../src/analysis/random.ts';

export interface Asked {
  readonly kernel: Kernel;
  readonly state: Int32Array;
}

/** What is asked in so many rounds, by a policy's play and now and then by chance. */
export function askedIn(rounds: number, seed: string, policy: PlayoutPolicy = 'random'): Asked[] {
  const random = randomFrom(seed);
  const asked: Asked[] = [];
  for (let round = 0; round < rounds; round++) {
    const { kernel, state } = dealRound(random);
    while (kernel.turn(state) >= 0) {
      if (kernel.moves(state).length > 1) asked.push({ kernel, state: state.slice() });
      kernel.apply(state, kernel.choose(state, random.below(10) === 0 ? 'random' : policy, random));
    }
  }
  return asked;
}

/** How many of a rank, the joker's among them, a hand holds. */
export function heldOf(state: Int32Array, seat: number, rank: number): number {
  const at = handAt(state, seat);
  return rank === JOKERS ? jokersIn(state, at) : countOf(state, at, rank);
}

/** How many of a rank the one to move neither holds nor saw go. */
export function unseenOf(state: Int32Array, rank: number): number {
  const all = (rank === JOKERS ? state[PACK_JOKERS] : state[COPIES]) as number;
  return all - heldOf(state, state[TURN] as number, rank) - (state[GONE + rank] as number);
}

/** The others, in the order of turns, with the numbers of their cards. */
export function othersOf(state: Int32Array) {
  const players = state[PLAYERS] as number;
  return Array.from({ length: players - 1 }, (_, i) => {
    const seat = ((state[TURN] as number) + 1 + i) % players;
    return { seat, cards: state[handAt(state, seat)] as number };
  });
}

/** The same to the one to move, with the unseen cards dealt anew to the others. */
export function redealt({ kernel, state }: Asked, random: Random): Int32Array {
  const out = state.slice();
  const faces = Array.from({ length: JOKERS + 1 }, (_, rank) => {
    const face = rank === JOKERS || state[REVERSED] === 0 ? rank : JOKERS - 1 - rank;
    return new Array<number>(unseenOf(state, rank)).fill(face);
  });
  const unseen = shuffle(random, faces.flat());
  let from = 0;
  for (const { seat, cards } of othersOf(state)) {
    kernel.deal(out, seat, unseen, from, from + cards);
    from += cards;
  }
  return out;
}
