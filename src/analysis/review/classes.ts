/**
 * How much a loss is. The limits are where judges stop agreeing with one another: below .05 not even a stronger one
 * can tell two options apart.
 */
import type { Class } from './model.ts';

/** Points lost, at a table of five, from which a deed is of the class. */
export const INACCURACY_FROM = 0.05;
export const MISTAKE_FROM = 0.15;
export const BLUNDER_FROM = 0.4;

/** Points from the first place to the last grow with the table; so do the limits. 1 for five players. */
export function scaleOf(players: number): number {
  return (players - 1) / 4;
}

/** The class of a deed that lost so many points; `best` where nothing better was found. */
export function classOf(loss: number, isBest: boolean, players: number): Class {
  if (isBest) return 'best';
  const scaled = loss / scaleOf(players);
  if (scaled < INACCURACY_FROM) return 'equal';
  if (scaled < MISTAKE_FROM) return 'inaccuracy';
  return scaled < BLUNDER_FROM ? 'mistake' : 'blunder';
}

/** Whether it is bad enough to be learned from. */
export function isMistake(found: Class): boolean {
  return found === 'mistake' || found === 'blunder';
}
