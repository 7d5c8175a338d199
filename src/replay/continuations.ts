/**
 * What a play or pass that the rules refuse may have meant: the ways to go on from it, the likeliest first. Which of
 * them it was is decided by what the log goes on with.
 */
import { UNKNOWN } from '../cards/card.ts';
import type { Action, Seat } from '../rules/game.ts';
import type { Refusal } from '../rules/refusal.ts';
import { unknownCards } from './hand-after.ts';
import { identify } from './identify.ts';
import type { Line } from './line.ts';
import type { ActStep } from './plan.ts';
import { Sketch } from './sketch.ts';

const LARGEST_SET = 4;
const TURN_FAULTS: ReadonlySet<string> = new Set(['play.turn', 'play.passed', 'play.out']);

export interface Fault {
  readonly line: Line;
  /** Index of the step. */
  readonly at: number;
  readonly step: ActStep;
  readonly refusal: Refusal;
  /** Whether a line before it was dropped by the reader. */
  readonly afterGap: boolean;
}

/** Whether the fault is that somebody else should have acted. */
export function isTurnFault({ refusal }: Fault): boolean {
  return TURN_FAULTS.has(refusal.code);
}

/** At least one way, each complete. */
export function continuations(fault: Fault): Sketch[] {
  const ways = isTurnFault(fault) ? turnWays(fault) : cardWays(fault);
  const dropped = new Sketch(fault.line.table.game, fault.line.walk.round);
  const all = [...ways.filter((way): way is Sketch => way !== null), dropped];
  return fault.step.entry.forced && all.length > 1 ? all.slice(0, -1) : all;
}

function turnWays(fault: Fault): (Sketch | null)[] {
  const { step, refusal, afterGap } = fault;
  if (refusal.code === 'play.out') return step.entry.forced ? [] : instead(fault);
  const { seat } = step.action;
  const ended = sketch(fault).passUpTo(null).clear();
  return [
    ownIfTurn(fault, sketch(fault).passUpTo(seat)),
    own(fault, sketch(fault).giveTurn(seat)),
    ended.moves.length > 0 ? ownIfTurn(fault, ended) : null,
    ...(afterGap ? playsOfExpected(fault).map((way) => ownIfTurn(fault, way.clear().passUpTo(seat))) : []),
    ...(step.entry.forced ? [] : instead(fault)),
  ];
}

/** The line should have been another player's: he passed, or laid cards that nobody knows. */
function instead(fault: Fault): (Sketch | null)[] {
  const passed = sketch(fault);
  const { turn } = passed.round;
  if (turn === null) return [];
  return [
    passed.isOpen ? passed.act({ type: 'pass', seat: turn }, false, []) : null,
    ...playsOfExpected(fault),
  ];
}

function cardWays(fault: Fault): (Sketch | null)[] {
  const { step, refusal } = fault;
  const { action, entry } = step;
  const asWritten =
    refusal.code === 'play.mixed' || refusal.code === 'play.nothing' ? null : own(fault, sketch(fault));
  if (entry.forced) return [own(fault, sketch(fault))];
  if (action.type !== 'play') return [asWritten, ...playsOfExpected(fault)];
  const ended = sketch(fault).passUpTo(null).clear();
  const passed = sketch(fault);
  return [
    asWritten,
    ...sizesFrom(action.cards.length).map((size) => playOf(fault, sketch(fault), action.seat, size, true)),
    ended.moves.length > 0 ? ownIfTurn(fault, ended) : null,
    passed.isOpen ? passed.act({ type: 'pass', seat: action.seat }, true, []) : null,
  ];
}

/** Plays of unknown cards by the one whose turn it is: first as many as the log lays next, then every other number. */
function playsOfExpected(fault: Fault): Sketch[] {
  const { turn } = fault.line.walk.round;
  if (turn === null) return [];
  const next = fault.step.action.type === 'play' ? fault.step.action.cards.length : 1;
  return sizesFrom(next).flatMap((size) => playOf(fault, sketch(fault), turn, size, false) ?? []);
}

function sizesFrom(first: number): number[] {
  return [...new Set([Math.min(first, LARGEST_SET), 1, 2, 3, LARGEST_SET])];
}

function playOf(fault: Fault, way: Sketch, seat: Seat, size: number, isOwn: boolean): Sketch | null {
  const { line, at } = fault;
  const { game } = line.table;
  // Of the one who acts in this step, later is after it; of another, from here on.
  const later = laterOf(line, seat, isOwn ? at : at - 1);
  const cards = identify(game, way.round, seat, unknownCards(size), later);
  const play: Action = { type: 'play', seat, cards };
  if (!cards.includes(UNKNOWN) && game.judge(way.round, play) !== null) return null;
  const done = way.act(play, isOwn, later);
  return done && game.judge(way.round, play)?.code === 'play.too-few' ? null : done;
}

function ownIfTurn(fault: Fault, way: Sketch): Sketch | null {
  return way.round.turn === fault.step.action.seat ? own(fault, way) : null;
}

function own({ line, at, step }: Fault, way: Sketch): Sketch | null {
  return way.act(step.action, true, laterOf(line, step.action.seat, at));
}

export function laterOf({ ahead, walk }: Line, seat: Seat, at: number) {
  return ahead.laidAfter(seat, at, walk.round.hands[seat]?.length ?? 0);
}

function sketch({ line }: Fault): Sketch {
  return new Sketch(line.table.game, line.walk.round);
}
