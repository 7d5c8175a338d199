/** What can be done at a moment: an action of a player, or that nobody does anything more in the gap and the cards are set aside. */
import { faceOf } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import type { Action, Due, Game, RoundState } from '../../rules/game.ts';
import type { Happening } from '../frame.ts';

export type Deed = Action | { readonly type: 'clear' };

/** Whether a trick has ended and a revolution could be laid before the next (F11), as far as the hands are known. */
export function isGapOpen(game: Game, state: RoundState): boolean {
  if (!state.trick?.over || game.roundOver(state)) return false;
  return state.hands.some((_, seat) => game.revolts(state, seat).length > 0);
}

/** The trades that may be made now and in which there is something to choose. */
export function freeDues(game: Game, state: RoundState): Due[] {
  if (state.trick) return [];
  return game.dues(state).filter((due) => due.type === 'swap' || (due.choice === 'free' && !due.waits));
}

/** Whether the rules allow the deed here. */
export function isAllowed(game: Game, state: RoundState, deed: Deed): boolean {
  if (deed.type === 'clear') return state.trick?.over === true && !game.roundOver(state);
  return game.judge(state, deed) === null;
}

/** Whether a deed is what happened: suits do not count, since no rule asks for them. */
export function isSameDeed(deed: Deed, did: Happening): boolean {
  if (deed.type !== did.type) return false;
  if (deed.type === 'clear') return true;
  if (!('seat' in did) || deed.seat !== did.seat) return false;
  return !('cards' in deed) || !('cards' in did) || areSameFaces(deed.cards, did.cards);
}

function areSameFaces(a: Hand, b: Hand): boolean {
  const faces = (cards: Hand) => cards.map((card) => faceOf(card) ?? '?').sort();
  return faces(a).join() === faces(b).join();
}

/** The round after a deed that is allowed. */
export function after(game: Game, state: RoundState, deed: Deed): RoundState {
  return deed.type === 'clear' ? game.clear(state) : game.apply(state, deed);
}
