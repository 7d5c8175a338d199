import { describe, expect, it } from 'vitest';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { RoundState, Verdict } from '../../../src/rules/game.ts';
import {
  ARI,
  ASTER,
  dealtRound,
  give,
  JANIET,
  lay,
  PHYSO,
  PLAIN_HANDS,
  play,
  RHYS,
  tricks,
} from '../../support/table.ts';

const FILLER = '?? ?? ?? ?? ?? ??';

/** What the check finds when these seats hold these hands, and the others hold the plain ones. */
function verdictWith(hands: Readonly<Record<number, string>>, talon?: string): Verdict | null {
  const all = PLAIN_HANDS.map((plain, seat) => hands[seat] ?? plain);
  return anemaki.check(dealtRound({ hands: all, ...(talon === undefined ? {} : { talon }) }));
}

describe('the check for a revolution', () => {
  it('finds none where nobody below holds four of a kind (A26)', () => {
    expect(verdictWith({})).toEqual({ state: 'none', by: [] });
    expect(verdictWith({ [RHYS]: '7d 7h 7c 8d 8h 8c' })).toEqual({ state: 'none', by: [] });
  });

  it('declares it where the Doulos or the Ypodoulos holds a quad (A26)', () => {
    expect(verdictWith({ [RHYS]: '7d 7h 7c 7s 8d 8h' })).toEqual({ state: 'declared', by: [RHYS] });
    expect(verdictWith({ [ASTER]: '9d 9h 9c 9s 8d 8h' })).toEqual({ state: 'declared', by: [ASTER] });
  });

  it('declares it once where both hold one (A26)', () => {
    const hands = { [RHYS]: '7d 7h 7c 7s 8d 8h', [ASTER]: '9d 9h 9c 9s 8c 8s' };
    const verdict = verdictWith(hands);
    expect(verdict).toEqual({ state: 'declared', by: [RHYS, ASTER] });
    const settled = anemaki.settle(dealtRound(), verdict as Verdict);
    expect(settled.direction).toBe('reversed');
  });

  it('postpones it where the Archon or the Yparchon holds one as well (A27)', () => {
    const below = { [RHYS]: '7d 7h 7c 7s 8d 8h' };
    expect(verdictWith({ ...below, [ARI]: 'Ad Ah Ac As 8c 8s' })).toEqual({ state: 'postponed', by: [ARI] });
    expect(verdictWith({ ...below, [PHYSO]: 'Ad Ah Ac As 8c 8s' })).toEqual({
      state: 'postponed',
      by: [PHYSO],
    });
    expect(verdictWith({ ...below, [ARI]: 'Ad Ah Ac As 8c 8s', [PHYSO]: 'Kd Kh Kc Ks 9d 9h' })).toEqual({
      state: 'postponed',
      by: [ARI, PHYSO],
    });
  });

  it('finds none where only those above hold a quad (A26, A27)', () => {
    expect(verdictWith({ [ARI]: 'Ad Ah Ac As 8c 8s' })).toEqual({ state: 'none', by: [] });
  });

  it('counts a quad of the Neutral’s for neither side (A27)', () => {
    expect(verdictWith({ [JANIET]: 'Ad Ah Ac As 8c 8s' })).toEqual({ state: 'none', by: [] });
    expect(verdictWith({ [JANIET]: 'Ad Ah Ac As 8c 8s', [RHYS]: '7d 7h 7c 7s 8d 8h' })).toEqual({
      state: 'declared',
      by: [RHYS],
    });
  });

  it('looks at the hands after the exchange: a Doulos dealt four aces has none left (A21, A24, A26)', () => {
    const hands = PLAIN_HANDS.map((plain, seat) => (seat === RHYS ? 'Ad Ah Ac As 8s 9c' : plain));
    const dealt = dealtRound({ hands });
    expect(anemaki.check(dealt)).toEqual({ state: 'declared', by: [RHYS] });
    expect(anemaki.check(anemaki.apply(dealt, give(RHYS, 'Ad Ah', ARI)))).toEqual({ state: 'none', by: [] });
  });

  it('leaves a Doulos dealt four kings and two aces his quad (A21, A24, A26)', () => {
    const hands = PLAIN_HANDS.map((plain, seat) => (seat === RHYS ? 'Kd Kh Kc Ks Ad Ah' : plain));
    const state = dealtRound({ hands });
    expect(anemaki.judge(state, give(RHYS, 'Kd Kh', ARI))).toMatchObject({ code: 'give.not-best' });
    const after = anemaki.apply(state, give(RHYS, 'Ad Ah', ARI));
    expect(anemaki.check(after)).toEqual({ state: 'declared', by: [RHYS] });
  });

  it('lets a revolution through when the Archon breaks his own quad (A21, A27)', () => {
    const hands = PLAIN_HANDS.map((plain, seat) => {
      if (seat === ARI) return '8d 8h 8c 8s Qs Ad';
      return seat === RHYS ? '7d 7h 7c 7s Kd Ah' : plain;
    });
    const state = dealtRound({ hands });
    expect(anemaki.check(anemaki.apply(state, give(ARI, 'Qs Ad', RHYS)))).toMatchObject({
      state: 'postponed',
    });
    expect(anemaki.check(anemaki.apply(state, give(ARI, '8d Ad', RHYS)))).toEqual({
      state: 'declared',
      by: [RHYS],
    });
  });

  it('can come about by what the Archon gives back (A21, A26)', () => {
    const hands = PLAIN_HANDS.map((plain, seat) => {
      if (seat === ARI) return '7d 9h Th Jc Qs Ad';
      return seat === RHYS ? '7h 7c 7s 8d Kd Ah' : plain;
    });
    const state = anemaki.apply(dealtRound({ hands }), give(RHYS, 'Kd Ah', ARI));
    expect(anemaki.check(state)).toMatchObject({ state: 'none' });
    expect(anemaki.check(anemaki.apply(state, give(ARI, '7d Th', RHYS)))).toEqual({
      state: 'declared',
      by: [RHYS],
    });
  });
});

describe('the check where cards are unknown', () => {
  const nobody = { 0: FILLER, 1: FILLER, 2: FILLER, 3: FILLER, 4: FILLER };

  it('is open while a quad is possible', () => {
    expect(verdictWith(nobody, '?? ??')).toBeNull();
    expect(verdictWith({ [RHYS]: '7d 7h 7c ?? 8d 8h' }, '?? ??')).toEqual({ state: 'none', by: [] });
    expect(verdictWith({ ...nobody, [RHYS]: '7d 7h 7c ?? 8d 8h' }, '?? ??')).toBeNull();
  });

  it('is open while those above may hold a quad against a sure one below', () => {
    expect(verdictWith({ ...nobody, 4: '7d 7h 7c 7s 8d 8h' }, '?? ??')).toBeNull();
  });

  it('is sure of a quad whose suits were not noted', () => {
    const hands = { 4: '7? 7? 7? 7? 8d 9d', 0: '8h 9h Td Jd Qd Kd', 1: '8c 9c Th Jh Qh Kh' };
    expect(verdictWith({ ...nobody, ...hands }, '?? ??')).toEqual({ state: 'declared', by: [4] });
  });

  it('is sure of none where every rank lies elsewhere, or too few cards are unknown', () => {
    const seenAbove = { 0: '7d 8d 9d Td Jd Qd', 1: 'Kd Ad Ah Kh Qh Jh', 2: FILLER };
    expect(verdictWith({ ...seenAbove, 3: FILLER, 4: FILLER }, '?? ??')).toEqual({ state: 'none', by: [] });
    expect(verdictWith({ ...nobody, 3: '?? ?? ?? 7d 8d 9d', 4: '?? 7h 7c 8h 8c 9h' }, '?? ??')).toEqual({
      state: 'none',
      by: [],
    });
  });

  it('is postponed for sure by one above though another may hold a quad too', () => {
    const hands = { ...nobody, 4: '7d 7h 7c 7s 8d 8h', 1: 'Ad Ah Ac As 8c 8s' };
    expect(verdictWith(hands, '?? ??')).toEqual({ state: 'postponed', by: [1] });
  });

  it('gives the only unknown hand what is missing from the pack', () => {
    const seen = {
      0: '7d 9h Th Jc Qs Ad',
      1: '7h 7s 8d Jd Kc Kh',
      2: '8c 8h 9s Qd Qh As',
      3: '7c 8s Tc Jh Ks Ac',
    };
    const plain = verdictWith({ ...seen, 4: FILLER }, 'Ts Qc');
    expect(plain).toEqual({ state: 'none', by: [] });
    const quad = { ...seen, 0: '7d Kd Th Jc Qs Ad', 2: '8c 8h Ah Qd Qh As', 3: '7c 8s Tc Jh Ks Ac' };
    expect(verdictWith({ ...quad, 4: FILLER }, 'Ts Qc')).toEqual({ state: 'declared', by: [4] });
    // Where nobody wrote the talon down, the missing cards may lie there.
    expect(verdictWith({ ...quad, 4: FILLER }, '')).toBeNull();
  });
});

describe('a revolution', () => {
  const settled = (state: Verdict['state']) => anemaki.settle(dealtRound(), { state, by: [] });

  it('turns the order upside down: A < K < Q < J < T < 9 < 8 < 7 (A28)', () => {
    expect(anemaki.order(dealtRound().setup, 'reversed').join('')).toBe('AKQJT987');
    expect(settled('declared').direction).toBe('reversed');
  });

  it('changes nothing when it is postponed, or when there is none (A27)', () => {
    expect(settled('postponed').direction).toBe('normal');
    expect(settled('none').direction).toBe('normal');
    expect(settled('postponed').verdict).toEqual({ state: 'postponed', by: [] });
  });

  const hands = ['9d 9h', '7d Kd 8c 8h', 'Td Jd Qd', '7h', '7c'];
  const state = play(tricks({ hands, direction: 'reversed' }), [ARI, '9d']);
  const judge = (from: RoundState, seat: number, text: string) => anemaki.judge(from, lay(seat, text));

  it('lets the lower rank beat the higher one (A8, A28)', () => {
    expect(judge(state, PHYSO, '7d')).toBeNull();
    expect(judge(state, PHYSO, '8c 8h')).toBeNull();
    expect(judge(state, PHYSO, 'Kd')).toEqual({
      code: 'play.not-higher',
      rule: 'A28',
      face: 'K',
      top: '9',
      direction: 'reversed',
    });
    expect(anemaki.choices(state)).toEqual([
      { type: 'play', face: '8', naturals: 1, jokers: 0 },
      { type: 'play', face: '8', naturals: 2, jokers: 0 },
      { type: 'play', face: '7', naturals: 1, jokers: 0 },
      { type: 'pass' },
    ]);
  });

  it('leaves nothing above a 7 (A28)', () => {
    const seven = play(state, [PHYSO, '7d']);
    expect(anemaki.choices(seven)).toEqual([{ type: 'pass' }]);
  });

  it('lasts for its round: the next deal starts in normal order (A29)', () => {
    const next = anemaki.deal(state.setup, { dealer: 4, hands: state.hands, talon: [] }, null);
    expect(next).toMatchObject({ direction: 'normal', verdict: null });
  });

  it('does not change which cards are best to give (A24)', () => {
    const upside: RoundState = { ...dealtRound(), direction: 'reversed' };
    expect(anemaki.judge(upside, give(RHYS, 'Ah Kd', ARI))).toBeNull();
  });
});
