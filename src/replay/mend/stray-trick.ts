/** A line `trick` in the midst of a trick: whether the trick had ended after all, or the line should not be there. */

import type { Game, RoundState, Seat } from '../../rules/game.ts';
import type { Line } from '../fold/line.ts';
import { agreement } from './agreement.ts';
import { Sketch } from './sketch.ts';

/** Whether what follows the mark of this index goes on with the trick, and does so better than it opens another. */
export function isStray({ walk, table, steps }: Line, at: number): boolean {
  if (table.passesOmitted) return false;
  const goesOn = agreement(table, walk.round, steps, at + 1);
  if (goesOn === 0) return false;
  const ended = new Sketch(table.game, walk.round).passUpTo(null).clear();
  return goesOn > agreement(table, ended.round, steps, at + 1, ended.skipped);
}

/** Who may still act in the trick, in the order of their turns. */
export function waitingIn(round: RoundState, game: Game): Seat[] {
  return [...new Sketch(game, round).passUpTo(null).skipped];
}
