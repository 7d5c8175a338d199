/** What a reader may choose at a moment: moves in a trick, revolutions in a gap, cards for a trade. */
import { cardsOfChoice } from '../../analysis/choice-cards.ts';
import { UNKNOWN } from '../../cards/card.ts';
import { type Hand, sortHand, take } from '../../cards/hand.ts';
import { type Deed, freeDues, isGapOpen } from '../../replay/what-if/deed.ts';
import type { Due, Game, HeldSet, RoundState, Seat } from '../../rules/game.ts';

/** One thing to do: the set that is laid, null for a pass and for the end of a gap. */
export interface Move {
  readonly deed: Deed;
  readonly set: HeldSet | null;
}

export type Offer =
  /** `partly`: some cards of the hand are not known. */
  | { readonly type: 'moves'; readonly seat: Seat; readonly moves: readonly Move[]; readonly partly: boolean }
  | { readonly type: 'gap'; readonly moves: readonly Move[] }
  | { readonly type: 'trade'; readonly due: Due; readonly pool: Hand };

/** Empty where there is nothing to choose; null where there is, but only for seats whose hands the reader may not see. */
export function offersAt(game: Game, state: RoundState, maySee: (seat: Seat) => boolean): Offer[] | null {
  const { trick, turn, hands } = state;
  if (!trick)
    return seen(
      freeDues(game, state).map((due) => tradeOffer(state, due)),
      ({ due }) => maySee(due.seat),
    );
  if (turn !== null) {
    const hand = hands[turn] ?? [];
    const moves = game.choices(state).map((choice): Move => {
      if (choice.type === 'pass') return { deed: { type: 'pass', seat: turn }, set: null };
      return { deed: { type: 'play', seat: turn, cards: cardsOfChoice(hand, choice) }, set: choice };
    });
    return seen([{ type: 'moves', seat: turn, moves, partly: hand.includes(UNKNOWN) }], () => maySee(turn));
  }
  if (!isGapOpen(game, state)) return [];
  const revolts = hands.flatMap((hand, seat) =>
    (maySee(seat) ? game.revolts(state, seat) : []).map((choice): Move => {
      return { deed: { type: 'revolt', seat, cards: cardsOfChoice(hand, choice) }, set: choice };
    }),
  );
  const calm: Move = { deed: { type: 'clear' }, set: null };
  return seen([{ type: 'gap', moves: [calm, ...revolts] }], () => revolts.length > 0);
}

function tradeOffer({ hands, dealt }: RoundState, due: Due): Extract<Offer, { type: 'trade' }> {
  const hand = hands[due.seat] ?? [];
  const pool = due.type === 'give' && due.from === 'dealt' ? take(hand, dealt[due.seat] ?? []).taken : hand;
  return { type: 'trade', due, pool: sortHand(pool) };
}

function seen<T extends Offer>(offers: readonly T[], maySee: (offer: T) => boolean): T[] | null {
  const visible = offers.filter(maySee);
  return visible.length === 0 && offers.length > 0 ? null : visible;
}
