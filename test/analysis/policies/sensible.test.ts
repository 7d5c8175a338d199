import { describe, expect, it } from 'vitest';
import { cardsOfChoice } from '../../../src/analysis/choice-cards.ts';
import { dealMatch } from '../../../src/analysis/deal-match.ts';
import { randomPolicy } from '../../../src/analysis/policies/random-policy.ts';
import { sensible } from '../../../src/analysis/policies/sensible.ts';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { Due, RoundState, Seat } from '../../../src/rules/game.ts';
import { cards } from '../../support/cards.ts';
import { ARI, dealtRound, JANIET, PHYSO, play, tricks } from '../../support/table.ts';

/** What the one to move lays, as text; empty for a pass. */
function moveIn(state: RoundState): string {
  const seat = state.turn ?? ARI;
  const choice = sensible.play(viewOf(anemaki, state, seat), anemaki.choices(state), randomFrom(1));
  return cardsOfChoice(state.hands[seat] ?? [], choice).join(' ');
}

const REST = ['7h 7s 8d Jd Kc Kh', '8c 8h 9s Qd Qh As', '7c 9d Tc Jh Ks Ac', '8s 9c Td Js Kd Ah'];
const leads = (hand: string) => moveIn(tricks({ hands: [hand, ...REST] }));
/** The answer of Physo, holding this hand, to what Ari leads. */
const answers = (led: string, hand: string) => {
  const [, ...rest] = REST;
  return moveIn(play(tricks({ hands: [`${led} 7d 9h`, hand, ...rest] }), [ARI, led]));
};

describe('a sensible player', () => {
  it('leads the lowest group', () => {
    expect(leads('7d Th Jc Qs Ad')).toBe('7d');
  });

  it('leads a whole group rather than a part of it', () => {
    expect(leads('8d 8s 8h Jc Qs Ad')).toBe('8d 8h 8s');
  });

  it('beats as cheaply as may be', () => {
    expect(answers('8c', '9d Qc Ad')).toBe('9d');
  });

  it('answers with three of a kind whole rather than break it', () => {
    expect(answers('8c', '9d 9s 9c Qc Qs')).toBe('9d 9c 9s');
  });

  it('passes rather than split a pair of aces', () => {
    expect(answers('Kd', '7c 8d 9s Ad Ac')).toBe('');
  });

  it('goes out where it can', () => {
    expect(answers('8c', 'Ad')).toBe('Ad');
    expect(leads('Qd Qh')).toBe('Qd Qh');
  });

  it('leads what nobody beats before its last group', () => {
    expect(leads('7d Ad Ah Ac')).toBe('Ad Ah Ac');
  });
});

describe('a sensible exchange', () => {
  const due = (state: RoundState, seat: Seat) => anemaki.dues(state).find((one) => one.seat === seat) as Due;
  const gift = (hand: string, seat: Seat) => {
    const hands = [...REST.slice(0, seat), hand, ...REST.slice(seat)];
    const state = dealtRound({ hands });
    const asked = due(state, seat);
    const view = viewOf(anemaki, state, seat);
    if (asked.type === 'swap') return sensible.swap(view, asked, randomFrom(1));
    return sensible.give(view, asked, randomFrom(1));
  };

  it('gives lone low cards away', () => {
    expect(gift('7d 9d Jh Jc Qs Qc', ARI)).toEqual(cards('7d 9d'));
    expect(gift('7d 9d Jh Jc Qs Qc', PHYSO)).toEqual(cards('7d'));
  });

  it('keeps low cards together when that leaves fewer groups', () => {
    expect(gift('7d 7s 7c 8d 9h Ad', ARI)).toEqual(cards('8d 9h'));
  });

  it('swaps two lone low cards for the talon', () => {
    expect(gift('7d 9d Jh Jc Qs Qc', JANIET)).toEqual(cards('7d 9d'));
  });

  it('leaves the talon when every card has its place', () => {
    expect(gift('Qd Qs Kh Ks Ad Ac', JANIET)).toEqual([]);
  });
});

describe('sensible players', () => {
  it('beat random ones by more than a point a round', () => {
    const players = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id }));
    const bots = [sensible, randomPolicy, sensible, randomPolicy, randomPolicy];
    const { rounds } = dealMatch({ game: anemaki, players, rounds: 150, seed: 'arena', bots });
    const won = rounds.reduce(
      (sum, { points }) => sum + (points?.points.a ?? 0) + (points?.points.c ?? 0),
      0,
    );
    expect(won / (2 * rounds.length)).toBeGreaterThan(1);
  });
});
