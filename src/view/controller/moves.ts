/**
 * The ways through a match, as pure functions from a position to a position. A match may hold its
 * rounds elsewhere: a move that needs one which is not here says which, and is asked again.
 */
import type { Frame, RoundSummary, RoundTimeline } from '../../replay/frame.ts';
import { lineOf, type Position, START, settle } from './position.ts';

/** The match as moves see it: all summaries, and those rounds that are at hand. */
export interface Book {
  readonly rounds: readonly RoundSummary[];
  readonly round: (index: number) => RoundTimeline | null;
}

export type Move = Position | { readonly need: number };

export const MOVES = {
  next,
  previous,
  'next-trick': nextTrick,
  'previous-trick': previousTrick,
  'next-round': nextRound,
  'previous-round': previousRound,
  'next-decision': nextDecision,
  'previous-decision': previousDecision,
  start: () => START,
  end,
} as const satisfies Record<string, (book: Book, from: Position) => Move>;

export type MoveName = keyof typeof MOVES;

/** To the n-th frame of the line one stands on, counted from 1; as near as there is. */
export function toStep(book: Book, from: Position, step: number): Move {
  return along(book, from, (frames) => clamp(Math.trunc(step) - 1, frames.length));
}

/**
 * Whether somebody has something to decide at a frame of a line: two or more legal plays, or the trade that comes next, where
 * it is his own choice: what the better titled gives back, and whether the talon is taken.
 */
export function isDecision(frames: readonly Frame[], index: number, { titles }: RoundSummary): boolean {
  if ((frames[index]?.choices.length ?? 0) >= 2) return true;
  const next = frames[index + 1]?.did;
  if (next?.type === 'keep' || next?.type === 'swap') return true;
  if (next?.type !== 'give' || !titles) return false;
  return titles.indexOf(next.seat) < titles.indexOf(next.to);
}

function next(book: Book, from: Position): Move {
  return along(book, from, (frames) => (from.frame + 1 < frames.length ? from.frame + 1 : null), nextRound);
}

function previous(book: Book, from: Position): Move {
  return along(book, from, () => (from.frame > 0 ? from.frame - 1 : null), endOfPrevious);
}

function nextTrick(book: Book, from: Position): Move {
  const ahead = (frames: readonly Frame[]) => {
    const trick = frames[from.frame]?.trick ?? 0;
    const opens = frames.findIndex((frame, i) => i > from.frame && frame.trick > trick);
    const last = frames.length - 1;
    return opens >= 0 ? opens : from.frame < last ? last : null;
  };
  return along(book, from, ahead, nextRound);
}

function previousTrick(book: Book, from: Position): Move {
  const behind = (frames: readonly Frame[]) => {
    if (from.frame === 0) return null;
    const trick = frames[from.frame - 1]?.trick;
    return frames.findIndex((frame) => frame.trick === trick);
  };
  return along(book, from, behind, endOfPrevious);
}

function nextRound(book: Book, from: Position): Move {
  return from.round + 1 < book.rounds.length ? { round: from.round + 1, frame: 0, branch: null } : from;
}

function previousRound(_book: Book, from: Position): Move {
  if (from.frame > 0 || from.branch !== null) return { ...START, round: from.round };
  return { ...START, round: Math.max(0, from.round - 1) };
}

function nextDecision(book: Book, from: Position): Move {
  for (let { round, frame } = from; round < book.rounds.length; round += 1, frame = -1) {
    const branch = round === from.round ? from.branch : null;
    const frames = framesAt(book, round, branch);
    const summary = book.rounds[round];
    if (!frames || !summary) return { need: round };
    const found = frames.findIndex((_, i) => i > frame && isDecision(frames, i, summary));
    if (found >= 0) return { round, frame: found, branch };
  }
  return from;
}

function previousDecision(book: Book, from: Position): Move {
  for (let { round, frame } = from; round >= 0; round -= 1, frame = Number.POSITIVE_INFINITY) {
    const branch = round === from.round ? from.branch : null;
    const frames = framesAt(book, round, branch);
    const summary = book.rounds[round];
    if (!frames || !summary) return { need: round };
    const found = frames.findLastIndex((_, i) => i < frame && isDecision(frames, i, summary));
    if (found >= 0) return settled(book, { round, frame: found, branch });
  }
  return from;
}

function end(book: Book): Move {
  return endOf(book, book.rounds.length - 1);
}

function endOfPrevious(book: Book, from: Position): Move {
  return from.round > 0 ? endOf(book, from.round - 1) : from;
}

function endOf(book: Book, round: number): Move {
  return { round, frame: Math.max(0, (book.rounds[round]?.frames ?? 1) - 1), branch: null };
}

/** To another frame of the same line, or, where `pick` finds none, where `beyond` leads. */
function along(
  book: Book,
  from: Position,
  pick: (frames: readonly Frame[]) => number | null,
  beyond: (book: Book, from: Position) => Move = () => from,
): Move {
  const frames = framesAt(book, from.round, from.branch);
  if (!frames) return { need: from.round };
  const frame = pick(frames);
  if (frame !== null) return settled(book, { ...from, frame });
  // A branch ends where it ends: the next round belongs to the main line.
  return from.branch === null ? beyond(book, from) : from;
}

function framesAt(book: Book, round: number, branch: string | null): readonly Frame[] | null {
  const held = book.round(round);
  return held && lineOf(held, branch).frames;
}

function settled(book: Book, position: Position): Position {
  const round = book.round(position.round);
  return round ? settle(round, position) : position;
}

function clamp(value: number, length: number): number {
  return Math.max(0, Math.min(length - 1, value));
}
