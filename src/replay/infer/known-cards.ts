/** Cards that the log does not know, named where they can be, at the moment when they are laid or given. */
import { isKnown, type SeenCard } from '../../cards/card.ts';
import { type Hand, take } from '../../cards/hand.ts';
import type { Action } from '../../rules/game.ts';
import type { Line } from '../fold/line.ts';
import { type ActStep, isOfTricks } from '../fold/plan.ts';
import { completePack } from './complete-pack.ts';
import { handAfter, learn } from './hand-after.ts';
import { identify } from './identify.ts';

/**
 * The step with its unknown cards named as far as they can be. What its player lays later stays known to be in his hand, which the
 * walk learns.
 */
export function withKnownCards({ walk, table, ahead, gifts }: Line, at: number, step: ActStep): ActStep {
  const { action } = step;
  if (!('cards' in action) || action.cards.every(isKnown)) return step;
  const { round } = walk;
  const hand = round.hands[action.seat] ?? [];
  const laid = ahead.laidAfter(action.seat, at, hand.length);
  // Before the exchange is over, what he lays later may be what he has not received yet.
  const later = isOfTricks(action) ? laid : held(hand, laid);
  const inferred = isOfTricks(action) ? undefined : gifts.get(action.seat);
  const cards =
    action.type === 'play'
      ? identify(table.game, round, action.seat, action.cards, later)
      : (inferred ?? action.cards);
  const named: Action & { cards: Hand } =
    cards.length === action.cards.length ? { ...action, cards } : action;
  const left = handAfter(hand, named.cards, later);
  if (!left || take(hand, named.cards).missing.length > 0) return step;
  walk.learn({ ...round, hands: round.hands.with(action.seat, [...named.cards, ...left]) });
  return { ...step, action: named };
}

/** Before the first trick: every hand with what its player lays in the round, and what the pack leaves for the rest. */
export function learnHands({ walk, ahead, table }: Line): void {
  const { round } = walk;
  const held = round.hands.map((hand, seat) => learn(hand, ahead.laidAfter(seat, -1, hand.length)));
  const places = completePack([...held, round.talon], table.game.pack(table.setup));
  const hands = places.slice(0, -1);
  const talon = places.at(-1) ?? round.talon;
  const isNew = talon !== round.talon || hands.some((hand, seat) => hand !== round.hands[seat]);
  if (isNew) walk.learn({ ...round, hands, talon });
}

function held(hand: Hand, cards: Hand): SeenCard[] {
  return cards.filter((card) => hand.includes(card));
}
