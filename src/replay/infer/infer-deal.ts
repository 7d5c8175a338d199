/**
 * What can be known of a deal and of its exchange from all that comes after: a hand is at least what was later given and laid
 * from it; a card dealt to one and laid by another was given; a forced gift is the best of a known hand.
 * Nothing is guessed: what stays open stays unknown.
 */
import { isKnown, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { type Hand, take } from '../../cards/hand.ts';
import type { Action, Deal, Due, Seat } from '../../rules/game.ts';
import type { Carried } from '../fold/carry.ts';
import type { PlannedStep } from '../fold/plan.ts';
import type { Table } from '../fold/table.ts';
import { completePack } from './complete-pack.ts';
import { learn, unknownCards } from './hand-after.ts';
import { inferBestGift, inferFreeGift } from './infer-gifts.ts';
import type { LaidInAll } from './laid-in-all.ts';
import { tidyDeal } from './tidy-deal.ts';

/** A trade of the exchange as far as its cards are known. */
export interface Gift {
  /** Null where it is not known which trades were due. */
  readonly due: Due | null;
  readonly from: Seat;
  /** Null: the talon. */
  readonly to: Seat | null;
  cards: Hand;
}

export interface InferredDeal {
  readonly deal: Deal;
  /** The cards of every trade that is due, by its giver. */
  readonly gifts: ReadonlyMap<Seat, Hand>;
}

/** So often one thing found is used to find another. */
const PASSES = 4;

/** From the deal as written (nothing where no hand is), the steps of the round, and how much each seat lays in it. */
export function inferDeal(
  table: Table,
  written: Deal,
  { titles, known: knowsTitles }: Pick<Carried, 'titles' | 'known'>,
  steps: readonly PlannedStep[],
  sizes: readonly LaidInAll[],
): InferredDeal {
  const { game, setup } = table;
  const actions = steps.flatMap((step) => (step.type === 'act' ? [step.action] : []));
  const laid = cardsBySeat(actions, setup.players, ['play', 'revolt']);
  const given = cardsBySeat(actions, setup.players, ['give', 'swap']);
  const shown = laid.map((cards, seat) => new Set([...cards, ...(given[seat] ?? [])]));
  const shows = (seat: Seat, card: SeenCard) => shown[seat]?.has(card) ?? false;
  const tidy = tidyDeal(game, setup, written, shows, sizes);
  const dues = game.dues(game.deal(setup, tidy, titles));
  const gifts = knowsTitles ? openGifts(dues, actions) : writtenGifts(actions);
  const known = [...tidy.hands, tidy.talon, ...gifts.map(({ cards }) => cards)];
  if (known.every((cards) => cards.every(isKnown))) return { deal: tidy, gifts: byGiver(gifts) };
  return inferCards(table, tidy, gifts, laid);
}

function inferCards(table: Table, tidy: Deal, gifts: Gift[], laid: readonly Hand[]): InferredDeal {
  const { game, setup } = table;
  const pack = game.pack(setup);
  const order = game.order(setup, 'normal');
  let places: readonly Hand[] = [...tidy.hands, tidy.talon];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = JSON.stringify([places, gifts.map(({ cards }) => cards)]);
    for (const gift of gifts) {
      if (gift.due?.type !== 'give') continue;
      inferBestGift(gift, places[gift.from] ?? [], laid, order);
      inferFreeGift(gift, [...(places[gift.from] ?? []), ...heldBefore(gift, gifts)], laid[gift.from] ?? []);
    }
    for (const [seat, cards] of laid.entries()) places = placeShown({ places, gifts, pack }, seat, cards);
    places = completePack(places, pack);
    if (JSON.stringify([places, gifts.map(({ cards }) => cards)]) === before) break;
  }
  const deal = { ...tidy, hands: places.slice(0, -1), talon: places.at(-1) ?? [] };
  return { deal, gifts: byGiver(gifts) };
}

interface Found {
  readonly places: readonly Hand[];
  readonly gifts: readonly Gift[];
  readonly pack: Hand;
}

/** Each card that a seat lays or gives was dealt to it, or reached it in the exchange. */
function placeShown(found: Found, seat: Seat, laid: Hand): readonly Hand[] {
  const { places, gifts } = found;
  const incoming = gifts.filter((gift) => gift.to === seat || (gift.to === null && gift.from === seat));
  for (const gift of incoming) {
    if (gift.to === seat)
      gift.cards = learn(
        gift.cards,
        laid.filter((card) => isOnlyAt(found, gift.from, card)),
      );
  }
  const given = gifts.filter(({ from }) => from === seat);
  const received = incoming.flatMap((gift) => arriving(gift, places));
  const shown = take([...given.flatMap(({ cards }) => cards), ...laid], received.filter(isKnown)).left;
  const own = shown.filter((card) => card !== UNKNOWN && !isElsewhere(found, seat, card));
  if (incoming.length === 0) return learnAt(places, seat, own);
  if (received.every(isKnown)) return learnAt(places, seat, own.filter(isKnown));
  const [only] = incoming;
  const hand = places[seat] ?? [];
  if (incoming.length === 1 && only?.to === seat && hand.every(isKnown)) {
    only.cards = learn(only.cards, take(own.filter(isKnown), hand).left);
  }
  const sure = given.filter((gift) => heldBefore(gift, gifts).length === 0).flatMap(({ cards }) => cards);
  return learnAt(places, seat, sure);
}

/** What the giver had from others when he chose: nothing where he had to choose from the cards dealt to him. */
function heldBefore({ due, from, ...gift }: Gift, gifts: readonly Gift[]): Hand {
  if (due?.type !== 'give' || due.from === 'dealt') return [];
  const earlier = gifts.slice(
    0,
    gifts.findIndex((other) => other.from === from && other.to === gift.to),
  );
  return earlier.filter(({ to }) => to === from).flatMap(({ cards }) => cards);
}

/** Whether all that there are of a card lie in other hands than the seat's. */
function isElsewhere({ places, pack }: Found, seat: Seat, card: SeenCard): boolean {
  if (!isKnown(card)) return false;
  const seen = places.flatMap((cards, other) =>
    other === seat ? [] : cards.filter((each) => each === card),
  );
  return seen.length > 0 && seen.length >= pack.filter((each) => each === card).length;
}

/** Whether a card of which there is one lies in the seat's hand. */
function isOnlyAt({ places, pack }: Found, seat: Seat, card: SeenCard): boolean {
  return isKnown(card) && !!places[seat]?.includes(card) && pack.filter((each) => each === card).length === 1;
}

/** The cards that come in by a trade: the gift, or for a swap the talon. */
function arriving(gift: Gift, places: readonly Hand[]): Hand {
  return gift.to === null ? (places.at(-1) ?? []) : gift.cards;
}

function learnAt(places: readonly Hand[], seat: Seat, among: Hand): readonly Hand[] {
  const hand = places[seat] ?? [];
  const known = learn(hand, among);
  return known === hand ? places : places.with(seat, known);
}

/** The trades that are due, with the cards of the log where it holds them; who writes nothing about the talon keeps his cards. */
function openGifts(dues: readonly Due[], actions: readonly Action[]): Gift[] {
  return dues.flatMap((due): Gift[] => {
    const made = actions.find((action) => action.type === due.type && action.seat === due.seat);
    const cards = made && 'cards' in made && made.cards.length === due.count ? made.cards : null;
    if (due.type === 'swap') return cards ? [{ due, from: due.seat, to: null, cards }] : [];
    return [{ due, from: due.seat, to: due.to, cards: cards ?? unknownCards(due.count) }];
  });
}

/** The trades as they are written, where nobody knows which were due. */
function writtenGifts(actions: readonly Action[]): Gift[] {
  return actions.flatMap((action): Gift[] => {
    if (action.type !== 'give' && action.type !== 'swap') return [];
    return [
      { due: null, from: action.seat, to: action.type === 'give' ? action.to : null, cards: action.cards },
    ];
  });
}

function byGiver(gifts: readonly Gift[]): Map<Seat, Hand> {
  return new Map(gifts.map(({ from, cards }) => [from, cards]));
}

/** All that each seat lays, or gives, in a round. */
function cardsBySeat(actions: readonly Action[], players: number, types: readonly Action['type'][]): Hand[] {
  return Array.from({ length: players }, (_, seat) =>
    actions.flatMap((action) =>
      action.seat === seat && 'cards' in action && types.includes(action.type) ? action.cards : [],
    ),
  );
}
