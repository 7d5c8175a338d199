/** Anemaki's exchange: two best for two, one best for one, and the Neutral's two for the talon (A21 … A25). */
import { take } from '../../cards/hand.ts';
import type { ExchangeRules } from '../exchange.ts';
import type { Action, Due, RoundState } from '../game.ts';
import { notHeld } from '../held.ts';
import type { Refusal } from '../refusal.ts';
import { ANEMAKI_ORDER, ANEMAKI_PACK } from './constants.ts';

type Swap = Extract<Action, { type: 'swap' | 'keep' }>;

const TALON_SWAP = 2;

/** A24: "best" is by the normal order, since no revolution is known yet. */
export const anemakiExchange: ExchangeRules = {
  pack: ANEMAKI_PACK,
  order: ANEMAKI_ORDER,
  trade: 'A25',
  best: 'A24',
};

/** The trades not yet made: A21, A22, A23. All are chosen from the dealt cards, at the same time (A25). */
export function anemakiDues(state: RoundState): Due[] {
  return allDues(state).filter((due) => !state.trades.some((made) => made.seat === due.seat));
}

/** Why the swap for the talon (or leaving it) is against A23; null when it is not. */
export function judgeSwap(state: RoundState, action: Swap): Refusal | null {
  const neutral = state.titles?.[2] ?? null;
  if (action.seat !== neutral) return { code: 'swap.not-his', rule: 'A23', expected: neutral };
  const isDue = anemakiDues(state).some((due) => due.type === 'swap');
  if (!isDue) return { code: 'give.no-trade', rule: 'A23' };
  if (action.type === 'keep') return null;
  if (action.cards.length !== TALON_SWAP) {
    return { code: 'swap.count', rule: 'A23', given: action.cards.length, needed: TALON_SWAP };
  }
  const lacking = notHeld(state.hands[action.seat] ?? [], action.cards, ANEMAKI_PACK);
  return lacking.length > 0 ? { code: 'give.not-held', rule: 'A23', cards: lacking } : null;
}

/** The position after the Neutral swapped his cards for the talon, or left it. */
export function swapTalon(state: RoundState, action: Swap): RoundState {
  const trades = [...state.trades, action];
  if (action.type === 'keep') return { ...state, trades };
  const { left, taken } = take(state.hands[action.seat] ?? [], action.cards);
  const hands = state.hands.with(action.seat, [...left, ...state.talon]);
  return { ...state, hands, talon: taken, trades };
}

function allDues(state: RoundState): Due[] {
  if (!state.titles) return [];
  const [archon = 0, yparchon = 0, neutral = 0, ypodoulos = 0, doulos = 0] = state.titles;
  const give = { type: 'give', from: 'dealt' } as const;
  return [
    { ...give, seat: doulos, to: archon, count: 2, choice: 'best', rule: 'A21' },
    { ...give, seat: archon, to: doulos, count: 2, choice: 'free', rule: 'A21' },
    { ...give, seat: ypodoulos, to: yparchon, count: 1, choice: 'best', rule: 'A22' },
    { ...give, seat: yparchon, to: ypodoulos, count: 1, choice: 'free', rule: 'A22' },
    { type: 'swap', seat: neutral, count: TALON_SWAP, rule: 'A23' },
  ];
}
