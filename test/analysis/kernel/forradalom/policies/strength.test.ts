/** Holds the order of strength of Forradalom's policies: two of them take turns round the table, every deal from all seats. */
import { describe, expect, it } from 'vitest';
import { dealCards } from '../../../../../src/analysis/deal-cards.ts';
import { PLAYOUT_POLICIES, type PlayoutPolicy } from '../../../../../src/analysis/kernel/kernel.ts';
import { kernelOf } from '../../../../../src/analysis/kernel/kernels.ts';
import { positionOfState } from '../../../../../src/analysis/positions/position-of-state.ts';
import { randomFrom } from '../../../../../src/analysis/random.ts';
import { forradalom } from '../../../../../src/rules/forradalom/forradalom.ts';
import { setupOf } from '../../../../../src/rules/games.ts';

/** Mean points of the seats of one policy less those of the other, over so many deals. */
function leadOf(one: PlayoutPolicy, other: PlayoutPolicy, players: number, deals: number): number {
  const setup = setupOf(forradalom, players);
  const kernel = kernelOf(setup, 'forradalom');
  const random = randomFrom(`${one} ${other} ${players}`);
  const [start, state] = [new Int32Array(kernel.words), new Int32Array(kernel.words)];
  const places = new Uint8Array(players);
  let lead = 0;
  for (let deal = 0; deal < deals; deal++) {
    const dealt = dealCards(forradalom, setup, random.below(players), random);
    kernel.load(positionOfState(forradalom, forradalom.open(forradalom.deal(setup, dealt, null))), start);
    for (let shift = 0; shift < players; shift++) {
      const isOne = (seat: number) => ((seat + shift) % players) % 2 === 0;
      state.set(start);
      for (let seat = kernel.turn(state); seat >= 0; seat = kernel.turn(state)) {
        kernel.apply(state, kernel.choose(state, isOne(seat) ? one : other, random));
      }
      kernel.places(state, places);
      const ones = (players + 1) >> 1;
      for (const [seat, place] of places.entries()) {
        const points = forradalom.points(place + 1, players);
        lead += isOne(seat) ? points / ones : -points / (players - ones);
      }
    }
  }
  return lead / deals / players;
}

it('has the four policies, weakest first', () => {
  expect(kernelOf(setupOf(forradalom, 4), 'forradalom').policies).toEqual(PLAYOUT_POLICIES);
});

// Standard errors are .04 … .07: each bound lies three of them or more below what long matches give.
describe.each([3, 4, 5, 8])('among %i', (players) => {
  it.each([
    ['linear', 'heuristic'],
    ['heuristic', 'greedy'],
    ['greedy', 'random'],
  ] as const)('%s is stronger than %s', (one, other) => {
    expect(leadOf(one, other, players, 150)).toBeGreaterThan(0.05);
  });
});
