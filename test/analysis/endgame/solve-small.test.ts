import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/analysis/endgame/solution.ts';
import { solve } from '../../../src/analysis/endgame/solve.ts';
import { solveSmall } from '../../../src/analysis/endgame/solve-small.ts';
import { movesByRule } from '../../../src/analysis/endgame/state-moves.ts';
import { anemakiKernel } from '../../../src/analysis/kernel/anemaki/kernel.ts';
import { forradalomKernel } from '../../../src/analysis/kernel/forradalom/kernel.ts';
import type { Kernel, State } from '../../../src/analysis/kernel/kernel.ts';
import { positionOfState } from '../../../src/analysis/positions/position-of-state.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import type { Face } from '../../../src/cards/card.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Game, RoundState, Seat } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { cards } from '../../support/cards.ts';
import { KINDS, lateState, smallDeal } from './some-states.ts';

function loaded(kernel: Kernel, game: Game, round: RoundState): State {
  const state = new Int32Array(kernel.words);
  kernel.load(positionOfState(game, round), state);
  return state;
}

describe.each(KINDS)('with the rule for ties, with pass: $pass, $direction', (kind) => {
  it('finds what the solver of Anemaki finds', () => {
    const random = randomFrom(`small ${kind.pass} ${kind.direction}`);
    const kernel = anemakiKernel(setupOf(anemaki, 5, { pass: kind.pass }));
    for (let i = 0; i < 60; i++) {
      const round = i % 2 === 0 ? smallDeal(kind, 13, random) : lateState(kind, 12, random);
      const small = solveSmall(kernel, loaded(kernel, anemaki, round), {}, movesByRule);
      const fast = solve(positionOfState(anemaki, round));
      expect({ ...small, nodes: 0 }).toEqual({ ...fast, nodes: 0 });
      expect(small?.nodes).toBeGreaterThanOrEqual(fast?.nodes ?? 0);
    }
  });
});

/** A round of Forradalom among three, the first to lead. */
function three(hands: readonly string[]): { kernel: Kernel; state: State } {
  const setup = setupOf(forradalom, 3);
  const kernel = forradalomKernel(setup);
  const deal = { dealer: 0, hands: hands.map(cards), talon: [] };
  return { kernel, state: loaded(kernel, forradalom, forradalom.open(forradalom.deal(setup, deal, null))) };
}

/** The order in which a line ends, every step by the one whose turn it is. */
function replayed(kernel: Kernel, start: State, line: readonly Step[]): Seat[] {
  const state = start.slice();
  for (const { seat, deed } of line) {
    expect(kernel.turn(state)).toBe(seat);
    kernel.apply(state, kernel.moveOf(deed));
  }
  expect(kernel.turn(state)).toBe(-1);
  const places = new Uint8Array(kernel.setup.players);
  kernel.places(state, places);
  return Array.from(places, (_, place) => places.indexOf(place));
}

describe('in Forradalom', () => {
  it('gives everyone the best place that his deeds lead to, by a line that leads there', () => {
    const random = randomFrom('forradalom');
    for (const players of [3, 4, 6]) {
      const setup = setupOf(forradalom, players);
      const kernel = forradalomKernel(setup);
      for (let i = 0; i < 20; i++) {
        const ranks = ['3', '8', 'K', '2'].slice(0, 2 + random.below(3));
        const hands = Array.from({ length: players }, (_, seat) =>
          Array.from({ length: 1 + random.below(2) }, (_card, n) =>
            n === 0 || seat > 0 ? `${ranks[random.below(ranks.length)]}?` : 'jo',
          ).join(' '),
        );
        const deal = { dealer: 0, hands: hands.map(cards), talon: [] };
        const start = loaded(kernel, forradalom, forradalom.open(forradalom.deal(setup, deal, null)));
        const solution = solveSmall(kernel, start);
        const seat = kernel.turn(start);
        const places = solution?.deeds.map(({ order }) => order.indexOf(seat)) ?? [];
        expect(solution?.order.indexOf(seat)).toBe(Math.min(...places));
        expect(replayed(kernel, start, solution?.line ?? [])).toEqual(solution?.order);
      }
    }
  });

  it('sees a revolution coming', () => {
    // Nobody can follow the king; in the gap the four threes are laid, and their seat is out.
    const { kernel, state } = three(['K? 4?', '3? 3? 3? 3?', '9? 8?']);
    const solution = solveSmall(kernel, state);
    const lead = (face: Face) => ({ type: 'play', face, naturals: 1, jokers: 0 });
    expect(solution?.deeds).toEqual([
      { deed: lead('4'), order: [0, 1, 2] },
      { deed: lead('K'), order: [1, 0, 2] },
    ]);
    expect(solution?.line[0]).toEqual({ seat: 0, deed: lead('4') });
  });

  it('stops when its budget is used up', () => {
    const { kernel, state } = three(['3? 4? jo', '6? 7? 8?', 'T? J? Q?']);
    const nodes = solveSmall(kernel, state)?.nodes ?? 0;
    expect(nodes).toBeGreaterThan(100);
    expect(solveSmall(kernel, state, { nodes })?.nodes).toBe(nodes);
    expect(solveSmall(kernel, state, { nodes: nodes - 1 })).toBeNull();
  });
});
