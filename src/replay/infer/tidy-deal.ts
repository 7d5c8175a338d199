/** A deal as it was written, made into one that can be: strange cards unknown, a card in one place only, every hand of its size. */
import { faceOf, isKnown, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import type { Deal, Game, Seat, Setup } from '../../rules/game.ts';
import { unknownCards } from './hand-after.ts';
import type { LaidInAll } from './laid-in-all.ts';

/** Whether a seat is seen to have had a card: it gives or lays it. */
export type Shows = (seat: Seat, card: SeenCard) => boolean;

/**
 * The deal with every hand as large as it may be, and no card too often: of two that hold one, who shows it keeps it. `laid` tells
 * how large the hands were that are not written whole.
 */
export function tidyDeal(
  game: Game,
  setup: Setup,
  deal: Deal,
  shows: Shows,
  laid: readonly LaidInAll[],
): Deal {
  const pack = game.pack(setup);
  const { talon } = game.handSize(setup);
  const places = keepOnce([...deal.hands, deal.talon], pack, shows);
  const sizes = sizesOf(game, setup, deal.hands, laid);
  const hands = places
    .slice(0, -1)
    .map((hand, seat) => resize(hand, sizes[seat] ?? hand.length, (card) => shows(seat, card)));
  return { dealer: deal.dealer, hands, talon: resize(places.at(-1) ?? [], talon, () => false) };
}

/** How many cards each hand has. Where not all have the same, one more goes first to those who are not seen to lay all of theirs. */
function sizesOf(game: Game, setup: Setup, hands: readonly Hand[], laid: readonly LaidInAll[]): number[] {
  const { min, max, talon } = game.handSize(setup);
  const sizes = hands.map((hand, seat) => {
    const { count = 0, holdsMore = false } = laid[seat] ?? {};
    return Math.min(Math.max(hand.length, holdsMore ? count + 1 : count, min), max);
  });
  let over = game.pack(setup).length - talon - sizes.reduce((sum, size) => sum + size, 0);
  const unseen = (seat: Seat) => Number((sizes[seat] ?? 0) > (laid[seat]?.count ?? 0));
  for (const seat of [...hands.keys()].sort((a, b) => unseen(b) - unseen(a))) {
    // A hand that was written keeps its size.
    const mayGrow = (sizes[seat] ?? max) < max && (hands[seat]?.length ?? 0) < min;
    if (over <= 0 || !mayGrow) continue;
    sizes[seat] = (sizes[seat] ?? 0) + 1;
    over -= 1;
  }
  return sizes;
}

/** Cut or filled up; of too many cards, unknown ones go first, then those that nobody sees in the hand. */
function resize(hand: Hand, size: number, isShown: (card: SeenCard) => boolean): Hand {
  if (hand.length <= size)
    return hand.length === size ? hand : [...hand, ...unknownCards(size - hand.length)];
  const worth = (card: SeenCard) => (isShown(card) ? 2 : 0) + (card === UNKNOWN ? 0 : 1);
  const kept = new Set(
    hand
      .map((_, i) => i)
      .sort((a, b) => worth(hand[b] ?? UNKNOWN) - worth(hand[a] ?? UNKNOWN) || a - b)
      .slice(0, size),
  );
  return hand.filter((_, i) => kept.has(i));
}

/** The places with cards that the pack has not, or not so often, made unknown. */
function keepOnce(places: readonly Hand[], pack: Hand, shows: Shows): readonly Hand[] {
  const copies = countOf(pack);
  const held = countOf(places.flat());
  const faces = new Set(pack.map((card) => faceOf(card)));
  const isStrange = (card: SeenCard) => card !== UNKNOWN && !faces.has(faceOf(card));
  const tooOften = [...held.keys()].filter(
    (card) => isKnown(card) && (held.get(card) ?? 0) > (copies.get(card) ?? 0),
  );
  if (tooOften.length === 0 && ![...held.keys()].some(isStrange)) return places;
  const tidy = places.map((hand) => hand.map((card) => (isStrange(card) ? UNKNOWN : card)));
  for (const card of tooOften) {
    const surplus = (held.get(card) ?? 0) - (copies.get(card) ?? 0);
    for (const { seat, at } of holdersOf(tidy, card, shows).slice(-surplus)) {
      const hand = tidy[seat];
      if (hand) hand[at] = UNKNOWN;
    }
  }
  return tidy;
}

/** Where a card lies, those who show it first. */
function holdersOf(places: readonly Hand[], card: SeenCard, shows: Shows): { seat: number; at: number }[] {
  return places
    .flatMap((hand, seat) => hand.flatMap((held, at) => (held === card ? [{ seat, at }] : [])))
    .sort((a, b) => Number(shows(b.seat, card)) - Number(shows(a.seat, card)));
}

function countOf(cards: Hand): Map<SeenCard, number> {
  const counts = new Map<SeenCard, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
