/** Addresses of moments, from and to positions in a match. */
import { parseAddress } from '../../replay/address.ts';
import { findInRound, findRound } from '../../replay/find-frame.ts';
import type { Book, Move } from './moves.ts';
import { lineOf, type Position, START, settle } from './position.ts';

/**
 * Where an address leads: to its moment, else the nearest one before it. Null where it is no address
 * or the match has no rounds.
 */
export function findAddress(book: Book, text: string): Move | null {
  const address = parseAddress(text);
  if (!address || book.rounds.length === 0) return null;
  const round = findRound(
    book.rounds.map(({ number }) => number),
    address,
  );
  const held = book.round(round);
  if (!held) return { need: round };
  const { branch, frame } = findInRound(held, address);
  const fork = branch === null ? 0 : lineOf(held, branch).fork;
  return settle(held, { round, branch, frame: fork + frame });
}

/** The address of a position. */
export function addressAt(book: Book, position: Position): string {
  const held = book.round(position.round);
  const at = held && lineOf(held, position.branch).frames[position.frame]?.at;
  return !at || isStart(position) ? 'start' : at;
}

function isStart({ round, frame, branch }: Position): boolean {
  return round === START.round && frame === START.frame && branch === START.branch;
}
