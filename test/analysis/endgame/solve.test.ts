import { describe, expect, it } from 'vitest';
import type { Solution } from '../../../src/analysis/endgame/solution.ts';
import { solve, solveOrder } from '../../../src/analysis/endgame/solve.ts';
import { anemakiKernel } from '../../../src/analysis/kernel/anemaki/kernel.ts';
import { positionOfState } from '../../../src/analysis/positions/position-of-state.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import type { Face } from '../../../src/cards/card.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { Choice, RoundState } from '../../../src/rules/game.ts';
import { ARI, ASTER, JANIET, PHYSO, play, RHYS, tricks } from '../../support/table.ts';
import { afterChoice, naiveOrder } from './naive-order.ts';
import { KINDS, lateState, smallDeal } from './some-states.ts';

function solved(state: RoundState): Solution {
  const solution = solve(positionOfState(anemaki, state));
  if (!solution) throw new Error('not solved');
  return solution;
}

function set(face: Face, naturals: number): Choice {
  return { type: 'play', face, naturals, jokers: 0 };
}

/** What the rules make of the line: every deed by the one whose turn it is, to the end. */
function replayed(start: RoundState, { line }: Solution): RoundState {
  return line.reduce((before, { seat, deed }) => {
    const state = before.turn === null ? anemaki.clear(before) : before;
    expect(state.turn).toBe(seat);
    return afterChoice(state, deed as Choice);
  }, start);
}

describe.each(KINDS)('with pass: $pass, $direction', (kind) => {
  it('finds the order that trying everything out finds', () => {
    const random = randomFrom(`${kind.pass} ${kind.direction}`);
    for (let i = 0; i < 600; i++) {
      const state = i % 2 === 0 ? smallDeal(kind, 10, random) : lateState(kind, 9, random);
      const order = solveOrder(positionOfState(anemaki, state));
      expect(order, JSON.stringify(state)).toEqual(naiveOrder(state));
    }
  });

  it('tells what every deed leads to, and a line that leads to the order', () => {
    const random = randomFrom(`line ${kind.pass} ${kind.direction}`);
    for (let i = 0; i < 120; i++) {
      const state = smallDeal(kind, 10, random);
      const solution = solved(state);
      const end = replayed(state, solution);
      expect(anemaki.roundOver(end)).toBe(true);
      expect(anemaki.ranking(end)).toEqual(solution.order);
      const now = state.turn === null ? anemaki.clear(state) : state;
      const choices = anemaki.roundOver(state) ? [] : anemaki.choices(now);
      expect(solution.deeds).toEqual(
        choices.map((deed) => ({ deed, order: naiveOrder(afterChoice(now, deed)) })),
      );
    }
  });
});

describe('the rule for ties', () => {
  it('has who leads and is last whatever he does lay more cards before fewer, then low before high', () => {
    const state = tricks({ hands: ['7d 8d 8h', 'Kd Kh', 'Ad Ah', 'Ac', 'As'], leader: ARI });
    const { line, deeds } = solved(state);
    expect(deeds.map(({ order }) => order.indexOf(ARI))).toEqual([4, 4, 4]);
    expect(line[0]).toEqual({ seat: ARI, deed: set('8', 2) });
    const singles = tricks({ hands: ['7d 8d', 'Kd', 'Ad Ah', 'Ac', 'As'], leader: ARI });
    expect(solved(singles).line[0]).toEqual({ seat: ARI, deed: set('7', 1) });
  });

  it('has a sure win come before it', () => {
    const state = tricks({ hands: ['7d Ad', '8d Kd', '9d Ks', 'Td Kh', 'Jd Kc'], leader: ARI });
    const { line, deeds } = solved(state);
    expect(deeds.map(({ order }) => order.indexOf(ARI))).toEqual([0, 0]);
    expect(line[0]).toEqual({ seat: ARI, deed: set('A', 1) });
  });

  it('has who follows and is last whatever he does lay whole groups before parts, low before high, and pass last', () => {
    const following = (hand: string) => {
      const hands = ['7d Kd Kh', hand, 'Ad Ah', 'As', 'Ac'];
      const { line, deeds } = solved(play(tricks({ hands, leader: ARI }), [ARI, '7d']));
      expect(deeds.map(({ order }) => order.indexOf(PHYSO))).toEqual(deeds.map(() => 4));
      return line[0]?.deed;
    };
    expect(following('8d 9d 9h')).toEqual(set('8', 1));
    expect(following('8d 8h 9d')).toEqual(set('8', 2));
  });
});

describe('moments of every kind', () => {
  it('knows who leads when the one who laid last went out', () => {
    const start = tricks({ hands: ['8d', '7d 9d', '7h 7s', '7c 8s', 'Td Jd'], leader: ARI });
    const state = play(start, [ARI, '8d'], [PHYSO], [JANIET], [ASTER], [RHYS]);
    expect(state.turn).toBeNull();
    const { line } = solved(state);
    expect(line[0]).toEqual({ seat: PHYSO, deed: { type: 'play', face: '7', naturals: 1, jokers: 0 } });
  });

  it('has nothing to say but the order once the round is over', () => {
    const start = tricks({ hands: ['8d', '9d', 'Td', 'Jd', 'Qd Kd'], leader: ARI });
    const state = play(start, [ARI, '8d'], [PHYSO, '9d'], [JANIET, 'Td'], [ASTER, 'Jd']);
    expect(solved(state)).toEqual({ order: [0, 1, 2, 3, 4], line: [], deeds: [], nodes: 0 });
  });

  it('refuses what no round can come to', () => {
    const position = positionOfState(anemaki, tricks());
    expect(() => solve({ ...position, hands: position.hands.with(0, [2, 2, 1, 0, 0, 0, 0, 1]) })).toThrow(
      RangeError,
    );
    expect(() => solve({ ...position, out: [ARI] })).toThrow(RangeError);
  });

  it('names every deed as the kernel does', () => {
    const state = tricks({ hands: ['7d 7h 9s', '8d', 'Td', 'Jd', 'Qd'], leader: ARI, direction: 'reversed' });
    const kernel = anemakiKernel(state.setup);
    const position = new Int32Array(kernel.words);
    kernel.load(positionOfState(anemaki, state), position);
    expect(solved(state).deeds.map(({ deed }) => kernel.moveOf(deed))).toEqual(kernel.moves(position));
  });
});
