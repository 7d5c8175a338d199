/**
 * What a player does where several moves give him the same place. His choice can still move the others, so the rule is
 * fixed, and what the solver finds is one equilibrium line among several that there may be:
 *
 * 1. Who can make sure of being the next one out, whatever the others do (sure-plays.ts), does so: he lays whole groups that
 *    nobody can beat, the one that can be beaten last.
 * 2. Else he takes the first of the moves that give him the best place, in this order. Leading: more cards before fewer, then low
 *    before high. Following: whole groups before parts of groups; among either low before high, of the same rank
 *    fewer cards first; passing last.
 *
 * Low and high are in the order of the round as it is played (A2, A28).
 */
import { AT_LEAST, lowestOf } from '../kernel/anemaki/hand.ts';
import { PASS } from '../kernel/anemaki/moves.ts';
import { isOneAtMost, wholeGroups } from './groups.ts';
import { isSure } from './sure-plays.ts';

/** Plays of just so many cards, by their number. */
const EXACTLY = AT_LEAST.map((bits, size) => bits & ~(AT_LEAST[size + 1] ?? 0));

/** Writes the moves in the order of part 2, as bits of plays and PASS, from `moves[at]` on; gives where they end. */
export function writeMoves(
  moves: Int32Array,
  at: number,
  hand: number,
  legal: number,
  leads: boolean,
): number {
  let end = at;
  if (leads) {
    for (let size = 4; size > 0; size--) end = writePlays(moves, end, legal & (EXACTLY[size] as number));
    return end;
  }
  const whole = wholeGroups(hand);
  end = writePlays(moves, end, legal & whole);
  end = writePlays(moves, end, legal & ~whole);
  moves[end] = PASS;
  return end + 1;
}

/** The play of part 1, none of which differs from another in what comes of it; null where nothing is sure. */
export function surePlay(hand: number, legal: number, beaten: number): number | null {
  const whole = wholeGroups(hand);
  if (!isSure(whole, legal, beaten)) return null;
  const plays = isOneAtMost(whole) ? whole : whole & legal & ~beaten;
  return lowestOf(plays);
}

function writePlays(moves: Int32Array, at: number, plays: number): number {
  let end = at;
  for (let rest = plays; rest !== 0; rest &= rest - 1) moves[end++] = lowestOf(rest);
  return end;
}
