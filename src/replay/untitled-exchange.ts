/** The exchange of a round whose titles nobody knows: cards change hands as written, and no rule can say whether they should. */

import type { Line } from './line.ts';
import { type ActStep, isOfTricks } from './plan.ts';

/** Whether a step is a trade that has to be taken on trust. */
export function isOnTrust({ knowsTitles, walk }: Line, { action }: ActStep): boolean {
  return !knowsTitles && !isOfTricks(action) && walk.frames.every(({ did }) => did.type !== 'play');
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
