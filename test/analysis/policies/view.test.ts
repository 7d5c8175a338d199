import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { RoundState } from '../../../src/rules/game.ts';
import { cards } from '../../support/cards.ts';
import {
  ARI,
  cardsInPlay,
  dealtRound,
  give,
  JANIET,
  PHYSO,
  play,
  RHYS,
  swap,
  tricks,
} from '../../support/table.ts';

const traded: RoundState = [give(RHYS, 'Ah Kd', ARI), give(ARI, '7d 9h', RHYS), swap(JANIET, '8c 8h')].reduce(
  anemaki.apply,
  dealtRound(),
);

describe('what a seat may know', () => {
  it('is its own cards, how many the others hold, and the cards that are somewhere else', () => {
    const state = tricks();
    const view = viewOf(anemaki, state, PHYSO);
    expect(view.hand).toEqual(state.hands[PHYSO]);
    expect(view.held).toEqual([6, 6, 6, 6, 6]);
    expect([...view.hand, ...view.unseen].sort()).toEqual(cardsInPlay(state));
  });

  it('does not change when others swap cards among themselves', () => {
    const state = tricks();
    const [ari = [], physo = [], janiet = [], aster = [], rhys = []] = state.hands;
    const hands = [ari, physo, rhys, janiet, aster];
    const other = { ...state, dealt: hands, hands };
    expect(viewOf(anemaki, other, PHYSO)).toEqual(viewOf(anemaki, state, PHYSO));
  });

  it('leaves out what was laid', () => {
    const state = play(tricks(), [ARI, '7d'], [PHYSO, '8d']);
    expect(viewOf(anemaki, state, JANIET).unseen).not.toContain('7d');
    expect(viewOf(anemaki, state, JANIET).trick?.plays.map(({ cards: laid }) => laid)).toEqual([
      ['7d'],
      ['8d'],
    ]);
  });

  it('tells what everybody has laid, of what came by trades as well', () => {
    const untitled = play(tricks(), [ARI, '7d'], [PHYSO, '8d']);
    expect(viewOf(anemaki, untitled, JANIET).laid).toEqual([['7d'], ['8d'], [], [], []]);
    const state = anemaki.open({ ...traded, verdict: { state: 'none', by: [] } });
    const led = anemaki.apply(state, { type: 'play', seat: RHYS, cards: cards('7d') });
    expect(viewOf(anemaki, led, ARI).laid).toEqual([[], [], [], [], ['7d']]);
    expect(viewOf(anemaki, led, ARI).verdict).toEqual({ state: 'none', by: [] });
  });

  it('holds the trades that the seat had part in, and no others (A25)', () => {
    expect(viewOf(anemaki, traded, ARI).trades).toHaveLength(2);
    expect(viewOf(anemaki, traded, PHYSO).trades).toEqual([]);
  });

  it('counts the cards that the Neutral left in the talon as seen by the Neutral alone', () => {
    expect(viewOf(anemaki, traded, JANIET).unseen).not.toContain('8c');
    expect(viewOf(anemaki, traded, PHYSO).unseen).toEqual(expect.arrayContaining(cards('8c 8h')));
  });
});
