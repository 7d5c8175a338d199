/** How well a position agrees with what the log goes on with: the measure by which the fold chooses what a faulty line meant. */
import { faceOf } from '../../cards/card.ts';
import type { Action, Game, RoundState, Seat } from '../../rules/game.ts';
import { isOfTricks, type PlannedStep } from '../fold/plan.ts';
import type { Table } from '../fold/table.ts';

/** So many steps are tried at most: about a round. */
const FAR = 80;
const NOBODY: ReadonlySet<Seat> = new Set();

/**
 * How many steps from an index on the rules allow one after the other; passes of `skipped` seats, which are taken to have passed, may
 * come late. Each step costs one of the table's trials; when they are used up, 0.
 */
export function agreement(
  table: Table,
  from: RoundState,
  steps: readonly PlannedStep[],
  at: number,
  skipped: ReadonlySet<Seat> = NOBODY,
): number {
  const { game, passesOmitted, trials } = table;
  let round = from;
  const end = Math.min(steps.length, at + Math.min(FAR, trials.left));
  for (let i = at; i < end; i += 1) {
    trials.left -= 1;
    const step = steps[i];
    const next =
      step?.type === 'act'
        ? afterAction(game, round, step.action, passesOmitted)
        : afterMark(game, round, passesOmitted);
    const isLate = step?.type === 'act' && step.action.type === 'pass' && skipped.has(step.action.seat);
    if (!next && !isLate) return i - at;
    round = next ?? round;
  }
  // A round that is over where the log stops agrees better than one that is not.
  return end - at + (end === steps.length && game.roundOver(round) ? 1 : 0);
}

function afterAction(
  game: Game,
  from: RoundState,
  action: Action,
  passesOmitted: boolean,
): RoundState | null {
  if (!isOfTricks(action)) return null;
  const ready = setAside(game, passesOmitted ? afterPasses(game, from, action.seat) : from);
  if (!ready) return null;
  const refusal = game.judge(ready, action);
  if (refusal === null) return game.apply(ready, action);
  // Cards of several ranks are wrong in any position: that they are says nothing of this one.
  const meant = refusal.code === 'play.mixed' ? oneRankOf(game, ready, action) : null;
  return meant && game.apply(ready, meant);
}

function afterMark(game: Game, from: RoundState, passesOmitted: boolean): RoundState | null {
  const round = passesOmitted ? afterPasses(game, from, null) : from;
  if (round.trick?.plays.length === 0) return round;
  return round.trick?.over ? setAside(game, round) : null;
}

/** Of a play of several ranks, the cards of one, where that would be legal. */
function oneRankOf(game: Game, round: RoundState, action: Action): Action | null {
  if (action.type !== 'play') return null;
  const { cards } = action;
  const faces = [...new Set(cards.map(faceOf))];
  const plays = faces.map((face) => ({ ...action, cards: cards.filter((card) => faceOf(card) === face) }));
  return plays.find((play) => game.judge(round, play) === null) ?? null;
}

/** The position after the cards of an ended trick were set aside; null where the round is over. */
export function setAside(game: Game, round: RoundState): RoundState | null {
  if (!round.trick?.over) return round;
  return game.roundOver(round) ? null : game.clear(round);
}

/** The position after passes up to a seat's turn, or (null) until the trick ends. */
function afterPasses(game: Game, from: RoundState, seat: Seat | null): RoundState {
  let round = from;
  if (round.trick?.plays.length === 0) return round;
  while (round.turn !== null && round.turn !== seat) {
    round = game.apply(round, { type: 'pass', seat: round.turn });
  }
  return round;
}
