/** A way on from a moment, tried out by the rules alone before it is walked: what it does is written down as moves. */

import type { SeenCard } from '../../cards/card.ts';
import type { Action, Game, RoundState, Seat } from '../../rules/game.ts';
import { handAfter } from '../infer/hand-after.ts';
import { setAside } from './agreement.ts';

export type Move =
  | { readonly type: 'clear' }
  /** The round is put where no rule leads, or is known to have been another. */
  | { readonly type: 'put'; readonly round: RoundState }
  /** `result` is the round after it, also where the rules forbid it. `own`: it is the log's, not inferred. */
  | { readonly type: 'act'; readonly action: Action; readonly own: boolean; readonly result: RoundState };

export class Sketch {
  readonly moves: Move[] = [];
  round: RoundState;
  /** Who is taken to have passed. */
  readonly skipped = new Set<Seat>();
  /** How often the rules are left. */
  faults = 0;
  private readonly game: Game;

  constructor(game: Game, round: RoundState) {
    this.game = game;
    this.round = round;
  }

  get isOpen(): boolean {
    return (this.round.trick?.plays.length ?? 0) > 0;
  }

  /** Passes of all between the turn and the seat, or (null) of all who may still act. */
  passUpTo(seat: Seat | null): this {
    while (this.isOpen && this.round.turn !== null && this.round.turn !== seat) {
      this.skipped.add(this.round.turn);
      this.add({ type: 'pass', seat: this.round.turn }, false);
    }
    return this;
  }

  /** Sets an ended trick aside, where the round goes on after it. */
  clear(): this {
    const next = this.round.trick?.over ? setAside(this.game, this.round) : null;
    if (!next) return this;
    this.round = next;
    this.moves.push({ type: 'clear' });
    return this;
  }

  /** It is this seat's turn after all; where nothing was laid yet, the lead. */
  giveTurn(seat: Seat): this {
    const { trick } = this.round;
    if (!trick) return this;
    const leader = this.isOpen ? trick.leader : seat;
    const passed = trick.passed.filter((other) => other !== seat);
    this.faults += 1;
    return this.put({ ...this.round, turn: seat, trick: { ...trick, leader, passed, over: false } });
  }

  /** The action, allowed or not. Its player's hand is put right by what he lays `later`; null where it cannot be so small. */
  act(action: Action, own: boolean, later: readonly SeenCard[]): this | null {
    if ('cards' in action) {
      const { seat, cards } = action;
      const left = handAfter(this.round.hands[seat] ?? [], cards, later);
      if (!left) return null;
      this.put({ ...this.round, hands: this.round.hands.with(seat, [...cards, ...left]) });
    }
    return this.add(action, own);
  }

  private put(round: RoundState): this {
    this.round = round;
    this.moves.push({ type: 'put', round });
    return this;
  }

  private add(action: Action, own: boolean): this {
    if (this.game.judge(this.round, action) !== null) this.faults += 1;
    this.round = this.game.apply(this.round, action);
    this.moves.push({ type: 'act', action, own, result: this.round });
    return this;
  }
}
