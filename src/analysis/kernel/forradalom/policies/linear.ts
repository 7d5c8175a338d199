/** A linear action value: the move whose features weigh most, by weights learned from play against itself. */
import type { Move, State } from '../../kernel.ts';
import { GAP, JOKERS } from '../layout.ts';
import { listMoves, MOST_MOVES } from '../legal.ts';
import { isRevolt, naturalsOf, PASS, rankOf } from '../moves.ts';
import type { Choose } from './choose.ts';
import {
  gapFeatures,
  groupLeft,
  MOST_FEATURES,
  newStock,
  type Stock,
  takeStock,
  trickFeatures,
} from './features.ts';
import { LINEAR_WEIGHTS } from './linear-weights.ts';
import { look, type Sight, turned } from './sight.ts';

const MOVES = new Int32Array(MOST_MOVES);
const ACTIVE = new Int32Array(MOST_FEATURES);
const STOCK = newStock();
const TURNED = newStock();

/** The best move by the weights; the first of equals. */
export function bestMove(state: State, weights: Float64Array): Move {
  const count = listMoves(state, MOVES);
  const sight = look(state);
  takeStock(sight, STOCK);
  const inGap = state[GAP] === 1;
  const base = worthOf(STOCK, weights);
  const other = inGap ? turned(sight) : sight;
  if (inGap) takeStock(other, TURNED);
  const turnedBase = inGap ? worthOf(TURNED, weights) : 0;
  let best = PASS;
  let bestValue = -Infinity;
  for (let i = 0; i < count; i++) {
    const move = MOVES[i] as Move;
    let value = 0;
    let n = 0;
    if (inGap && isRevolt(move)) {
      value = turnedBase + change(other, TURNED, JOKERS - 1 - rankOf(move), naturalsOf(move), weights);
      n = gapFeatures(state, other, TURNED, STOCK, move, ACTIVE);
    } else {
      value = base + change(sight, STOCK, rankOf(move), naturalsOf(move), weights);
      n = inGap
        ? gapFeatures(state, sight, STOCK, STOCK, move, ACTIVE)
        : trickFeatures(state, sight, STOCK, move, ACTIVE);
    }
    for (let k = 0; k < n; k++) value += weights[ACTIVE[k] as number] as number;
    if (value > bestValue) {
      best = move;
      bestValue = value;
    }
  }
  return best;
}

const WEIGHTS = Float64Array.from(LINEAR_WEIGHTS);

export const linear: Choose = (state) => bestMove(state, WEIGHTS);

/** All features of a move, those of the groups it leaves included; writes them to `out` and says how many they are. */
export function featuresOf(state: State, move: Move, out: Int32Array): number {
  const now = look(state);
  takeStock(now, STOCK);
  const inGap = state[GAP] === 1;
  const revolts = isRevolt(move);
  const sight = revolts ? turned(now) : now;
  const stock = revolts ? TURNED : STOCK;
  if (revolts) takeStock(sight, TURNED);
  let n = inGap
    ? gapFeatures(state, sight, stock, STOCK, move, out)
    : trickFeatures(state, sight, stock, move, out);
  const changed = naturalsOf(move) === 0 ? -1 : revolts ? JOKERS - 1 - rankOf(move) : rankOf(move);
  for (let rank = 0; rank < JOKERS; rank++) {
    const feature =
      rank === changed
        ? groupLeft(sight, rank, (sight.own[rank] as number) - naturalsOf(move))
        : (stock.feature[rank] as number);
    if (feature >= 0) out[n++] = feature;
  }
  return n;
}

function worthOf(stock: Stock, weights: Float64Array): number {
  let worth = 0;
  for (let rank = 0; rank < JOKERS; rank++) {
    const feature = stock.feature[rank] as number;
    if (feature >= 0) worth += weights[feature] as number;
  }
  return worth;
}

/** What the hand's groups gain by losing naturals of a rank. */
function change(sight: Sight, stock: Stock, rank: number, naturals: number, weights: Float64Array): number {
  if (naturals === 0) return 0;
  const left = groupLeft(sight, rank, (sight.own[rank] as number) - naturals);
  const before = weights[stock.feature[rank] as number] as number;
  return (left < 0 ? 0 : (weights[left] as number)) - before;
}
