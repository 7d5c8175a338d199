/** A trade of the exchange that the rules refuse: told, and made as far as hands can stay of their size. */
import { isKnown } from '../../cards/card.ts';
import { type Hand, take } from '../../cards/hand.ts';
import type { Action, Due } from '../../rules/game.ts';
import type { Refusal } from '../../rules/refusal.ts';
import { type Line, tellRefusal } from '../fold/line.ts';
import { type ActStep, isOfTricks } from '../fold/plan.ts';
import { handAfter, unknownCards } from '../infer/hand-after.ts';
import { laterOf } from './continuations.ts';

/** More than anybody holds. */
const MOST_LOOKED_AT = 60;

/** Tells why the trade is refused and makes it all the same; nothing is done where the player has no trade to make. */
export function mendTrade(line: Line, at: number, step: ActStep, refusal: Refusal): void {
  const { walk, table } = line;
  const problems = [tellRefusal(line, step, refusal)];
  const due = table.game.dues(walk.round).find((one) => one.seat === step.action.seat);
  const trade = due ? tradeMeant(line, at, step, due) : swapOfAnother(line, at, step);
  if (!trade) {
    walk.note(problems);
    return;
  }
  walk.learn(holding(line, at, trade));
  if (!walk.send(trade)) walk.put(table.game.apply(walk.round, trade));
  walk.keep(trade, { refusal, problems, commentary: step.entry.commentary });
}

/** The trade that was due, with the cards of the log. What is forced happened as it stands. */
function tradeMeant(line: Line, at: number, { action, entry }: ActStep, due: Due): Action | null {
  if (!('cards' in action) || due.type !== action.type) return null;
  if (entry.forced) return action;
  const cards = fitCount(line, at, action.cards, due);
  if (due.type === 'swap') return { type: 'swap', seat: due.seat, cards };
  return { type: 'give', seat: due.seat, to: due.to, cards: heldCards(line, at, cards, due) };
}

/** The talon was taken by the one who may, under another's name: he lays cards of it later. */
function swapOfAnother({ walk, table, ahead, steps }: Line, at: number, { action, entry }: ActStep) {
  const { hands, talon } = walk.round;
  const due = table.game.dues(walk.round).find(({ type }) => type === 'swap');
  if (action.type !== 'swap' || entry.forced || !due) return null;
  const { seat, count } = due;
  const isWritten = steps
    .slice(at + 1)
    .some((step) => step.type === 'act' && step.action.seat === seat && !isOfTricks(step.action));
  const laid = ahead.laidAfter(seat, at, MOST_LOOKED_AT);
  if (isWritten || !laid.some((card) => talon.includes(card))) return null;
  const cards = take(hands[seat] ?? [], laid).left.slice(0, count);
  return cards.length === count ? ({ type: 'swap', seat, cards } as const) : null;
}

/** In place of cards that the giver does not hold, or lays himself later, those of his that the receiver lays: they were meant. */
function heldCards(
  { walk, ahead }: Line,
  at: number,
  cards: Hand,
  due: Extract<Due, { type: 'give' }>,
): Hand {
  const { taken, missing, left } = take(walk.round.hands[due.seat] ?? [], cards);
  const own = ahead.laidAfter(due.seat, at, MOST_LOOKED_AT);
  const kept = taken.filter((card) => isKnown(card) && own.includes(card));
  const doubtful = [...kept, ...missing];
  if (doubtful.length === 0) return cards;
  const laid = ahead.laidAfter(due.to, at, MOST_LOOKED_AT);
  const meant = left.filter((card) => laid.includes(card)).slice(0, doubtful.length);
  const sure = take(cards, doubtful).left;
  // What he does not hold stands last, and so is replaced first.
  return [...sure, ...meant, ...doubtful.slice(0, doubtful.length - meant.length)];
}

/** As many cards as were due: of too many, those that the giver does not lay later; of too few, unknown ones besides. */
function fitCount(line: Line, at: number, cards: Hand, due: Due): Hand {
  if (cards.length <= due.count) return [...cards, ...unknownCards(due.count - cards.length)];
  const kept = take(cards, laterOf(line, due.seat, at)).left;
  return [...kept, ...take(cards, kept).left].slice(0, due.count);
}

/** The round with the trade's cards in the hand of its giver, and dealt to him: they take the place of others. */
function holding({ walk, ...line }: Line, at: number, trade: Action) {
  const { round } = walk;
  if (!('cards' in trade)) return round;
  const { seat, cards } = trade;
  const hand = round.hands[seat] ?? [];
  if (take(hand, cards).missing.length === 0) return round;
  const left = handAfter(hand, cards, laterOf({ walk, ...line }, seat, at));
  if (!left) return round;
  const held = [...cards, ...left];
  const gone = take(hand, held).left;
  const came = take(held, hand).left;
  const dealt = [...take(round.dealt[seat] ?? [], gone).left, ...came];
  return { ...round, hands: round.hands.with(seat, held), dealt: round.dealt.with(seat, dealt) };
}
