/** Trades as deeds, which leave suits aside, and deeds as the cards that carry them out. */
import { type Face, faceOf } from '../../cards/card.ts';
import { type Hand, sortHand } from '../../cards/hand.ts';
import type { Action, Seat } from '../../rules/game.ts';
import type { Counts } from '../kernel/position.ts';
import { indicesOf } from '../positions/counts.ts';

/** A gift, a swap or a swap left; faces weakest first in normal order. */
export type TradeDeed =
  | { readonly type: 'give'; readonly to: Seat; readonly faces: readonly Face[] }
  | { readonly type: 'swap'; readonly faces: readonly Face[] }
  | { readonly type: 'keep' };

/** The deed of a trade whose cards are known by their faces; null for what is none, and where a face is not known. */
export function tradeDeedOf(action: Action, order: readonly Face[]): TradeDeed | null {
  if (action.type === 'keep') return { type: 'keep' };
  if (action.type !== 'give' && action.type !== 'swap') return null;
  const heights = action.cards.map((card) => order.indexOf(faceOf(card) as Face)).sort((a, b) => a - b);
  if (heights.some((height) => height < 0)) return null;
  const faces = heights.map((height) => order[height] as Face);
  return action.type === 'give' ? { type: 'give', to: action.to, faces } : { type: 'swap', faces };
}

export function isSameTrade(a: TradeDeed, b: TradeDeed): boolean {
  if (a.type !== b.type) return false;
  return a.type === 'keep' || b.type === 'keep' || a.faces.join() === b.faces.join();
}

export function facesOf(picked: Counts, order: readonly Face[]): Face[] {
  return indicesOf(picked).map((face) => order[face] as Face);
}

/** The cards of a hand that carry out a deed: of each face, the first in the order of the pack. */
export function cardsOfTrade(hand: Hand, deed: TradeDeed): Hand {
  if (deed.type === 'keep') return [];
  const sorted = sortHand(hand);
  return deed.faces.map((face) => {
    const at = sorted.findIndex((card) => faceOf(card) === face);
    return sorted.splice(at, 1)[0] as Hand[number];
  });
}
