/** A revolution as a move: equal cards laid in the gap between two tricks, by anyone (F11 … F17). */
import { type Face, faceOf, JOKER } from '../../cards/card.ts';
import { countFaces, take } from '../../cards/hand.ts';
import type { Action, RoundState } from '../game.ts';
import { notHeld } from '../held.ts';
import type { Refusal } from '../refusal.ts';
import { ranksAmong } from '../sets.ts';
import { holdsCards } from '../turns.ts';
import { packOf, revoltSize } from './constants.ts';

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
  if (state.setup.options.jokerInRevolution === 'false') return { code: 'revolt.joker', rule: 'F16' };
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

/** Whether some seat holds enough equal cards for a revolution, counting jokers where they may stand in. */
export function couldRevolt(state: RoundState, seat: number): boolean {
  const counts = countFaces(state.hands[seat] ?? []);
  const jokers = state.setup.options.jokerInRevolution === 'false' ? 0 : (counts.get(JOKER) ?? 0);
  return [...counts].some(([face, count]) => face !== JOKER && count + jokers >= revoltSize(state.setup));
}
