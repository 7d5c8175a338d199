/**
 * Gets rid of low cards: leads all it has of its lowest rank, beats with the lowest rank that does and as few jokers as it can,
 * passes only when it must, and lays every revolution that it can.
 */
import type { State } from '../../kernel.ts';
import { lowestIn } from '../bits.ts';
import { countOf, jokersIn, NATURALS } from '../hand.ts';
import { GAP, handAt, JOKERS, REVOLT, SIZE, TOP, TURN } from '../layout.ts';
import { playOf, revoltOf } from '../moves.ts';
import type { Choose } from './choose.ts';

export const greedy: Choose = (state) => {
  const at = handAt(state, state[TURN] as number);
  if (state[GAP] === 1) {
    const size = state[REVOLT] as number;
    for (let jokers = 0; ; jokers++) {
      const ranks = (state[at + size - jokers] as number) & NATURALS;
      if (ranks !== 0) return revoltOf(lowestIn(ranks), size - jokers, jokers);
    }
  }
  const top = state[TOP] as number;
  return top === -1 ? lead(state, at) : follow(state, at, top);
};

function lead(state: State, at: number) {
  const rank = lowestIn(state[at + 1] as number);
  if (rank === JOKERS) return playOf(JOKERS, 0, jokersIn(state, at));
  return playOf(rank, countOf(state, at, rank), 0);
}

function follow(state: State, at: number, top: number) {
  const size = state[SIZE] as number;
  const above = -1 << (top + 1);
  const plain = (state[at + size] as number) & above & NATURALS;
  if (plain !== 0) return playOf(lowestIn(plain), size, 0);
  const held = jokersIn(state, at);
  for (let jokers = 1; jokers <= held && jokers < size; jokers++) {
    const ranks = (state[at + size - jokers] as number) & above & NATURALS;
    if (ranks !== 0) return playOf(lowestIn(ranks), size - jokers, jokers);
  }
  return playOf(JOKERS, 0, size);
}
