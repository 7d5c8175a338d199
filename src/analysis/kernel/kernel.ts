/**
 * A fast second implementation of a game's tricks, for playouts by the hundred thousand. It knows nothing
 * of deals, trades and refusals: `rules` does, and tests hold the two equal.
 *
 * A state is one Int32Array that its kernel alone can read; `set` copies it. A move is a small
 * integer that means the same in every state of that kernel.
 */
import type { Face } from '../../cards/card.ts';
import type { Choice, RevoltChoice, Seat, Setup } from '../../rules/game.ts';
import type { Random } from '../random.ts';
import type { Position } from './position.ts';

export type State = Int32Array;
export type Move = number;

/** What a move means. `abstain`: no revolution, of a seat that could lay one in the gap between two tricks. */
export type TrickDeed = Choice | RevoltChoice | { readonly type: 'abstain' };

/** Policies that a kernel plays by itself, weakest first. Each reads the own hand and what everybody saw, never another hand. */
export const PLAYOUT_POLICIES = ['random', 'greedy', 'heuristic', 'linear'] as const;
export type PlayoutPolicy = (typeof PLAYOUT_POLICIES)[number];

export interface Kernel {
  readonly setup: Setup;
  /** The faces of `Counts`, weakest first in normal order. */
  readonly faces: readonly Face[];
  /** Length of a state. */
  readonly words: number;
  /** The policies that this kernel has. */
  readonly policies: readonly PlayoutPolicy[];

  /** Puts a position into a state. Trick ended: in Anemaki the next lead is due; in Forradalom those who can revolt are asked first. */
  load(position: Position, state: State): void;
  /** Gives a seat other cards: indices of faces, `cards[from]` to `cards[to - 1]`. What everybody saw stays. */
  deal(state: State, seat: Seat, cards: ArrayLike<number>, from: number, to: number): void;

  /** Who is to move, −1 when the round is over. Only seats with cards, and in a gap only those that can revolt, are ever to move. */
  turn(state: State): Seat | -1;
  /** The legal moves of the one to move, always in the same order; one alone is forced. */
  moves(state: State): Move[];
  /** Makes a legal move. */
  apply(state: State, move: Move): void;
  deedOf(move: Move): TrickDeed;
  /** The move of a deed; throws RangeError on one that the game does not have. */
  moveOf(deed: TrickDeed): Move;

  /** What a policy does here. Equal positions and random numbers, equal moves. */
  choose(state: State, policy: PlayoutPolicy, random: Random): Move;
  /**
   * Plays on to the end of the round, in place. With a chance of `noise` / 1024 a choice is made at random among the legal ones
   * instead (forced moves draw no random number).
   */
  playout(state: State, policy: PlayoutPolicy, noise: number, random: Random): void;
  /** Of a round that is over: `places[seat]` = 0 for the first, N − 1 for the last. */
  places(state: State, places: Uint8Array): void;
}
