import { describe, expect, it } from 'vitest';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { ARI, JANIET, lay, PHYSO, play, tricks } from '../../support/table.ts';

const judgeLead = (hand: string, text: string) =>
  anemaki.judge(tricks({ hands: [hand, '8d', '9d', 'Td', 'Jd'] }), lay(ARI, text));

describe('a play from a hand that is not known', () => {
  it('may be any cards of one rank', () => {
    expect(judgeLead('?? ?? ??', '7d 7h')).toBeNull();
    expect(judgeLead('7? 7?', '7d 7h')).toBeNull();
    expect(judgeLead('7d ??', '7d 7?')).toBeNull();
    expect(judgeLead('?? ??', '?? ??')).toBeNull();
  });

  it('is refused where it is surely not held (A7)', () => {
    const notHeld = (...lacking: string[]) => ({ code: 'play.not-held', rule: 'A7', cards: lacking });
    expect(judgeLead('7? ??', '8d 8h')).toEqual(notHeld('8h'));
    expect(judgeLead('7d 7?', '8d')).toEqual(notHeld('8d'));
    expect(judgeLead('?? ??', '7d 7d')).toEqual(notHeld('7d'));
    expect(judgeLead('?? ?? ?? ?? ??', '7d 7h 7c 7s 7?')).toEqual(notHeld('7?'));
  });

  it('never is of cards that the pack does not have (A7)', () => {
    expect(judgeLead('?? ?? ??', '2d')).toMatchObject({ code: 'play.not-held', cards: ['2d'] });
    expect(judgeLead('?? ?? ??', '7d jo')).toMatchObject({ code: 'play.not-held', cards: ['jo'] });
  });

  it('is refused where its ranks surely differ (A7)', () => {
    expect(judgeLead('?? ?? ??', '7d 8? ??')).toEqual({ code: 'play.mixed', rule: 'A7', faces: ['7', '8'] });
  });
});

describe('a play of cards that are not known', () => {
  const hands = ['?? ?? ??', '?? ?? 9d', 'Td Th', '7h', '7c'];
  const state = play(tricks({ hands }), [ARI, '?? ??']);

  it('is beaten by anything of its size, and by nothing smaller (A8)', () => {
    expect(anemaki.judge(state, lay(PHYSO, '9d ??'))).toBeNull();
    expect(anemaki.judge(state, lay(PHYSO, '9d'))).toMatchObject({ code: 'play.too-few', needed: 2 });
  });

  it('may beat any rank', () => {
    const tens = play(tricks({ hands, leader: JANIET }), [JANIET, 'Td Th'], [3], [4]);
    expect(anemaki.judge(tens, lay(ARI, '?? ??'))).toBeNull();
    expect(anemaki.judge(tens, lay(ARI, '?? 9s'))).toMatchObject({ code: 'play.not-higher', face: '9' });
  });

  it('leaves as many cards in hand as it should', () => {
    expect(state.hands[ARI]).toEqual(['??']);
    expect(state.trick?.plays[0]?.shape).toEqual({ kind: 'set', size: 2, face: null, jokers: 0 });
  });
});

describe('the choices of a hand that is partly known', () => {
  it('are those that are sure', () => {
    const state = tricks({ hands: ['7d 7? ??', '8d', '9d', 'Td', 'Jd'] });
    expect(anemaki.choices(state)).toEqual([
      { type: 'play', face: '7', naturals: 1, jokers: 0 },
      { type: 'play', face: '7', naturals: 2, jokers: 0 },
    ]);
  });
});
