/**
 * What a play or pass that the rules refuse may have meant: the ways to go on from it, the likeliest first. Which of
 * them it was is decided by what the log goes on with.
 */
import type { SeenCard } from '../../cards/card.ts';
import type { Action, Seat } from '../../rules/game.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { Line } from '../fold/line.ts';
import type { ActStep } from '../fold/plan.ts';
import { unknownCards } from '../infer/hand-after.ts';
import { identify } from '../infer/identify.ts';
import { Sketch } from './sketch.ts';

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

/** At least one way, each complete, made as it is asked for. */
export function* continuations(fault: Fault): Generator<Sketch, void, undefined> {
  let found = 0;
  for (const way of isTurnFault(fault) ? turnWays(fault) : cardWays(fault)) {
    if (!way) continue;
    found += 1;
    yield way;
  }
  // What the recorder insists on is not dropped, if it can be taken over at all.
  if (found > 0 && fault.step.entry.forced) return;
  const nothing = sketch(fault);
  if (!isTurnFault(fault)) nothing.faults += 1;
  yield nothing;
}

type Ways = Generator<Sketch | null, void, undefined>;

function* turnWays(fault: Fault): Ways {
  const { step, refusal } = fault;
  const { seat } = step.action;
  const { forced } = step.entry;
  const hasPassed = step.action.type === 'pass' && sketch(fault).round.trick?.passed.includes(seat);
  if (hasPassed && !forced) return;
  if (refusal.code !== 'play.out') {
    yield ownIfTurn(fault, sketch(fault).passUpTo(seat));
    yield own(fault, sketch(fault).giveTurn(seat));
    const ended = sketch(fault).passUpTo(null).clear();
    yield ended.moves.length > 0 ? ownIfTurn(fault, ended) : null;
    if (!forced) yield* afterLostPlay(fault);
  }
  if (!forced) yield* instead(fault);
}

/** A play of the one who was due got lost before this line. */
function* afterLostPlay(fault: Fault): Ways {
  for (const way of playsOfExpected(fault)) {
    if (!way) continue;
    if (!fault.afterGap) way.faults += 1;
    yield ownIfTurn(fault, way.clear().passUpTo(fault.step.action.seat));
  }
}

/** The line should have been another player's: he passed, or laid cards that nobody knows. */
function* instead(fault: Fault): Ways {
  const passed = sketch(fault);
  const { turn } = passed.round;
  if (turn === null) return;
  if (passed.isOpen) yield passed.act({ type: 'pass', seat: turn }, false, []);
  yield* playsOfExpected(fault);
}

function* cardWays(fault: Fault): Ways {
  const { step, refusal } = fault;
  const { action, entry } = step;
  const isNoSet = refusal.code === 'play.mixed' || refusal.code === 'play.nothing';
  if (entry.forced || !isNoSet) yield own(fault, sketch(fault));
  if (entry.forced) return;
  // What follows is not what stands in the log, which comes first where the rest agrees with it as well.
  for (const way of action.type === 'play'
    ? otherPlays(fault, action.cards.length)
    : playsOfExpected(fault)) {
    if (way) way.faults += 1;
    yield way;
  }
}

/** The cards are not those that were laid; or they opened a trick; or the player passed. */
function* otherPlays(fault: Fault, size: number): Ways {
  const { seat } = fault.step.action;
  for (const other of sizesFrom(fault, size)) yield playOf(fault, seat, other, true);
  const ended = sketch(fault).passUpTo(null).clear();
  yield ended.moves.length > 0 ? ownIfTurn(fault, ended) : null;
  const passed = sketch(fault);
  if (passed.isOpen) yield passed.act({ type: 'pass', seat }, true, []);
}

/** Plays of unknown cards by the one whose turn it is: first as many as the log lays next, then every other number. */
function* playsOfExpected(fault: Fault): Ways {
  const { turn } = fault.line.walk.round;
  if (turn === null) return;
  const { action } = fault.step;
  for (const size of sizesFrom(fault, action.type === 'play' ? action.cards.length : 1)) {
    yield playOf(fault, turn, size, false);
  }
}

function sizesFrom({ line }: Fault, first: number): number[] {
  const sizes = Array.from({ length: line.table.largestSet }, (_, i) => i + 1);
  return sizes.includes(first) ? [first, ...sizes.filter((size) => size !== first)] : sizes;
}

/** A play of so many cards, named as far as they can be; null where it would be against the rules. */
function playOf(fault: Fault, seat: Seat, size: number, isOwn: boolean): Sketch | null {
  const { line, at } = fault;
  const { game } = line.table;
  const way = sketch(fault);
  // Of the one who acts in this step, later is after it; of another, from here on.
  const later = laterOf(line, seat, isOwn ? at : at - 1);
  const play: Action = {
    type: 'play',
    seat,
    cards: identify(game, way.round, seat, unknownCards(size), later),
  };
  return game.judge(way.round, play) === null ? way.act(play, isOwn, later) : null;
}

function ownIfTurn(fault: Fault, way: Sketch): Sketch | null {
  return way.round.turn === fault.step.action.seat ? own(fault, way) : null;
}

function own({ line, at, step }: Fault, way: Sketch): Sketch | null {
  return way.act(step.action, true, laterOf(line, step.action.seat, at));
}

/** What the seat lays after a step, no more than it holds. */
export function laterOf({ ahead, walk }: Line, seat: Seat, at: number): SeenCard[] {
  return ahead.laidAfter(seat, at, walk.round.hands[seat]?.length ?? 0);
}

function sketch({ line }: Fault): Sketch {
  return new Sketch(line.table.game, line.walk.round);
}
