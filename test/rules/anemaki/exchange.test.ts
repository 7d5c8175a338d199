import { describe, expect, it } from 'vitest';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { Action, RoundState } from '../../../src/rules/game.ts';
import { cards } from '../../support/cards.ts';
import {
  ARI,
  ASTER,
  cardsInPlay,
  dealtRound,
  give,
  JANIET,
  PHYSO,
  PLAIN_HANDS,
  RHYS,
  swap,
} from '../../support/table.ts';

const judge = (state: RoundState, action: Action) => anemaki.judge(state, action);
const applyAll = (state: RoundState, ...actions: Action[]) => actions.reduce(anemaki.apply, state);
const keep = (seat: number): Action => ({ type: 'keep', seat });

/** The plain deal with another hand for one seat; suits may come up twice, which no exchange looks at. */
function withHand(seat: number, hand: string) {
  return dealtRound({ hands: PLAIN_HANDS.map((plain, other) => (other === seat ? hand : plain)) });
}

const ALL = [
  give(RHYS, 'Ah Kd', ARI),
  give(ARI, '7d Th', RHYS),
  give(ASTER, 'Ac', PHYSO),
  give(PHYSO, '7h', ASTER),
  swap(JANIET, '8c Qd'),
];

describe('the trades', () => {
  it('are two best for two, one best for one, and the talon (A21, A22, A23)', () => {
    expect(anemaki.dues(dealtRound())).toEqual([
      { type: 'give', seat: RHYS, to: ARI, count: 2, choice: 'best', from: 'dealt', rule: 'A21' },
      { type: 'give', seat: ARI, to: RHYS, count: 2, choice: 'free', from: 'dealt', rule: 'A21' },
      { type: 'give', seat: ASTER, to: PHYSO, count: 1, choice: 'best', from: 'dealt', rule: 'A22' },
      { type: 'give', seat: PHYSO, to: ASTER, count: 1, choice: 'free', from: 'dealt', rule: 'A22' },
      { type: 'swap', seat: JANIET, count: 2, rule: 'A23' },
    ]);
  });

  it('follow the titles, not the seats', () => {
    const state = dealtRound({ titles: [RHYS, ASTER, ARI, PHYSO, JANIET] });
    const pairs = anemaki.dues(state).map((due) => [due.seat, due.type === 'give' ? due.to : null]);
    expect(pairs).toEqual([
      [JANIET, RHYS],
      [RHYS, JANIET],
      [PHYSO, ASTER],
      [ASTER, PHYSO],
      [ARI, null],
    ]);
  });

  it('are done when each was made once, in any order, and lead to the same hands (A25)', () => {
    const there = applyAll(dealtRound(), ...ALL);
    const back = applyAll(dealtRound(), ...ALL.toReversed());
    expect(anemaki.dues(there)).toEqual([]);
    expect(back.hands.map((hand) => [...hand].sort())).toEqual(there.hands.map((hand) => [...hand].sort()));
  });

  it('leave six cards in every hand and every card in one place', () => {
    const after = applyAll(dealtRound(), ...ALL);
    expect(after.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6, 6]);
    expect(cardsInPlay(after)).toEqual(cardsInPlay(dealtRound()));
    expect([...(after.hands[ARI] ?? [])].sort()).toEqual(cards('9h Jc Qs Ad Ah Kd').sort());
    expect([...(after.hands[RHYS] ?? [])].sort()).toEqual(cards('8s 9c Td Js 7d Th').sort());
  });

  it('are the only ones: nobody trades twice, nor without a title (A25)', () => {
    const once = applyAll(dealtRound(), give(ARI, '7d Th', RHYS));
    expect(judge(once, give(ARI, '9h Jc', RHYS))).toEqual({ code: 'give.no-trade', rule: 'A25' });
    expect(judge(dealtRound(), give(JANIET, '8c', ARI))).toEqual({ code: 'give.no-trade', rule: 'A25' });
    const untitled = dealtRound({ titles: null });
    expect(judge(untitled, give(ARI, '7d Th', RHYS))).toEqual({ code: 'give.no-trade', rule: 'A25' });
  });
});

describe('a gift of one’s choice', () => {
  const state = dealtRound();

  it('is any two of the Archon’s dealt cards, any one of the Yparchon’s (A21, A22)', () => {
    for (const two of ['7d 9h', 'Ad Qs', '9h Ad']) expect(judge(state, give(ARI, two, RHYS))).toBeNull();
    for (const one of ['7h', 'Kh', '8d']) expect(judge(state, give(PHYSO, one, ASTER))).toBeNull();
  });

  it('goes to the one who owes the best (A21, A22)', () => {
    expect(judge(state, give(ARI, '7d 9h', ASTER))).toEqual({
      code: 'give.receiver',
      rule: 'A21',
      expected: RHYS,
    });
    expect(judge(state, give(PHYSO, '7h', RHYS))).toEqual({
      code: 'give.receiver',
      rule: 'A22',
      expected: ASTER,
    });
  });

  it('has the right number of cards (A21, A22)', () => {
    expect(judge(state, give(ARI, '7d', RHYS))).toEqual({
      code: 'give.count',
      rule: 'A21',
      given: 1,
      needed: 2,
    });
    expect(judge(state, give(PHYSO, '7h 7s', ASTER))).toEqual({
      code: 'give.count',
      rule: 'A22',
      given: 2,
      needed: 1,
    });
  });

  it('is of cards in hand (A21)', () => {
    expect(judge(state, give(ARI, '7d 7c', RHYS))).toEqual({
      code: 'give.not-held',
      rule: 'A21',
      cards: ['7c'],
    });
    expect(judge(state, give(ARI, '7d 7d', RHYS))).toMatchObject({ code: 'give.not-held', cards: ['7d'] });
  });

  it('never is of cards just received: those were not dealt to him (A21, A22, A25)', () => {
    const received = applyAll(state, give(RHYS, 'Ah Kd', ARI), give(ASTER, 'Ac', PHYSO));
    expect(judge(received, give(ARI, '7d Kd', RHYS))).toEqual({
      code: 'give.not-dealt',
      rule: 'A21',
      cards: ['Kd'],
    });
    expect(judge(received, give(PHYSO, 'Ac', ASTER))).toEqual({
      code: 'give.not-dealt',
      rule: 'A22',
      cards: ['Ac'],
    });
  });
});

describe('a gift of the best', () => {
  it('is the Doulos’s two best and the Ypodoulos’s best (A21, A22)', () => {
    expect(judge(dealtRound(), give(RHYS, 'Kd Ah', ARI))).toBeNull();
    expect(judge(dealtRound(), give(ASTER, 'Ac', PHYSO))).toBeNull();
  });

  it('is refused where something higher stays behind, and says what was best (A24)', () => {
    expect(judge(dealtRound(), give(RHYS, 'Ah Js', ARI))).toEqual({
      code: 'give.not-best',
      rule: 'A24',
      cards: ['Ah', 'Js'],
      best: ['Ah', 'Kd'],
    });
    expect(judge(dealtRound(), give(ASTER, 'Ks', PHYSO))).toEqual({
      code: 'give.not-best',
      rule: 'A24',
      cards: ['Ks'],
      best: ['Ac'],
    });
  });

  it('leaves the giver the choice among equal ranks (A24)', () => {
    const state = withHand(RHYS, 'Kd Ks Kh Ac 8s 8d');
    for (const two of ['Ac Kd', 'Ks Ac', 'Ac Kh']) expect(judge(state, give(RHYS, two, ARI))).toBeNull();
    expect(judge(state, give(RHYS, 'Kd Ks', ARI))).toMatchObject({
      code: 'give.not-best',
      best: ['Ac', 'Kd'],
    });
  });

  it('goes by the dealt cards: what he receives does not change it (A25)', () => {
    const state = applyAll(dealtRound(), give(ARI, 'Ad Qs', RHYS));
    expect(judge(state, give(RHYS, 'Ah Kd', ARI))).toBeNull();
    expect(judge(state, give(RHYS, 'Ah Ad', ARI))).toEqual({
      code: 'give.not-dealt',
      rule: 'A21',
      cards: ['Ad'],
    });
  });

  it('takes two aces from a Doulos who was dealt all four (A21, A24)', () => {
    const state = withHand(RHYS, 'Ad Ah Ac As 8s 8d');
    expect(judge(state, give(RHYS, 'Ah As', ARI))).toBeNull();
    expect(judge(state, give(RHYS, 'Ah 8s', ARI))).toMatchObject({ code: 'give.not-best' });
  });
});

describe('the talon', () => {
  it('is swapped for exactly two cards of the Neutral’s choice, or left (A23)', () => {
    expect(judge(dealtRound(), swap(JANIET, 'As 8c'))).toBeNull();
    expect(judge(dealtRound(), keep(JANIET))).toBeNull();
    const swapped = applyAll(dealtRound(), swap(JANIET, 'As 8c'));
    expect(swapped.talon).toEqual(cards('As 8c'));
    expect([...(swapped.hands[JANIET] ?? [])].sort()).toEqual(cards('8h 9s Qd Qh Ts Qc').sort());
    const kept = applyAll(dealtRound(), keep(JANIET));
    expect(kept).toMatchObject({ talon: cards('Ts Qc'), hands: dealtRound().hands });
    expect(anemaki.dues(kept).some((due) => due.seat === JANIET)).toBe(false);
  });

  it('is not swapped for one card or three, nor for cards that he does not hold (A23)', () => {
    for (const [text, given] of [
      ['As', 1],
      ['As 8c 8h', 3],
      ['', 0],
    ] as const) {
      expect(judge(dealtRound(), swap(JANIET, text))).toEqual({
        code: 'give.count',
        rule: 'A23',
        given,
        needed: 2,
      });
    }
    expect(judge(dealtRound(), swap(JANIET, 'As Ts'))).toEqual({
      code: 'give.not-held',
      rule: 'A23',
      cards: ['Ts'],
    });
  });

  it('is the Neutral’s alone (A23)', () => {
    const refusal = { code: 'swap.not-his', rule: 'A23', expected: JANIET };
    expect(judge(dealtRound(), swap(ARI, '7d 9h'))).toEqual(refusal);
    expect(judge(dealtRound(), keep(RHYS))).toEqual(refusal);
    expect(judge(dealtRound({ titles: null }), keep(JANIET))).toEqual({ ...refusal, expected: null });
  });

  it('is swapped or left once (A23)', () => {
    const refusal = { code: 'give.no-trade', rule: 'A23' };
    expect(judge(applyAll(dealtRound(), keep(JANIET)), swap(JANIET, 'As 8c'))).toEqual(refusal);
    expect(judge(applyAll(dealtRound(), swap(JANIET, 'As 8c')), keep(JANIET))).toEqual(refusal);
  });
});

describe('an exchange of cards that are not known', () => {
  const UNKNOWN = '?? ?? ?? ?? ?? ??';

  it('takes any gift from a hand that nobody saw', () => {
    expect(judge(withHand(RHYS, UNKNOWN), give(RHYS, 'Kd 7d', ARI))).toBeNull();
    expect(judge(withHand(RHYS, UNKNOWN), give(RHYS, '?? ??', ARI))).toBeNull();
    expect(judge(withHand(JANIET, UNKNOWN), swap(JANIET, '?? ??'))).toBeNull();
  });

  it('takes an unknown gift for the best there was', () => {
    const state = withHand(RHYS, 'As Ah Kd 8d 8h 8c');
    expect(judge(state, give(RHYS, '?? ??', ARI))).toBeNull();
    expect(judge(state, give(RHYS, '?? Ah', ARI))).toBeNull();
    expect(judge(withHand(RHYS, 'As Kd Kh 8d 8h 8c'), give(RHYS, '?? Kd', ARI))).toBeNull();
    expect(judge(state, give(RHYS, 'Kd ??', ARI))).toMatchObject({
      code: 'give.not-best',
      cards: ['Kd', '??'],
    });
  });

  it('refuses a gift when a known card that stays is higher, wherever the gift came from', () => {
    const state = withHand(RHYS, '?? ?? Kd 9d 8h 8c');
    expect(judge(state, give(RHYS, 'As Kd', ARI))).toBeNull();
    expect(judge(state, give(RHYS, 'As Ks', ARI))).toBeNull();
    expect(judge(state, give(RHYS, 'As 9d', ARI))).toEqual({
      code: 'give.not-best',
      rule: 'A24',
      cards: ['As', '9d'],
      best: ['As', 'Kd'],
    });
  });

  it('refuses cards that the pack does not have, or not so often', () => {
    const state = withHand(JANIET, UNKNOWN);
    expect(judge(state, swap(JANIET, '2d Kd'))).toEqual({
      code: 'give.not-held',
      rule: 'A23',
      cards: ['2d'],
    });
    expect(judge(state, swap(JANIET, 'Kd Kd'))).toMatchObject({ code: 'give.not-held', cards: ['Kd'] });
    expect(judge(withHand(ARI, UNKNOWN), give(ARI, 'jo 7d', RHYS))).toMatchObject({
      code: 'give.not-held',
      cards: ['jo'],
    });
  });
});
