/**
 * A dozen rules of thumb, each with a weight: get rid of what is often beaten, keep groups whole and jokers back, lay what stands,
 * do not let the next go out, turn the world only where the hand gains by it. What makes the player out comes first.
 */
import type { Move, State } from '../../kernel.ts';
import { GAP, handAt, JOKERS, LAST, TURN } from '../layout.ts';
import { listMoves, MOST_MOVES } from '../legal.ts';
import { isRevolt, jokersOf, naturalsOf, PASS, rankOf } from '../moves.ts';
import type { Choose } from './choose.ts';
import { CERTAIN } from './chances.ts';
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

const MOVES = new Int32Array(MOST_MOVES);
const SIGHT = newSight();
const STOCK = newStock();
const TURNED_SIGHT = newSight();
const TURNED_STOCK = newStock();

export const heuristic: Choose = (state) => {
  const count = listMoves(state, MOVES);
  look(SIGHT, state);
  takeStock(SIGHT, STOCK);
  const held = threatOf(STOCK);
  let turnedHeld = 0;
  if (state[GAP] === 1) {
    turn(TURNED_SIGHT, SIGHT);
    takeStock(TURNED_SIGHT, TURNED_STOCK);
    turnedHeld = threatOf(TURNED_STOCK);
  }
  let best = PASS;
  let bestValue = -Infinity;
  for (let i = 0; i < count; i++) {
    const move = MOVES[i] as Move;
    if (naturalsOf(move) + jokersOf(move) === SIGHT.cards) return move;
    const revolts = isRevolt(move);
    const value = revolts
      ? worthOf(TURNED_SIGHT, TURNED_STOCK, turnedHeld, move) + worthOfRevolt()
      : worthOf(SIGHT, STOCK, held, move) + (state[GAP] === 1 ? 0 : worthInTrick(state, move));
    if (value > bestValue) {
      best = move;
      bestValue = value;
    }
  }
  return best;
};
