/**
 * One line through a round, the main one or a branch: it moves the statechart from moment to moment and keeps a
 * frame of each. What it is told to do and why is not its business.
 */
import type { Commentary } from '../../log/model.ts';
import type { Problem } from '../../log/problem.ts';
import type { MatchContext, MatchEvent } from '../../machine/match.ts';
import { resumeMatch } from '../../machine/resume.ts';
import type { Action, Lay, RoundState, Seat } from '../../rules/game.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { Frame, Happening } from '../frame.ts';
import { joinCommentary } from './join-commentary.ts';
import { activeLeaves, type Snapshot, step } from './machine-step.ts';
import { type Count, countOn, momentOf } from './moments.ts';
import type { Table } from './table.ts';

/** Where a line can be left from or begun at. */
export interface Moment {
  readonly snapshot: Snapshot;
  readonly count: Count;
}

/** What a frame says besides the position. */
export interface Remarks {
  readonly inferred?: boolean;
  readonly refusal?: Refusal | null;
  readonly commentary?: Commentary | null | undefined;
  readonly problems?: readonly Problem[];
}

const NO_LAYS: readonly Lay[] = [];
const NO_SEATS: readonly Seat[] = [];
const NO_PROBLEMS: readonly number[] = [];

export class Walk {
  readonly frames: Frame[] = [];
  /** The moment of each frame. */
  readonly moments: Moment[] = [];
  /** Problems by frame, where a frame has some. */
  readonly problems = new Map<number, Problem[]>();
  private readonly table: Table;
  private readonly prefix: string;
  private readonly suffix: string;
  private current: Moment;
  private taken: string | null = null;

  /** Addresses are `prefix`, the moment within the round, `suffix`. */
  constructor(table: Table, start: Moment, prefix: string, suffix = '') {
    this.table = table;
    this.current = start;
    this.prefix = prefix;
    this.suffix = suffix;
  }

  get moment(): Moment {
    return this.current;
  }

  get context(): MatchContext {
    return this.current.snapshot.context;
  }

  /** The round as it stands; there is one after the deal. */
  get round(): RoundState {
    const { round } = this.context;
    if (!round) throw new Error('A round is walked before its deal.');
    return round;
  }

  /** Whether the statechart is in a state. */
  isIn(state: 'dealing' | 'exchanging' | 'revolutionCheck' | 'tricks' | 'ranking'): boolean {
    const { value } = this.current.snapshot;
    return value === state || (typeof value !== 'string' && state in value);
  }

  /** Whether the trick has ended and its cards lie there still. */
  get isBetweenTricks(): boolean {
    return this.isIn('tricks') && this.round.trick?.over === true;
  }

  /** Sends an event to the statechart; false (and nothing has changed) where it has no place for it. */
  send(event: MatchEvent): boolean {
    const next = step(this.table.machine, this.current.snapshot, event);
    if (!next) return false;
    this.current = { ...this.current, snapshot: next.snapshot };
    this.taken = next.taken;
    return true;
  }

  /** Puts the round, and the statechart with it, where no transition leads. */
  put(round: RoundState): void {
    const snapshot = resumeMatch(this.table.game, { ...this.context, round });
    this.current = { ...this.current, snapshot };
    this.taken = null;
  }

  /** Replaces what is known of the round without moving: the state stays. */
  learn(round: RoundState): void {
    if (round === this.round) return;
    const { value } = this.current.snapshot;
    const snapshot = this.table.machine.resolveState({ value, context: { ...this.context, round } });
    this.current = { ...this.current, snapshot };
  }

  /** Keeps a frame of the position as it is after a happening. */
  keep(did: Happening, remarks: Remarks = {}): Frame {
    const { round } = this;
    const count = countOn(this.current.count, did, round);
    this.current = { ...this.current, count };
    const frame: Frame = {
      at: this.prefix + momentOf(count, did) + this.suffix,
      trick: round.trick?.number ?? 0,
      states: activeLeaves(this.current.snapshot),
      taken: this.taken,
      did,
      inferred: remarks.inferred ?? false,
      refusal: remarks.refusal ?? null,
      hands: round.hands,
      talon: round.talon,
      pile: round.trick?.plays ?? NO_LAYS,
      passed: round.trick?.passed ?? NO_SEATS,
      turn: round.turn,
      direction: round.direction,
      out: did.type === 'rank' ? (this.context.titles ?? round.out) : round.out,
      choices: this.table.game.choices(round),
      commentary: remarks.commentary ?? null,
      problems: NO_PROBLEMS,
    };
    if (remarks.problems?.length) this.problems.set(this.frames.length, [...remarks.problems]);
    this.frames.push(frame);
    this.moments.push(this.current);
    return frame;
  }

  /** Adds commentary to the last frame: of a statement that has no frame of its own. */
  remark(commentary: Commentary | undefined): void {
    const last = this.frames.at(-1);
    if (!last || !commentary) return;
    this.frames[this.frames.length - 1] = {
      ...last,
      commentary: joinCommentary(last.commentary, commentary),
    };
  }

  /** Adds problems to the last frame: of a step that led nowhere. */
  note(problems: readonly Problem[]): void {
    const last = this.frames.length - 1;
    if (problems.length === 0 || last < 0) return;
    const known = this.problems.get(last);
    if (known) known.push(...problems);
    else this.problems.set(last, [...problems]);
  }

  /** An action of a player that the rules allow, and its frame; false where they do not. */
  act(action: Action, remarks?: Remarks): boolean {
    if (!this.send(action)) return false;
    this.keep(action, remarks);
    return true;
  }

  /** Sets the cards of an ended trick aside; after the last trick that is the ranking. */
  clear(remarks?: Remarks): void {
    const winner = this.round.trick?.plays.at(-1)?.seat ?? this.round.trick?.leader ?? 0;
    this.send({ type: 'clear' });
    if (this.isIn('ranking')) this.keep({ type: 'rank' }, remarks);
    else this.keep({ type: 'clear', winner, leader: this.round.turn }, remarks);
  }
}
