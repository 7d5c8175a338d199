/** A state of the rules as a position of the analysis. */
import { take } from '../../cards/hand.ts';
import type { Game, RoundState } from '../../rules/game.ts';
import type { Position } from '../kernel/position.ts';
import { countsOf } from './counts.ts';
import { topOf } from './top-of.ts';

/** Of a state in the tricks (or past them), all cards known. In the gap nobody was asked yet. */
export function positionOfState(game: Game, state: RoundState): Position {
  const { setup, direction, hands, talon, turn, out, trick } = state;
  const faces = game.order(setup, 'normal');
  return {
    setup,
    direction,
    hands: hands.map((hand) => countsOf(hand, faces)),
    gone: countsOf(take(game.pack(setup), [...hands.flat(), ...talon]).left, faces),
    top: topOf(trick?.plays ?? [], faces),
    passed: trick?.passed ?? [],
    turn,
    out,
  };
}
