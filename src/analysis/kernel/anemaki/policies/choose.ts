/** What a policy of Anemaki is: from a state and the plays that the one to move has, to one of them or a pass. */
import type { Random } from '../../../random.ts';
import type { State } from '../../kernel.ts';

/** What a policy gives back for a pass. */
export const NO_PLAY = -1;

/**
 * The index of one of the bits of `plays` (see hand.ts; ranks as the round is played), or `NO_PLAY` where `mayPass`.
 * Asked only where there is something to choose, at least two plays or one and the pass; never of a pass alone. Of the state
 * it may read the hand of `TURN`, of other hands `cardsIn` alone, and every other word. Equal words and random numbers,
 * equal plays.
 */
export type Choose = (state: State, plays: number, mayPass: boolean, random: Random) => number;
