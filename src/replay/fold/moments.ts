/** The addresses of a round's moments, counted as they come: `r2x1`, `r2t3p4`, in a branch `r2t3p4~name`. */
import type { RoundState } from '../../rules/game.ts';
import type { Happening } from '../frame.ts';

/** How far the counting has come. */
export interface Count {
  readonly trades: number;
  /** Number of the trick that `plays` and `revolts` belong to. */
  readonly trick: number;
  readonly plays: number;
  readonly revolts: number;
}

export const NOTHING_YET: Count = { trades: 0, trick: 0, plays: 0, revolts: 0 };

/** The count after a happening that led to this position (where cards were cleared, the next trick's). */
export function countOn(count: Count, did: Happening, round: RoundState): Count {
  switch (did.type) {
    case 'give':
    case 'swap':
    case 'keep':
      return { ...count, trades: count.trades + 1 };
    case 'play':
    case 'pass':
    case 'revolt': {
      const trick = round.trick?.number ?? 1;
      const own = trick === count.trick ? count : { ...count, trick, plays: 0, revolts: 0 };
      return did.type === 'revolt' ? { ...own, revolts: own.revolts + 1 } : { ...own, plays: own.plays + 1 };
    }
    case 'clear':
      return { ...count, trick: round.trick?.number ?? count.trick + 1, plays: 0, revolts: 0 };
    default:
      return count;
  }
}

/** The moment's address within its round, from the count after it: `t3p4`. */
export function momentOf({ trades, trick, plays, revolts }: Count, did: Happening): string {
  switch (did.type) {
    case 'deal':
      return 'd';
    case 'check':
      return 'v';
    case 'rank':
      return 'e';
    case 'clear':
      return `t${trick}`;
    case 'play':
    case 'pass':
      return `t${trick}p${plays}`;
    case 'revolt':
      return `t${trick}g${revolts}`;
    default:
      return `x${trades}`;
  }
}
