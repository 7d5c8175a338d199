import { describe, expect, it } from 'vitest';
import { FEATURES, featuresOf, type Position } from '../../src/analysis/strength-features.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import type { RoundState, Seat } from '../../src/rules/game.ts';
import { opened as forradalomTricks } from '../support/forradalom.ts';
import { ARI, ASTER, JANIET, PHYSO, play, RHYS, tricks } from '../support/table.ts';

const positionOf = (state: RoundState): Position => ({ ...state, pile: state.trick?.plays ?? [] });
const feature = (at: Position, seat: Seat, name: (typeof FEATURES)[number]) =>
  featuresOf(anemaki, at)[seat]?.[FEATURES.indexOf(name)];
/** Ari's hand against what the others hold. */
const against = (hand: string, others: string, talon = '') =>
  positionOf(tricks({ hands: [hand, others, '', '', ''], talon }));

describe('the features of a hand', () => {
  it('count its groups', () => {
    expect(feature(against('7d 7h 9s Ad', '8d'), ARI, 'groups')).toBe(3);
  });

  it('measure height against the cards that others may hold, the talon among them', () => {
    expect(feature(against('9d', '7d 8d Kd Ad'), ARI, 'height')).toBe(0.5);
    expect(feature(against('9d', '7d 8d', 'Kd Ad'), ARI, 'height')).toBe(0.5);
    expect(feature(against('9d', '9h 9s'), ARI, 'height')).toBe(0.5);
    expect(feature(against('9d Td', '7d 8d'), ARI, 'height')).toBe(2);
  });

  it('add the height of several cards once more', () => {
    expect(feature(against('9d 9h Td', '7d 8d'), ARI, 'heightOfSeveral')).toBe(1);
  });

  it('call a group unbeatable when no higher rank is left as often', () => {
    expect(feature(against('Qd Qh', 'Kd Ad'), ARI, 'unbeatable')).toBe(1);
    expect(feature(against('Qd Qh', 'Kd Ks'), ARI, 'unbeatable')).toBe(0);
    expect(feature(against('Qd', '', 'Kd'), ARI, 'unbeatable')).toBe(0);
  });

  it('let jokers stand in for what beats a group, beside a natural card at least', () => {
    const beatable = (hand: string, others: string) => {
      const state = forradalomTricks({ hands: [hand, others, '2d'], options: { jokers: '2' } });
      return featuresOf(forradalom, positionOf(state))[0]?.[FEATURES.indexOf('unbeatable')] === 0;
    };
    expect(beatable('Qd Qh', 'Kd jo')).toBe(true);
    expect(beatable('Qd Qh', 'Kd 3d')).toBe(false);
    expect(beatable('Qd Qh', '3d jo')).toBe(false);
    expect(beatable('Qd Qh', 'jo jo')).toBe(true);
    expect(beatable('jo', 'Ad jo')).toBe(false);
  });

  it('turn over with the order', () => {
    const reversed = { ...against('7d', 'Ad Kd'), direction: 'reversed' as const };
    expect(feature(reversed, ARI, 'height')).toBe(1);
    expect(feature(reversed, ARI, 'unbeatable')).toBe(1);
  });

  it('take unknown cards for lone cards of middling height', () => {
    const at = against('?? ?? 9?', '7d');
    expect(feature(at, ARI, 'groups')).toBe(3);
    expect(feature(at, ARI, 'height')).toBe(2);
  });

  it('know a hand of one group', () => {
    expect(feature(against('9d 9h', '7d'), ARI, 'lastGroup')).toBe(1);
    expect(feature(against('9d Th', '7d'), ARI, 'lastGroup')).toBe(0);
    expect(feature(against('??', '7d'), ARI, 'lastGroup')).toBe(1);
  });
});

describe('the features of a seat', () => {
  it('say who leads, and how many act before each of the others', () => {
    const at = positionOf(tricks({ leader: PHYSO }));
    expect([ARI, PHYSO, JANIET, ASTER, RHYS].map((seat) => feature(at, seat, 'leads'))).toEqual([
      0, 1, 0, 0, 0,
    ]);
    expect([ARI, PHYSO, JANIET, ASTER, RHYS].map((seat) => feature(at, seat, 'wait'))).toEqual([
      1, 0, 0.25, 0.5, 0.75,
    ]);
  });

  it('say who laid the top', () => {
    const at = positionOf(play(tricks(), [ARI, '7d'], [PHYSO, '8d']));
    expect([ARI, PHYSO, JANIET].map((seat) => feature(at, seat, 'onTop'))).toEqual([0, 1, 0]);
    expect(feature(at, JANIET, 'leads')).toBe(0);
  });

  it('are null for whoever is out', () => {
    const at = positionOf(play(tricks({ hands: ['7d', '8d 9d', 'Td', 'Jd', 'Qd'] }), [ARI, '7d']));
    expect(featuresOf(anemaki, at)[ARI]).toBeNull();
    expect(featuresOf(anemaki, at)[PHYSO]).toHaveLength(FEATURES.length);
  });
});
