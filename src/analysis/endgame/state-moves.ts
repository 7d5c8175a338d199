/** The moves of a state of Anemaki's kernel by the rule for ties. */
import { SEATS, TOP, TURN } from '../kernel/anemaki/layout.ts';
import { PASS, playsIn, turnedOver } from '../kernel/anemaki/moves.ts';
import type { Move, State } from '../kernel/kernel.ts';
import { beatenBy } from './groups.ts';
import { surePlay, writeMoves } from './tie-rule.ts';

const moves = new Int32Array(33);

/** The sure play alone where there is one; else all moves, those before others that a player takes before them if they give the same place. */
export function movesByRule(state: State): Move[] {
  const hand = state[state[TURN] as number] as number;
  const legal = playsIn(state);
  const sure = surePlay(hand, legal, beatenIn(state));
  if (sure !== null) return [turnedOver(sure, state)];
  const end = writeMoves(moves, 0, hand, legal, state[TOP] === -1);
  return Array.from(moves.subarray(0, end), (move) => (move === PASS ? PASS : turnedOver(move, state)));
}

/** The plays that somebody else than the one to move can beat. */
export function beatenIn(state: State): number {
  let others = 0;
  for (let seat = 0; seat < SEATS; seat++) if (seat !== state[TURN]) others |= state[seat] as number;
  return beatenBy(others);
}
