import { describe, expect, it } from 'vitest';
import { optionValues } from '../../../src/analysis/decisions/option-values.ts';
import { NOISE } from '../../../src/analysis/equity/budget.ts';
import { pointsOf } from '../../../src/analysis/equity/points-of.ts';
import type { TrickDeed } from '../../../src/analysis/kernel/kernel.ts';
import { kernelOf } from '../../../src/analysis/kernel/kernels.ts';
import { knowledgeOfView } from '../../../src/analysis/knowledge/knowledge-of-view.ts';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Game, RoundState, Seat } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { exchangedFor } from '../../support/hidden-cards.ts';
import { randomMatch } from '../../support/random-match.ts';
import { ARI, play, tricks } from '../../support/table.ts';

function values(game: Game, state: RoundState, seat: Seat, deeds: readonly TrickDeed[], worlds = 200) {
  const kernel = kernelOf(state.setup, game.id);
  const knowledge = knowledgeOfView(viewOf(game, state, seat));
  const budget = { policy: 'greedy', noise: NOISE, seed: 'options', worlds } as const;
  return optionValues(kernel, pointsOf(game, state.setup), knowledge, deeds, budget);
}

const lay = (face: '7' | 'A', naturals: number): TrickDeed => ({ type: 'play', face, naturals, jokers: 0 });

describe('the options of a play', () => {
  it('are worth the first place where they end the round for the one who takes them', () => {
    const state = tricks({ hands: ['7d 7h', '8c As Ks', 'Kd Kh 9s', 'Qd 9h Ac', 'Ah 7s Td'], talon: '' });
    const [pair, single] = values(anemaki, state, ARI, [lay('7', 2), lay('7', 1)]);
    expect(pair).toMatchObject({ deed: lay('7', 2), mean: 2, se: 0 });
    expect(pair?.points).toEqual(new Float64Array(200).fill(2));
    expect(single?.mean).toBeLessThan(1.5);
    expect(single?.mean).toBeCloseTo((single?.points.reduce((sum, value) => sum + value) ?? 0) / 200, 12);
  });

  it('meet the same worlds and the same luck: twice the same option, twice the same points', () => {
    const [one, , other] = values(anemaki, tricks(), ARI, [lay('7', 1), lay('A', 1), lay('7', 1)]);
    expect(one?.points).toEqual(other?.points);
  });

  it('are refused before the tricks', () => {
    const kernel = kernelOf(tricks().setup, 'anemaki');
    const knowledge = { ...knowledgeOfView(viewOf(anemaki, tricks(), ARI)), table: null };
    const budget = { policy: 'greedy', noise: NOISE, seed: '', worlds: 1 } as const;
    expect(() => optionValues(kernel, [2, 1, 0, -1, -2], knowledge, [], budget)).toThrow(RangeError);
  });
});

describe.each([
  [anemaki, 5],
  [forradalom, 4],
] as const)('own-knowledge values of %o', (game, players) => {
  it('do not change by a bit with hidden cards', () => {
    const setup = setupOf(game, players);
    const { rounds } = randomMatch({ seed: 'hidden', rounds: 4, game, setup });
    const states = rounds.flatMap(({ steps }) => steps.map(({ round }) => round));
    let compared = 0;
    for (const [i, state] of states.entries()) {
      const deeds = game.choices(state);
      const { turn } = state;
      const other = turn === null ? null : exchangedFor(state, turn);
      if (turn === null || !other || deeds.length < 2 || i % 5 > 0) continue;
      expect(values(game, other, turn, deeds, 20)).toEqual(values(game, state, turn, deeds, 20));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('change with what the seat sees', () => {
    const state = tricks();
    const later = play(tricks({ leader: 4 }), [4, '8s']);
    expect(values(anemaki, later, ARI, [lay('A', 1)])).not.toEqual(
      values(anemaki, state, ARI, [lay('A', 1)]),
    );
  });
});
