import { describe, expect, it } from 'vitest';
import { dealCards } from '../../../src/analysis/deal-cards.ts';
import { tradeValues } from '../../../src/analysis/decisions/trade-values.ts';
import { NOISE } from '../../../src/analysis/equity/budget.ts';
import { pointsOf } from '../../../src/analysis/equity/points-of.ts';
import {
  cardsOfTrade,
  isSameTrade,
  type TradeDeed,
  tradeDeedOf,
} from '../../../src/analysis/exchange/trade-deeds.ts';
import { tradeOptions } from '../../../src/analysis/exchange/trade-options.ts';
import { kernelOf } from '../../../src/analysis/kernel/kernels.ts';
import type { Knowledge } from '../../../src/analysis/knowledge/knowledge.ts';
import { knowledgeBeforeTradeOf } from '../../../src/analysis/knowledge/knowledge-of-view.ts';
import { openRound } from '../../../src/analysis/play-round.ts';
import { sensible } from '../../../src/analysis/policies/sensible.ts';
import { viewOf } from '../../../src/analysis/policies/view.ts';
import { positionOfState } from '../../../src/analysis/positions/position-of-state.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import type { Hand } from '../../../src/cards/hand.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Game, RoundState, Seat } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { cards } from '../../support/cards.ts';
import { ARI, dealtRound, JANIET, PHYSO, PLAIN_HANDS, RHYS } from '../../support/table.ts';

const budget = { policy: 'greedy', noise: NOISE, seed: 'trades' } as const;

function knownBy(game: Game, state: RoundState, seat: Seat): Knowledge {
  return knowledgeBeforeTradeOf(viewOf(game, state, seat));
}

function values(game: Game, knowledge: Knowledge, deeds: readonly TradeDeed[], worlds = 400) {
  const { setup } = knowledge;
  return tradeValues(kernelOf(setup, game.id), pointsOf(game, setup), knowledge, deeds, {
    ...budget,
    worlds,
  });
}

const give = (to: Seat, ...faces: ('7' | '9' | 'T' | 'A' | 'K')[]): TradeDeed => ({
  type: 'give',
  to,
  faces,
});

describe('the options of a trade', () => {
  it('are all there are in Anemaki, told apart by faces', () => {
    expect(tradeOptions(knownBy(anemaki, dealtRound(), ARI))).toHaveLength(15);
    expect(tradeOptions(knownBy(anemaki, dealtRound(), PHYSO))).toHaveLength(4);
    const swaps = tradeOptions(knownBy(anemaki, dealtRound(), JANIET));
    expect(swaps.filter(({ type }) => type === 'keep')).toHaveLength(1);
    // 8 8 9 Q Q A: two equal, or two of four faces.
    expect(swaps).toHaveLength(1 + 2 + 6);
    expect(tradeOptions(knownBy(anemaki, dealtRound(), RHYS))).toEqual([]);
  });

  it('are the sensible ones in Forradalom, and what was done', () => {
    const setup = setupOf(forradalom, 9);
    const deal = dealCards(forradalom, setup, 8, randomFrom('options'));
    const start = forradalom.deal(setup, deal, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const [due] = forradalom.dues(start);
    const best: Hand = [...(deal.hands[8] ?? [])].slice(-4);
    const gift = { type: 'give', seat: 8, to: 0, cards: best } as const;
    expect(due).toMatchObject({ seat: 8, to: 0, count: 4 });
    const state = forradalom.apply(start, gift);
    const knowledge = knownBy(forradalom, state, 0);
    const made = tradeDeedOf({ ...gift, seat: 0, to: 8 }, forradalom.order(setup, 'normal'));
    const options = tradeOptions(knowledge, made);
    expect(options.length).toBeLessThanOrEqual(25);
    expect(options.length).toBeGreaterThan(20);
    expect(made && options.some((option) => isSameTrade(option, made))).toBe(true);
    expect(values(forradalom, knowledge, options.slice(0, 2), 20)).toHaveLength(2);
  });
});

describe('deeds and cards', () => {
  it('are made of each other', () => {
    const order = anemaki.order(setupOf(anemaki, 5), 'normal');
    const deed = tradeDeedOf({ type: 'give', seat: 0, to: 4, cards: cards('Ts 7d') }, order);
    expect(deed).toEqual(give(4, '7', 'T'));
    expect(cardsOfTrade(cards('Td Ad 7s 7d Ts'), give(4, '7', 'T'))).toEqual(cards('7d Td'));
    expect(tradeDeedOf({ type: 'give', seat: 0, to: 4, cards: ['??'] }, order)).toBeNull();
    expect(tradeDeedOf({ type: 'pass', seat: 0 }, order)).toBeNull();
  });
});

describe('the value of a trade', () => {
  it('is higher for giving low cards than for giving aces', () => {
    const [low, high] = values(anemaki, knownBy(anemaki, dealtRound(), ARI), [
      give(RHYS, '7', '9'),
      give(RHYS, 'T', 'A'),
    ]);
    expect((low?.mean ?? 0) - (high?.mean ?? 0)).toBeGreaterThan(0.3);
  });

  it.each([
    [ARI, give(RHYS, '7', 'T')],
    [PHYSO, { type: 'give', to: 3, faces: ['8'] }],
    [JANIET, { type: 'swap', faces: ['9', 'A'] }],
    [JANIET, { type: 'keep' }],
  ] as const)('is what the rules make of it, dealt again and again: seat %i, %o', (seat, deed) => {
    const worlds = 800;
    const [fast] = values(anemaki, knownBy(anemaki, dealtRound(), seat), [deed], worlds);
    const slow = byRules(seat, deed, worlds);
    expect(Math.abs((fast?.mean ?? 0) - slow.mean)).toBeLessThan(4.5 * Math.hypot(fast?.se ?? 0, slow.se));
  });

  it('does not depend on cards that the seat does not see', () => {
    const [ari = '', physo = '', janiet = '', aster = '', rhys = ''] = PLAIN_HANDS;
    const other = dealtRound({ hands: [ari, rhys, physo, janiet, aster] });
    const options = tradeOptions(knownBy(anemaki, other, ARI));
    expect(values(anemaki, knownBy(anemaki, other, ARI), options, 30)).toEqual(
      values(anemaki, knownBy(anemaki, dealtRound(), ARI), options, 30),
    );
  });
});

/** The same by the rules: deals in which the seat has its hand, the sensible players' trades, kernel playouts. */
function byRules(seat: Seat, deed: TradeDeed, worlds: number): { mean: number; se: number } {
  const start = dealtRound();
  const { setup } = start;
  const own = start.dealt[seat] ?? [];
  const random = randomFrom(`by rules ${seat}`);
  const kernel = kernelOf(setup, 'anemaki');
  const state = new Int32Array(kernel.words);
  const places = new Uint8Array(5);
  const bot = {
    ...sensible,
    give: () => cardsOfTrade(own, deed),
    swap: () => cardsOfTrade(own, deed),
  };
  const bots = start.dealt.map((_, other) => (other === seat ? bot : sensible));
  const points: number[] = [];
  while (points.length < worlds) {
    const rest = { ...anemaki, pack: () => anemaki.pack(setup).filter((card) => !own.includes(card)) };
    const { hands } = dealCards(
      { ...rest, handSize: () => ({ min: 0, max: 0, talon: 2 }) },
      { ...setup, players: 4 },
      0,
      random,
    );
    const others = hands.map((hand) => [...hand]);
    const dealt = start.dealt.map((_, other) => (other === seat ? own : (others.shift() ?? [])));
    const talon = anemaki.pack(setup).filter((card) => !dealt.flat().includes(card));
    const round = anemaki.deal(setup, { dealer: RHYS, hands: dealt, talon }, start.titles);
    const opened = openRound(anemaki, round, { bots, random });
    kernel.load(positionOfState(anemaki, opened), state);
    kernel.playout(state, 'greedy', NOISE, random);
    kernel.places(state, places);
    points.push(2 - (places[seat] ?? 0));
  }
  const mean = points.reduce((sum, value) => sum + value) / worlds;
  const variance = points.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (worlds - 1);
  return { mean, se: Math.sqrt(variance / worlds) };
}
