/** What a policy of Forradalom is: from a state to one of the legal moves of the round as it is played. */
import type { Random } from '../../../random.ts';
import type { Move, State } from '../../kernel.ts';

/**
 * Asked only where there are at least two legal moves. Of the state it may read the hand of `TURN`, of other hands how many
 * cards they are (their first word), and every word before the hands. Equal words and random numbers, equal moves.
 */
export type Choose = (state: State, random: Random) => Move;
