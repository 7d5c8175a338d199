/** Passes that nobody wrote down. They are made as the rules have them, each with its own frame. */
import type { Noted } from '../../log/model.ts';
import type { Problem } from '../../log/problem.ts';
import type { Seat } from '../../rules/game.ts';
import type { Line } from './line.ts';
import { namesOf } from './table.ts';
import type { Walk } from './walk.ts';

/**
 * Whoever stands between the turn and this seat has passed. Where the seat cannot act in the trick any more, since it laid
 * the top or is out of it, all have, and the cards are set aside.
 */
export function passUpTo(line: Line, seat: Seat, entry: Noted): void {
  const { walk } = line;
  if (!walk.isIn('tricks') || walk.round.trick?.plays.length === 0) return;
  const passed: Seat[] = [];
  while (walk.round.turn !== null && walk.round.turn !== seat) {
    const { turn } = walk.round;
    if (!walk.act({ type: 'pass', seat: turn }, { inferred: true })) break;
    passed.push(turn);
  }
  walk.note(tellUnsaid(line, passed, entry));
}

/** That the log leaves passes out and should say so: told where the first is missed, and never again. */
export function tellUnsaid({ table, book }: Line, passed: readonly Seat[], { span }: Noted): Problem[] {
  if (!table.unsaid || table.unsaid.told || passed.length === 0) return [];
  table.unsaid.told = true;
  return [book.report('passes.unsaid', span, { waiting: namesOf(table, passed) })];
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
