/**
 * What can be known of a deal and of its exchange from all that comes after: a hand is at least what was later given and laid
 * from it; a card dealt to one and laid by another was given; a forced gift is the best of a known hand.
 * Nothing is guessed: what stays open stays unknown.
 */
import { isKnown, type SeenCard } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import type { Action, Deal, Due, Seat } from '../../rules/game.ts';
import type { Carried } from '../fold/carry.ts';
import type { PlannedStep } from '../fold/plan.ts';
import type { Table } from '../fold/table.ts';
import { completePack } from './complete-pack.ts';
import { learn, unknownCards } from './hand-after.ts';
import { inferBestGift, inferFreeGift } from './infer-gifts.ts';
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

/** From the deal as written (nothing where no hand is), the steps of the round, and what each seat must have held (`leastHeld`). */
export function inferDeal(
  table: Table,
  written: Deal,
  { titles, known: knowsTitles }: Pick<Carried, 'titles' | 'known'>,
  steps: readonly PlannedStep[],
  least: readonly number[],
): InferredDeal {
  const { game, setup } = table;
  const actions = steps.flatMap((step) => (step.type === 'act' ? [step.action] : []));
  const laid = cardsBySeat(actions, setup.players, ['play', 'revolt']);
  const given = cardsBySeat(actions, setup.players, ['give', 'swap']);
  const shown = laid.map((cards, seat) => new Set([...cards, ...(given[seat] ?? [])]));
  const shows = (seat: Seat, card: SeenCard) => shown[seat]?.has(card) ?? false;
  const tidy = tidyDeal(game, setup, written, shows, least);
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
      if (gift.due?.type === 'give') {
        inferBestGift(gift, places[gift.from] ?? [], laid, order);
        inferFreeGift(gift, places[gift.from] ?? [], laid[gift.from] ?? []);
      }
      places = learnAt(places, gift.from, gift.cards);
    }
    for (const [seat, cards] of laid.entries()) places = placeLaid(places, gifts, seat, cards);
    places = completePack(places, pack);
    if (JSON.stringify([places, gifts.map(({ cards }) => cards)]) === before) break;
  }
  const deal = { ...tidy, hands: places.slice(0, -1), talon: places.at(-1) ?? [] };
  return { deal, gifts: byGiver(gifts) };
}

/** Each card that a seat lays was dealt to it, or reached it in the exchange. */
function placeLaid(places: readonly Hand[], gifts: readonly Gift[], seat: Seat, laid: Hand): readonly Hand[] {
  const hand = places[seat] ?? [];
  const incoming = gifts.filter((gift) => gift.to === seat || (gift.to === null && gift.from === seat));
  const isIn = (cards: Hand | undefined, card: SeenCard) => isKnown(card) && !!cards?.includes(card);
  for (const gift of incoming) {
    if (gift.to === seat)
      gift.cards = learn(
        gift.cards,
        laid.filter((card) => isIn(places[gift.from], card)),
      );
  }
  const received = incoming.flatMap((gift) => arriving(gift, places));
  const own = laid.filter(
    (card) => !received.includes(card) && !places.some((cards, other) => other !== seat && isIn(cards, card)),
  );
  if (incoming.length === 0) return learnAt(places, seat, own);
  if (received.every(isKnown)) return learnAt(places, seat, own.filter(isKnown));
  const [only] = incoming;
  if (incoming.length === 1 && only?.to === seat && !hand.some((card) => !isKnown(card))) {
    only.cards = learn(
      only.cards,
      own.filter((card) => isKnown(card) && !hand.includes(card)),
    );
  }
  return places;
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
