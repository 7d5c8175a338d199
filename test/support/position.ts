/** A state of the rules as a position of the analysis. */
import type { Counts, Position } from '../../src/analysis/kernel/position.ts';
import { type Face, JOKER } from '../../src/cards/card.ts';
import { countFaces, type Hand, take } from '../../src/cards/hand.ts';
import type { Game, RoundState } from '../../src/rules/game.ts';

/** Of a state in the tricks (or past them), all cards known. In the gap nobody was asked yet. */
export function positionOfState(game: Game, state: RoundState): Position {
  const { setup, direction, hands, talon, turn, out, trick } = state;
  const faces = game.order(setup, 'normal');
  const top = trick?.plays.at(-1);
  return {
    setup,
    direction,
    hands: hands.map((hand) => countsOf(hand, faces)),
    gone: countsOf(take(game.pack(setup), [...hands.flat(), ...talon]).left, faces),
    top: top ? { seat: top.seat, face: faces.indexOf(top.shape.face ?? JOKER), size: top.shape.size } : null,
    passed: trick?.passed ?? [],
    turn,
    out,
  };
}

function countsOf(hand: Hand, faces: readonly Face[]): Counts {
  const counts = countFaces(hand);
  return faces.map((face) => counts.get(face) ?? 0);
}
