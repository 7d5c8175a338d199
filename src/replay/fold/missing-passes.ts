/** Passes that nobody wrote down. They are made as the rules have them, each with its own frame. */
import type { Seat } from '../../rules/game.ts';
import type { Walk } from './walk.ts';

/**
 * Whoever stands between the turn and this seat has passed. Where the seat cannot act in the trick any more, since it laid
 * the top or is out of it, all have, and the cards are set aside.
 */
export function passUpTo(walk: Walk, seat: Seat): void {
  if (!walk.isIn('tricks') || walk.round.trick?.plays.length === 0) return;
  while (walk.round.turn !== null && walk.round.turn !== seat) {
    if (!walk.act({ type: 'pass', seat: walk.round.turn }, { inferred: true })) return;
  }
}

/** All who could still act in the trick have passed; gives their seats. */
export function passWhoeverIsLeft(walk: Walk): Seat[] {
  const passed: Seat[] = [];
  if (walk.round.trick?.plays.length === 0) return passed;
  while (walk.round.turn !== null) {
    const seat = walk.round.turn;
    if (!walk.act({ type: 'pass', seat }, { inferred: true })) return passed;
    passed.push(seat);
  }
  return passed;
}
