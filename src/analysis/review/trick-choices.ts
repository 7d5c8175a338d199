/**
 * Where somebody had a choice in the tricks of a recorded round, and took it: plays and passes, revolutions laid, and
 * revolutions that somebody could have laid when the gap closed. Forced moves are none.
 */
import type { Frame } from '../../replay/frame.ts';
import type { Seat } from '../../rules/game.ts';
import type { Kernel, Move, State, TrickDeed } from '../kernel/kernel.ts';
import type { Position } from '../kernel/position.ts';
import { trickDeedOf } from './trick-deed-of.ts';

export interface TrickChoice {
  /** Index of the frame in which it was to be made, and of that which it led to. */
  readonly at: number;
  readonly made: number;
  readonly seat: Seat;
  /** In a gap the seat is the one who is asked. */
  readonly position: Position;
  /** At least two. */
  readonly deeds: readonly TrickDeed[];
  /** Index of what was done. */
  readonly chosen: number;
  /** The log says what was done. Where the reader filled it in nobody is held to it. */
  readonly recorded: boolean;
}

/**
 * In the order of play; `positions` are those of the frames. Null where something was done that the kernel does not allow, so that the
 * rest of the round cannot be followed.
 */
export function trickChoices(
  kernel: Kernel,
  frames: readonly Frame[],
  positions: readonly (Position | null)[],
): TrickChoice[] | null {
  const choices: TrickChoice[] = [];
  for (let made = 1; made < frames.length; made++) {
    const found = choicesInto(kernel, frames, positions, made);
    if (!found) return null;
    choices.push(...found);
  }
  return choices;
}

function choicesInto(
  kernel: Kernel,
  frames: readonly Frame[],
  positions: readonly (Position | null)[],
  made: number,
): TrickChoice[] | null {
  const [frame, position] = [frames[made], positions[made - 1]];
  if (!frame || !position) return [];
  if (frame.did.type === 'clear') return abstentions(kernel, position, made);
  const deed = trickDeedOf(frame.did);
  if (!deed || !('seat' in frame.did)) return [];
  const asked = deed.type === 'revolt' ? { ...position, asked: frame.did.seat } : position;
  const state = loaded(kernel, asked);
  const move = kernel.moveOf(deed);
  const moves = kernel.moves(state);
  if (kernel.turn(state) !== frame.did.seat || !moves.includes(move)) return null;
  return choiceOf(kernel, asked, moves, move, frame.did.seat, made, !frame.inferred && !frame.refusal);
}

/** Everybody who could have turned the order round when the gap closed, in the order in which they are asked (F17). */
function abstentions(kernel: Kernel, position: Position, made: number): TrickChoice[] {
  const state = loaded(kernel, position);
  const found: TrickChoice[] = [];
  for (;;) {
    const seat = kernel.turn(state);
    const moves = kernel.moves(state);
    const abstain = moves.find((move) => kernel.deedOf(move).type === 'abstain');
    if (seat < 0 || abstain === undefined) return found;
    found.push(...choiceOf(kernel, { ...position, asked: seat }, moves, abstain, seat, made, true));
    kernel.apply(state, abstain);
  }
}

function choiceOf(
  kernel: Kernel,
  position: Position,
  moves: readonly Move[],
  move: Move,
  seat: Seat,
  made: number,
  recorded: boolean,
): TrickChoice[] {
  if (moves.length < 2) return [];
  const deeds = moves.map((one) => kernel.deedOf(one));
  return [{ at: made - 1, made, seat, position, deeds, chosen: moves.indexOf(move), recorded }];
}

function loaded(kernel: Kernel, position: Position): State {
  const state = new Int32Array(kernel.words);
  kernel.load(position, state);
  return state;
}
