/** Cards that lie with another than the plays have it, since a trade was noted wrongly: the two hands are put right at once. */
import { isKnown, type SeenCard } from '../../cards/card.ts';
import { take } from '../../cards/hand.ts';
import type { Action, RoundState, Seat } from '../../rules/game.ts';
import type { Line } from '../fold/line.ts';

/** More than anybody holds. */
const MOST_LOOKED_AT = 60;

/**
 * The round in which the player holds the cards of his play: each was with another who does not lay it, and who lays one of his
 * that he does not lay himself. Null where there is no such other: then it was the play that was noted wrongly.
 */
export function asTraded({ walk, ahead }: Line, at: number, action: Action): RoundState | null {
  if (!('cards' in action)) return null;
  const { seat, cards } = action;
  let hands = walk.round.hands;
  for (const missing of take(hands[seat] ?? [], cards).missing) {
    const swapped = isKnown(missing) ? exchange(hands, seat, missing) : null;
    if (!swapped) return null;
    hands = swapped;
  }
  return { ...walk.round, hands };

  function exchange(held: RoundState['hands'], to: Seat, card: SeenCard): RoundState['hands'] | null {
    const from = held.findIndex((hand, other) => other !== to && hand.includes(card));
    const laid = from < 0 ? [] : ahead.laidAfter(from, at, MOST_LOOKED_AT);
    if (from < 0 || laid.includes(card)) return null;
    const [theirs, own] = [held[from] ?? [], held[to] ?? []];
    const needed = take(laid, theirs).left;
    const spare = take(own, [...cards, ...ahead.laidAfter(to, at, MOST_LOOKED_AT)]).left;
    const back = spare.find((one) => isKnown(one) && needed.includes(one));
    if (!back) return null;
    const replace = (hand: readonly SeenCard[], gone: SeenCard, came: SeenCard) =>
      hand.with(hand.indexOf(gone), came);
    return held.with(from, replace(theirs, card, back)).with(to, replace(own, back, card));
  }
}
