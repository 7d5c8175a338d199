import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/analysis/policies/random-policy.ts';
import { selfPlay } from '../../src/analysis/self-play.ts';
import { strengthOf } from '../../src/analysis/strength.ts';
import { FEATURES, type Position } from '../../src/analysis/strength-features.ts';
import { STRENGTH_WEIGHTS } from '../../src/analysis/strength-weights.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import type { RoundState } from '../../src/rules/game.ts';
import { GAMES } from '../../src/rules/games.ts';
import { ARI, ASTER, JANIET, PHYSO, play, RHYS, tricks } from '../support/table.ts';

const strength = (state: RoundState) => strengthOf(anemaki, { ...state, pile: state.trick?.plays ?? [] });
const positions = [...selfPlay(anemaki, 5, 40, 'strength-test', randomPolicy)].flat();

describe('the strength index', () => {
  it('adds to zero in every position', () => {
    for (const { position } of positions) {
      expect(strengthOf(anemaki, position).reduce((a, b) => a + b)).toBeCloseTo(0, 10);
    }
  });

  it('never leaves the places that are still free', () => {
    for (const { position } of positions) {
      const best = 2 - position.out.length;
      strengthOf(anemaki, position).forEach((points, seat) => {
        if (position.out.includes(seat)) return;
        expect(points).toBeLessThanOrEqual(best);
        expect(points).toBeGreaterThanOrEqual(-2);
      });
    }
  });

  it('gives those who are out their points', () => {
    const state = play(
      tricks({ hands: ['7d', '8d', '9d Th', '7c Qh', 'Jd Qd'] }),
      [ARI, '7d'],
      [PHYSO, '8d'],
    );
    expect(strength(state).slice(0, 2)).toEqual([2, 1]);
  });

  it('is the final points once the round is over', () => {
    const over = { ...tricks({ hands: ['', '', '9d', '', ''] }), out: [RHYS, ARI, ASTER, PHYSO], turn: null };
    expect(strength(over)).toEqual([1, -1, -2, 0, 2]);
  });

  it('is zero for all where nothing tells them apart', () => {
    const unknown = Array.from({ length: 5 }, () => '?? ?? ?? ?? ?? ??');
    const state = { ...tricks({ hands: unknown, talon: '?? ??' }), turn: null };
    for (const points of strength(state)) expect(points).toBeCloseTo(0, 10);
  });

  it('prefers aces to sevens, pairs to lone cards, and the lead to waiting', () => {
    const at = strength(
      tricks({ hands: ['7d 7h 9s', 'Ad Ah 9h', '8s Th 9c', '8h 8c Tc', '8d Jd Ts'], leader: RHYS }),
    );
    expect(at[PHYSO]).toBeGreaterThan(at[ARI] ?? 2);
    expect(at[ASTER]).toBeGreaterThan(at[JANIET] ?? 2);
    const hands = ['7d 9h Th', '7h 9s Td', 'Jd Qd Kd', 'Jh Qh Kh', 'Js Qs Ks'];
    const [own = 0, other = 0] = strength(tricks({ hands, leader: ARI }));
    expect(own).toBeGreaterThan(other);
  });

  it('turns round when the world does', () => {
    const plan = { hands: ['Ad Ah Ks', '7d 7h 8s', '9c 9s Th', 'Tc Ts Jh', 'Jd Qd Qh'], leader: RHYS };
    const [normal = 0] = strength(tricks(plan));
    const [reversed = 0] = strength(tricks({ ...plan, direction: 'reversed' }));
    expect(normal).toBeGreaterThan(0.5);
    expect(reversed).toBeLessThan(-0.5);
  });

  it('has a weight for each feature in every game', () => {
    for (const { id } of GAMES) expect(STRENGTH_WEIGHTS[id]).toHaveLength(FEATURES.length);
  });

  it('does not mind cards of which only the rank was noted', () => {
    const known = tricks();
    const vague = {
      ...known,
      hands: known.hands.map((hand) => hand.map((card) => `${card[0]}?` as typeof card)),
    };
    expect(strength(vague)).toEqual(strength(known));
  });

  it('gives every position that it is asked about a number', () => {
    const empty: Position = { ...tricks({ hands: ['', '', '', '', ''], talon: '' }), pile: [], out: [] };
    expect(strengthOf(anemaki, empty).every(Number.isFinite)).toBe(true);
  });
});
