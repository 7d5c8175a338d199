/**
 * What a player remembers, and how each command changes it. Pure: rounds that are not at hand are
 * asked for by the controller around it.
 */
import type { Seat } from '../../rules/game.ts';
import type { Reveal } from '../options.ts';
import type { ShownRound } from '../source/source.ts';
import { findAddress } from './addresses.ts';
import { type Book, MOVES, type Move, type MoveName, toStep } from './moves.ts';
import { type Position, START } from './position.ts';

export interface State {
  readonly position: Position;
  /** The reader's seat, null for all. */
  readonly pov: Seat | null;
  readonly reveal: Reveal;
  /** Where jumps were made from, the last one last. */
  readonly jumps: readonly Position[];
  /** The last round that was seen: how far lists reach when nothing may be told of what comes. */
  readonly furthest: number;
  readonly playing: boolean;
  /** The reader is asking what could have been done instead. */
  readonly whatIf: boolean;
}

export type Command =
  | MoveName
  | 'back'
  | 'next-pov'
  | 'toggle-hands'
  | 'toggle-play'
  | 'what-if'
  | { readonly type: 'step'; readonly step: number }
  /** To a frame of the present line, as a slider does: too often to remember each. */
  | { readonly type: 'seek'; readonly frame: number }
  | { readonly type: 'jump'; readonly to: Position }
  /** To an address, without a way back: it is where a link or the browser's history leads. */
  | { readonly type: 'go'; readonly at: string }
  /** Puts a round that has other branches in the place of the one of this index, and goes to a moment. */
  | {
      readonly type: 'revise';
      readonly index: number;
      readonly round: ShownRound;
      readonly to: Position;
    }
  | { readonly type: 'pov'; readonly pov: Seat | null }
  | { readonly type: 'reveal'; readonly reveal: Reveal };

export const FIRST_STATE: State = {
  position: START,
  pov: null,
  reveal: 'open',
  jumps: [],
  furthest: 0,
  playing: false,
  whatIf: false,
};

/** Jumps beyond this many are forgotten, the oldest first. */
const REMEMBERED = 100;

/** The state after a command, or the round that it needs first. `seats`: how many sit at the table. */
export function reduce(
  state: State,
  command: Command,
  book: Book,
  seats: number,
): State | { readonly need: number } {
  if (typeof command === 'string' && command in MOVES) {
    return moved(state, MOVES[command as MoveName](book, state.position), isLeap(command as MoveName));
  }
  if (typeof command === 'object') return reduceDetailed(state, command, book);
  switch (command) {
    case 'back':
      return goBack(state);
    case 'next-pov':
      return { ...state, pov: nextPov(state.pov, seats) };
    case 'toggle-hands':
      return { ...state, reveal: state.reveal === 'open' ? 'seat' : 'open' };
    case 'toggle-play':
      return { ...state, playing: !state.playing };
    case 'what-if':
      return { ...state, whatIf: !state.whatIf };
    default:
      return state;
  }
}

function reduceDetailed(state: State, command: Exclude<Command, string>, book: Book) {
  switch (command.type) {
    case 'step':
      return moved(state, toStep(book, state.position, command.step), true);
    case 'seek':
      return moved(state, toStep(book, state.position, command.frame + 1), false);
    case 'jump':
      return book.round(command.to.round) ? moved(state, command.to, true) : { need: command.to.round };
    case 'revise':
      return moved(
        { ...state, jumps: state.jumps.filter((jump) => isThere(jump, command)) },
        command.to,
        isThere(state.position, command),
      );
    case 'go':
      return moved(state, findAddress(book, command.at) ?? state.position, false);
    case 'pov':
      return { ...state, pov: command.pov };
    case 'reveal':
      return { ...state, reveal: command.reveal };
  }
}

/** Whether a moment still stands on a line after a round was revised. */
function isThere(
  { round: index, branch }: Position,
  { index: revised, round }: { readonly index: number; readonly round: ShownRound },
): boolean {
  return index !== revised || branch === null || round.branches.some(({ name }) => name === branch);
}

/** Moves far enough to want a way back. */
function isLeap(move: MoveName): boolean {
  return move === 'start' || move === 'end';
}

function moved(state: State, move: Move, leap: boolean): State | { readonly need: number } {
  if ('need' in move) return move;
  const from = state.position;
  const same = from.round === move.round && from.frame === move.frame && from.branch === move.branch;
  if (same) return state;
  return {
    ...state,
    position: move,
    jumps: leap ? [...state.jumps, from].slice(-REMEMBERED) : state.jumps,
    furthest: Math.max(state.furthest, move.round),
  };
}

function goBack(state: State): State {
  const position = state.jumps.at(-1);
  return position ? { ...state, position, jumps: state.jumps.slice(0, -1) } : state;
}

/** All, then each seat in turn, then all again. */
function nextPov(pov: Seat | null, seats: number): Seat | null {
  const next = pov === null ? 0 : pov + 1;
  return next < seats ? next : null;
}
