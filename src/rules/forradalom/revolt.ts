/** A revolution as a move: equal cards laid in the gap between two tricks, by anyone (F11 … F17). */
import { type Face, faceOf, JOKER } from '../../cards/card.ts';
import { take } from '../../cards/hand.ts';
import type { Action, RevoltChoice, RoundState, Seat, Setup } from '../game.ts';
import { notHeld } from '../held.ts';
import type { Refusal } from '../refusal.ts';
import { ranksAmong } from '../sets.ts';
import { onlyOneLeft } from '../tricks.ts';
import { holdsCards } from '../turns.ts';
import { orderOf, packOf, revoltSize } from './constants.ts';
import { setsIn } from './plays.ts';

type Revolt = Extract<Action, { type: 'revolt' }>;

/** Why these cards make no revolution; null when they do. */
export function judgeRevolt(state: RoundState, { seat, cards }: Revolt): Refusal | null {
  const lacking = notHeld(state.hands[seat] ?? [], cards, packOf(state.setup));
  if (lacking.length > 0) return { code: 'revolt.not-held', rule: 'F11', cards: lacking };
  const needed = revoltSize(state.setup);
  if (cards.length !== needed) return { code: 'revolt.count', rule: 'F11', laid: cards.length, needed };
  const faces: Face[] = ranksAmong(cards);
  if (faces.length > 1) return { code: 'revolt.mixed', rule: 'F11', faces };
  if (!cards.includes(JOKER)) return null;
  if (!jokersMayStandIn(state.setup)) return { code: 'revolt.joker', rule: 'F16' };
  return cards.every((card) => faceOf(card) === JOKER) ? { code: 'revolt.no-natural', rule: 'F16' } : null;
}

/** The world turned over; the cards laid are out of the game, and so is who has none left (F12, F15). */
export function applyRevolt(state: RoundState, { seat, cards }: Revolt): RoundState {
  const hands = state.hands.with(seat, take(state.hands[seat] ?? [], cards).left);
  const next: RoundState = {
    ...state,
    hands,
    direction: state.direction === 'normal' ? 'reversed' : 'normal',
    revolts: state.revolts + 1,
  };
  const isOut = !holdsCards(next, seat) && !state.out.includes(seat);
  return isOut ? { ...next, out: [...next.out, seat] } : next;
}

/** F11, F16: every revolution that the seat could lay in the gap, weakest rank first, those with fewer jokers first. */
export function forradalomRevolts(state: RoundState, seat: Seat): RevoltChoice[] {
  const { setup, direction, trick } = state;
  if (!trick?.over || onlyOneLeft(state)) return [];
  const size = revoltSize(setup);
  return setsIn(state.hands[seat] ?? [], orderOf(setup, direction))
    .filter(({ naturals, jokers }) => naturals > 0 && naturals + jokers === size)
    .filter(({ jokers }) => jokers === 0 || jokersMayStandIn(setup))
    .map((set) => ({ type: 'revolt', ...set }));
}

/** F16. */
function jokersMayStandIn({ options }: Setup): boolean {
  return options.jokerInRevolution !== 'false';
}
