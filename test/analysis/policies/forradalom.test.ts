import { describe, expect, it } from 'vitest';
import { cardsOfChoice } from '../../../src/analysis/choice-cards.ts';
import { dealMatch } from '../../../src/analysis/deal-match.ts';
import { randomPolicy } from '../../../src/analysis/policies/random-policy.ts';
import { sensible } from '../../../src/analysis/policies/sensible.ts';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { RoundState, Seat } from '../../../src/rules/game.ts';
import { act, dealt, gapAfter, inTurn, opened } from '../../support/forradalom.ts';
import { give } from '../../support/table.ts';

/** What the one to move lays, as text; empty for a pass. */
function moveIn(state: RoundState): string {
  const seat = state.turn ?? -1;
  const choice = sensible.play(viewOf(forradalom, state, seat), forradalom.choices(state), randomFrom(1));
  return cardsOfChoice(state.hands[seat] ?? [], choice).join(' ');
}

/** The revolution that a seat lays in the gap after an ace was led, as text; null for none. */
function revoltOf(hands: readonly string[], seat: Seat): string | null {
  const gap = gapAfter({ hands }, 'Ad');
  const choice = sensible.revolt(viewOf(forradalom, gap, seat), forradalom.revolts(gap, seat), randomFrom(1));
  return choice && cardsOfChoice(gap.hands[seat] ?? [], choice).join(' ');
}

describe('a sensible player of Forradalom', () => {
  it('follows with exactly as many cards, as cheaply as it can', () => {
    const hands = ['5d 5h 3d', '7d 7h 9c 9s 9h 4d', 'Kd Kh 8c 8h', 'Ad As Jd Jh'];
    expect(moveIn(inTurn(opened({ hands }), '5d 5h'))).toBe('7d 7h');
  });

  it('keeps the joker for later while something else will do', () => {
    const hands = ['5d 3d 8d', '7d Ts jo 4d', 'Kd Kh 8c 8h', 'Ad As Jd Jh'];
    expect(moveIn(inTurn(opened({ hands }), '5d'))).not.toContain('jo');
  });

  it('spends the joker when that decides the round', () => {
    const hands = ['5d 3d 8d', 'jo 4d', 'Kd Kh 8c 8h', 'Ad As Jd Jh'];
    expect(moveIn(inTurn(opened({ hands }), '5d'))).toBe('jo');
  });

  it('turns the order round with low cards in hand, and not with high ones', () => {
    const rest = ['Ad Qd Jd', '8d 9h Kh Ac'];
    expect(revoltOf([...rest, '5d 5h 5c 5s 3d 4d 2c'], 2)).toBe('5d 5h 5c 5s');
    expect(revoltOf([...rest, 'Td Th Tc Ts Kd As jo'], 2)).toBeNull();
  });

  it('always goes out by a revolution where it can', () => {
    expect(revoltOf(['Ad Qd Jd', '8d 9h', 'As Ah Ac jo'], 2)).toBe('Ah Ac As jo');
  });

  it('returns its low lone cards, of those received too', () => {
    const state = dealt({ hands: ['3d Qd Qh Kc', '5d', '7d 7h', '4d 2h 2c 4h'], titles: [0, 1, 2, 3] });
    const taken = act(state, give(3, '4d 4h', 0));
    const [due] = forradalom.dues(taken);
    if (due?.type !== 'give') throw new Error('no return is due');
    expect([...sensible.give(viewOf(forradalom, taken, 0), due, randomFrom(1))].sort()).toContain('3d');
  });

  it('beats random ones by more than a point a round', () => {
    const players = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id }));
    const bots = [sensible, randomPolicy, sensible, randomPolicy, sensible, randomPolicy];
    const { rounds } = dealMatch({ game: forradalom, players, rounds: 40, seed: 'arena', bots });
    const won = rounds.reduce((sum, { points }) => {
      return sum + ['a', 'c', 'e'].reduce((own, id) => own + (points?.points[id] ?? 0), 0);
    }, 0);
    expect(won / (3 * rounds.length)).toBeGreaterThan(1);
  });
});

describe('a random player of Forradalom', () => {
  it('lays every revolution that it could sooner or later, and sometimes none', () => {
    const gap = gapAfter({ hands: ['Ad 5d', '6d 6h 6c 6s jo 3d', '7d'] }, 'Ad');
    const could = forradalom.revolts(gap, 1);
    const random = randomFrom('revolts');
    const laid = Array.from({ length: 60 }, () =>
      randomPolicy.revolt(viewOf(forradalom, gap, 1), could, random),
    );
    expect(new Set(laid)).toEqual(new Set([...could, null]));
  });
});
