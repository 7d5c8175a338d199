/**
 * Moves of Forradalom as numbers: the rank of a set, its naturals and its jokers, and whether it is laid for a revolution; a
 * pass, or no revolution, is a set without cards. Within the kernel the rank is that of the round as it is played;
 * outside that of normal order, so that a face keeps its numbers after a revolution.
 */
import type { Face } from '../../../cards/card.ts';
import type { Move, State, TrickDeed } from '../kernel.ts';
import { JOKERS, REVERSED } from './layout.ts';

const REVOLT_BIT = 1 << 11;
export const PASS: Move = 0;
export const ABSTAIN: Move = REVOLT_BIT;

/** Jokers alone are of the joker's rank, without naturals. */
export function playOf(rank: number, naturals: number, jokers: number): Move {
  return (rank << 7) | (naturals << 2) | jokers;
}

export function revoltOf(rank: number, naturals: number, jokers: number): Move {
  return REVOLT_BIT | playOf(rank, naturals, jokers);
}

export function isRevolt(move: Move): boolean {
  return move > REVOLT_BIT;
}

export function rankOf(move: Move): number {
  return (move >> 7) & 15;
}

export function naturalsOf(move: Move): number {
  return (move >> 2) & 31;
}

export function jokersOf(move: Move): number {
  return move & 3;
}

/** The rank of a set in the order of the world that its move makes. */
export function rankAfter(move: Move): number {
  return isRevolt(move) ? JOKERS - 1 - rankOf(move) : rankOf(move);
}

/** From the order of the round as it is played to normal order, or back. */
export function turnedOver(move: Move, state: State): Move {
  if (state[REVERSED] === 0 || naturalsOf(move) === 0) return move;
  return move + ((JOKERS - 1 - 2 * rankOf(move)) << 7);
}

/** What a move means, its rank that of normal order, of which these are the faces. */
export function deedIn(faces: readonly Face[], move: Move): TrickDeed {
  if (move === PASS) return { type: 'pass' };
  if (move === ABSTAIN) return { type: 'abstain' };
  const face = faces[rankOf(move)] as Face;
  const type = isRevolt(move) ? 'revolt' : 'play';
  return { type, face, naturals: naturalsOf(move), jokers: jokersOf(move) };
}

/** Throws RangeError on a deed that the game does not have. */
export function moveIn(faces: readonly Face[], deed: TrickDeed): Move {
  if (deed.type === 'pass') return PASS;
  if (deed.type === 'abstain') return ABSTAIN;
  const { type, face, naturals, jokers } = deed;
  const rank = faces.indexOf(face);
  const isSet = rank === JOKERS ? naturals === 0 && jokers > 0 && type === 'play' : naturals > 0;
  if (rank < 0 || !isSet || naturals > 16 || jokers < 0 || jokers > 2) {
    throw new RangeError(`no deed of Forradalom: ${JSON.stringify(deed)}`);
  }
  return type === 'revolt' ? revoltOf(rank, naturals, jokers) : playOf(rank, naturals, jokers);
}
