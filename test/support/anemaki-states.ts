/** States of Anemaki's kernel in which there is something to choose, from rounds of all sorts: titled or not, either pass option, played at random. */
import { dealRound } from '../../scripts/train/anemaki-deals.ts';
import { cardsIn, countOf, withMore } from '../../src/analysis/kernel/anemaki/hand.ts';
import { GONE, SEATS, TOP, TURN, WORDS } from '../../src/analysis/kernel/anemaki/layout.ts';
import { playsIn } from '../../src/analysis/kernel/anemaki/moves.ts';
import { NO_PLAY } from '../../src/analysis/kernel/anemaki/policies/choose.ts';
import { anyOf } from '../../src/analysis/kernel/anemaki/policies/random.ts';
import { lay, pass } from '../../src/analysis/kernel/anemaki/turns.ts';
import { type Random, randomFrom, shuffle } from '../../src/analysis/random.ts';

export interface Asked {
  readonly state: Int32Array;
  readonly plays: number;
  readonly mayPass: boolean;
  /** A pass lasts until the trick ends. */
  readonly final: boolean;
}

/** What a policy is asked in so many rounds. */
export function askedIn(rounds: number, seed: string): Asked[] {
  const random = randomFrom(seed);
  const asked: Asked[] = [];
  for (let round = 0; round < rounds; round++) {
    const state = new Int32Array(WORDS);
    const final = random.below(2) === 1;
    dealRound(random, state);
    while ((state[TURN] as number) >= 0) {
      const plays = playsIn(state);
      const mayPass = state[TOP] !== -1;
      const options = cardsIn(plays) + (mayPass ? 1 : 0);
      if (options > 1) asked.push({ state: state.slice(), plays, mayPass, final });
      make(state, plays === 0 ? NO_PLAY : anyOf(plays, mayPass, random.next() >>> 10), final);
    }
  }
  return asked;
}

/** Makes a play or a pass. */
export function make(state: Int32Array, bit: number, final: boolean): void {
  if (bit === NO_PLAY) pass(state, final);
  else lay(state, bit);
}

/** The same to the one to move, with the unseen cards dealt anew to the others. */
export function redealt(state: Int32Array, random: Random): Int32Array {
  const own = state[TURN] as number;
  const out = state.slice();
  const ranks = [0, 1, 2, 3, 4, 5, 6, 7];
  const unseen = shuffle(
    random,
    ranks.flatMap((rank) => {
      const seen = countOf(state[own] as number, rank) + countOf(state[GONE] as number, rank);
      return new Array<number>(4 - seen).fill(rank);
    }),
  );
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === own) continue;
    const cards = unseen.splice(0, cardsIn(state[seat] as number));
    out[seat] = cards.reduce((hand, rank) => withMore(hand, rank, 1), 0);
  }
  return out;
}
