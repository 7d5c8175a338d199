/** A linear action value: the move whose features weigh most. First of all, what makes the player out. */
import type { Move, State } from '../../kernel.ts';
import { GAP, JOKERS } from '../layout.ts';
import { listMoves, MOST_MOVES } from '../legal.ts';
import { isRevolt, jokersOf, naturalsOf, PASS, rankAfter } from '../moves.ts';
import type { Choose } from './choose.ts';
import { gapFeatures, groupFeature, MOST_FEATURES, trickFeatures } from './linear-features.ts';
import { LINEAR_WEIGHTS } from './linear-weights.ts';
import { look, newSight, type Sight, turn } from './sight.ts';
import { type Left, leftWithout, newStock, type Stock, takeStock } from './stock.ts';

type Weights = Int32Array | Float64Array;

/** A hand in one order of the world: its groups, by rank the feature of each, and what they weigh. */
interface Outlook {
  readonly sight: Sight;
  readonly stock: Stock;
  readonly features: Int32Array;
  worth: number;
}

const newOutlook = (): Outlook => {
  return { sight: newSight(), stock: newStock(), features: new Int32Array(JOKERS), worth: 0 };
};

const MOVES = new Int32Array(MOST_MOVES);
const ACTIVE = new Int32Array(MOST_FEATURES);
/** As the world stands, and, in the gap, as a revolution would have it. */
const NOW = newOutlook();
const TURNED = newOutlook();

/** The policy of these weights, by `featuresOf`; of equals the first. */
export function linearBy(weights: Weights): Choose {
  return (state) => {
    const count = listMoves(state, MOVES);
    lookOut(state, weights);
    let best = PASS;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const move = MOVES[i] as Move;
      if (naturalsOf(move) + jokersOf(move) === NOW.sight.cards) return move;
      const value = worthOf(state, move, weights);
      if (value > bestValue) {
        best = move;
        bestValue = value;
      }
    }
    return best;
  };
}

export const linear: Choose = linearBy(LINEAR_WEIGHTS);

/** All features of a move, its groups counted one by one; writes them to `out` and says how many they are. */
export function featuresOf(state: State, move: Move, out: Int32Array): number {
  lookOut(state, LINEAR_WEIGHTS);
  const { sight, features } = outlookOf(move);
  const left = leftBy(move);
  let n = ownFeatures(state, move, left, out);
  for (let rank = 0; rank < JOKERS; rank++) {
    if (naturalsOf(move) > 0 && rank === rankAfter(move)) {
      if (left.rest > 0) out[n++] = groupFeature(sight, left.rest, left.restThreat);
    } else if (sight.own[rank] !== 0) {
      out[n++] = features[rank] as number;
    }
  }
  return n;
}

function lookOut(state: State, weights: Weights): void {
  look(NOW.sight, state);
  weigh(NOW, weights);
  if (state[GAP] === 0) return;
  turn(TURNED.sight, NOW.sight);
  weigh(TURNED, weights);
}

function weigh(outlook: Outlook, weights: Weights): void {
  const { sight, stock, features } = outlook;
  takeStock(sight, stock);
  let worth = 0;
  for (let rank = 0; rank < JOKERS; rank++) {
    const count = sight.own[rank] as number;
    if (count === 0) continue;
    const feature = groupFeature(sight, count, stock.threats[rank] as number);
    features[rank] = feature;
    worth += weights[feature] as number;
  }
  outlook.worth = worth;
}

function worthOf(state: State, move: Move, weights: Weights): number {
  const { sight, features, worth } = outlookOf(move);
  const left = leftBy(move);
  const count = ownFeatures(state, move, left, ACTIVE);
  let value = worth;
  for (let k = 0; k < count; k++) value += weights[ACTIVE[k] as number] as number;
  if (naturalsOf(move) === 0) return value;
  value -= weights[features[rankAfter(move)] as number] as number;
  if (left.rest === 0) return value;
  return value + (weights[groupFeature(sight, left.rest, left.restThreat)] as number);
}

function ownFeatures(state: State, move: Move, left: Left, out: Int32Array): number {
  if (state[GAP] === 0) return trickFeatures(state, NOW.sight, NOW.stock, left, move, out);
  return gapFeatures(state, NOW.sight, outlookOf(move).stock, left, NOW.stock, move, out);
}

function leftBy(move: Move): Left {
  const { sight, stock } = outlookOf(move);
  return leftWithout(sight, stock, rankAfter(move), naturalsOf(move), jokersOf(move));
}

function outlookOf(move: Move): Outlook {
  return isRevolt(move) ? TURNED : NOW;
}
