/**
 * A dozen rules of thumb, each with a weight: get rid of what is often beaten, keep groups whole and jokers back, lay what stands,
 * do not let the next go out, turn the world only where the hand gains by it. What makes the player out comes first.
 */
import type { Move, State } from '../../kernel.ts';
import { GAP, handAt, JOKERS, LAST } from '../layout.ts';
import { listMoves, MOST_MOVES } from '../legal.ts';
import { isRevolt, jokersOf, naturalsOf, PASS, rankAfter, rankOf } from '../moves.ts';
import { CERTAIN } from './chances.ts';
import type { Choose } from './choose.ts';
import { look, newSight, type Sight, threatNow, turn, yetToAct } from './sight.ts';
import { type Left, leftWithout, newStock, type Stock, takeStock } from './stock.ts';

/** In 1/100 of half the way from the first place still open to the last, rounded from a least-squares fit to what options led to in play of the linear policy. */
const WEIGHTS = {
  // What is left: every group; one that is loose; every set to be expected that beats a group; a joker.
  group: 20,
  loose: -6,
  threat: -3,
  joker: 28,
  // A set laid: that is likely to stand; each card; that leaves part of its group behind; that the next may beat with his last two.
  stands: 5,
  card: 3,
  split: -16,
  feeds: -20,
  // A pass; each loose group; when it ends the trick; when it then hands on the lead of one who is out.
  pass: -29,
  passByLoose: 3,
  passEnds: -10,
  passEndsOut: -30,
  // A revolution; each loose group more that it makes.
  revolt: -18,
  revoltByLoose: -12,
} as const;
/** More sets than these that beat one group count no more. */
const MOST_THREAT = 8 * CERTAIN;
/** A set stands that is beaten less likely than not. */
const LIKELY = CERTAIN / 2;

/** A hand in one order of the world, and the threats to its groups in all. */
interface Outlook {
  readonly sight: Sight;
  readonly stock: Stock;
  threat: number;
}

const MOVES = new Int32Array(MOST_MOVES);
const NOW: Outlook = { sight: newSight(), stock: newStock(), threat: 0 };
const TURNED: Outlook = { sight: newSight(), stock: newStock(), threat: 0 };

export const heuristic: Choose = (state) => {
  const count = listMoves(state, MOVES);
  look(NOW.sight, state);
  weigh(NOW);
  if (state[GAP] === 1) {
    turn(TURNED.sight, NOW.sight);
    weigh(TURNED);
  }
  let best = PASS;
  let bestValue = -Infinity;
  for (let i = 0; i < count; i++) {
    const move = MOVES[i] as Move;
    if (naturalsOf(move) + jokersOf(move) === NOW.sight.cards) return move;
    const value = worthOf(state, move);
    if (value > bestValue) {
      best = move;
      bestValue = value;
    }
  }
  return best;
};

function weigh(outlook: Outlook): void {
  const { sight, stock } = outlook;
  takeStock(sight, stock);
  outlook.threat = 0;
  for (let rank = 0; rank < JOKERS; rank++) outlook.threat += counted(stock.threats[rank] as number);
}

function worthOf(state: State, move: Move): number {
  const { sight, stock, threat } = isRevolt(move) ? TURNED : NOW;
  const rank = rankAfter(move);
  const naturals = naturalsOf(move);
  const left = leftWithout(sight, stock, rank, naturals, jokersOf(move));
  const laid = naturals === 0 ? 0 : counted(stock.threats[rank] as number) - counted(left.restThreat);
  const worth =
    WEIGHTS.group * left.groups +
    WEIGHTS.loose * left.loose +
    (WEIGHTS.threat * (threat - laid)) / CERTAIN +
    WEIGHTS.joker * left.jokers;
  if (isRevolt(move)) return worth + WEIGHTS.revolt + WEIGHTS.revoltByLoose * (left.loose - NOW.stock.loose);
  if (state[GAP] === 1) return worth;
  return worth + (move === PASS ? worthOfPass(state, left) : worthOfSet(move, left));
}

function worthOfPass(state: State, left: Left): number {
  const worth = WEIGHTS.pass + WEIGHTS.passByLoose * left.loose;
  if (yetToAct(state) > 0) return worth;
  const isOut = state[handAt(state, state[LAST] as number)] === 0;
  return worth + WEIGHTS.passEnds + (isOut ? WEIGHTS.passEndsOut : 0);
}

function worthOfSet(move: Move, left: Left): number {
  const size = naturalsOf(move) + jokersOf(move);
  const threat = threatNow(NOW.sight, size, rankOf(move));
  const { next } = NOW.sight;
  const feeds = threat > 0 && next <= 2 && next >= size;
  return (
    WEIGHTS.card * size +
    (threat <= LIKELY ? WEIGHTS.stands : 0) +
    (left.rest > 0 ? WEIGHTS.split : 0) +
    (feeds ? WEIGHTS.feeds : 0)
  );
}

function counted(threat: number): number {
  return Math.min(threat, MOST_THREAT);
}
