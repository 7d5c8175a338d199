/** The exchange of a round whose titles nobody knows: cards change hands as written, and no rule can say whether they should. */

import type { Line } from './line.ts';
import { type ActStep, isOfTricks } from './plan.ts';

/** Whether a step is a trade that has to be taken on trust: the first of its player, before any card is laid. */
export function isOnTrust({ knowsTitles, walk }: Line, { action }: ActStep): boolean {
  const { trick, trades, hands } = walk.round;
  if (knowsTitles || isOfTricks(action) || trick?.number !== 1 || trick.plays.length > 0) return false;
  const isPossible = !('cards' in action) || action.cards.length <= (hands[action.seat]?.length ?? 0);
  return isPossible && !trades.some(({ seat }) => seat === action.seat);
}

export function takeOnTrust({ walk, table }: Line, { action, entry }: ActStep): void {
  walk.put(table.game.apply(walk.round, action));
  walk.keep(action, { commentary: entry.commentary });
}

/** The revolution of such a round, as the recorder wrote it: before the first card is laid. */
export function trustCheck({ knowsTitles, walk, table, seen }: Line): void {
  if (knowsTitles || !seen.verdict || walk.round.verdict) return;
  walk.put(table.game.settle(walk.round, seen.verdict));
  walk.keep({ type: 'check', verdict: seen.verdict }, { commentary: seen.check?.commentary });
}
