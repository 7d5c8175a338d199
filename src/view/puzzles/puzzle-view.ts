/** A puzzle as its page shows it: all that the player knew, and nothing more. */

import type { Puzzle } from '../../analysis/puzzles/find-puzzles.ts';
import type { Face, SeenCard } from '../../cards/card.ts';
import { countFaces, sortHand } from '../../cards/hand.ts';
import type { Frame } from '../../replay/frame.ts';
import type { Seat } from '../../rules/game.ts';

/** Which question is asked. */
export type Ask = 'lead' | 'follow' | 'give' | 'swap' | 'revolt';

export interface PuzzleView {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly hand: readonly SeenCard[];
  /** What is to be beaten, and who laid it; null when there is nothing. */
  readonly top: { readonly seat: Seat; readonly cards: readonly SeenCard[] } | null;
  /** The others in the order of turns. */
  readonly others: readonly { readonly seat: Seat; readonly cards: number; readonly passed: boolean }[];
  /** What everybody saw go in this round, rank by rank, lowest first. */
  readonly gone: readonly { readonly face: Face; readonly size: number }[];
  readonly reversed: boolean;
}

/** `frames`: the round's main line, in which the puzzle's address lies. Throws RangeError where it does not. */
export function viewPuzzle({ decision }: Puzzle, frames: readonly Frame[]): PuzzleView {
  const index = frames.findIndex(({ at }) => at === decision.at);
  const frame = frames[index];
  if (!frame) throw new RangeError(`There is no moment ${decision.at}.`);
  const { seat, kind } = decision;
  const seats = frame.hands.length;
  const inTrick = kind === 'play';
  const top = inTrick ? (frame.pile.at(-1) ?? null) : null;
  return {
    ask: kind === 'play' ? (top ? 'follow' : 'lead') : kind,
    seat,
    hand: sortHand(frame.hands[seat] ?? []),
    top: top && { seat: top.seat, cards: top.cards },
    others: Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats).map((other) => ({
      seat: other,
      cards: frame.hands[other]?.length ?? 0,
      passed: inTrick && frame.passed.includes(other),
    })),
    gone: [...countFaces(sortHand(laidUpTo(frames, index)))].map(([face, size]) => ({ face, size })),
    reversed: frame.direction === 'reversed',
  };
}

function laidUpTo(frames: readonly Frame[], index: number): SeenCard[] {
  return frames
    .slice(0, index + 1)
    .flatMap(({ did }) => (did.type === 'play' || did.type === 'revolt' ? did.cards : []));
}
