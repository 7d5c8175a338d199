/** The kernel of Forradalom: the tricks of one setup on states of a few dozen words (see layout.ts). */
import { orderOf } from '../../../rules/forradalom/constants.ts';
import type { Setup } from '../../../rules/game.ts';
import type { Kernel, Move, PlayoutPolicy, State } from '../kernel.ts';
import { ORDER, PLAYERS, TURN, wordsOf } from './layout.ts';
import { listMoves, MOST_MOVES } from './legal.ts';
import { deal, load } from './load.ts';
import { deedIn, moveIn, turnedOver } from './moves.ts';
import { moveBy, playoutBy } from './playout.ts';
import type { Choose } from './policies/choose.ts';
import { greedy } from './policies/greedy.ts';
import { heuristic } from './policies/heuristic.ts';
import { linear } from './policies/linear.ts';
import { random } from './policies/random.ts';
import { act } from './turns.ts';

/** Weakest first. */
const POLICIES: ReadonlyMap<PlayoutPolicy, Choose> = new Map([
  ['random', random],
  ['greedy', greedy],
  ['heuristic', heuristic],
  ['linear', linear],
]);
const PLAYOUTS = new Map([...POLICIES].map(([id, choose]) => [id, playoutBy(choose)]));

export function forradalomKernel(setup: Setup): Kernel {
  const faces = orderOf(setup, 'normal');
  return {
    setup,
    faces,
    words: wordsOf(setup),
    policies: [...POLICIES.keys()],
    load,
    deal,
    turn: (state) => state[TURN] as number,
    moves: movesIn,
    apply: (state, move) => act(state, turnedOver(move, state), 'any'),
    deedOf: (move) => deedIn(faces, move),
    moveOf: (deed) => moveIn(faces, deed),
    choose: (state, policy, source) => turnedOver(moveBy(state, known(POLICIES, policy), source), state),
    playout: (state, policy, noise, source) => known(PLAYOUTS, policy)(state, noise, source),
    places: placesIn,
  };
}

const MOVES = new Int32Array(MOST_MOVES);

function movesIn(state: State): Move[] {
  const count = listMoves(state, MOVES);
  return Array.from(MOVES.subarray(0, count), (move) => turnedOver(move, state));
}

function placesIn(state: State, places: Uint8Array): void {
  const players = state[PLAYERS] as number;
  for (let place = 0; place < players; place++) places[state[ORDER + place] as number] = place;
}

function known<Value>(values: ReadonlyMap<PlayoutPolicy, Value>, policy: PlayoutPolicy): Value {
  const value = values.get(policy);
  if (value === undefined) throw new RangeError(`no policy of Forradalom's kernel: ${policy}`);
  return value;
}
