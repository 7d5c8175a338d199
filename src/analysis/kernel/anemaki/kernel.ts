/** The kernel of Anemaki: the tricks of one setup on states of a few words (see layout.ts). */
import type { Setup } from '../../../rules/game.ts';
import type { Kernel, Move, PlayoutPolicy, State } from '../kernel.ts';
import { ANYTHING, lowestOf } from './hand.ts';
import { ORDER, SEATS, TURN, WORDS } from './layout.ts';
import { deal, load } from './load.ts';
import { deedOf, FACES, maskIn, moveOf, movesIn, PASS, playsIn, turnedOver } from './moves.ts';
import { type Playout, playoutBy } from './playout.ts';
import { type Choose, NO_PLAY } from './policies/choose.ts';
import { greedy } from './policies/greedy.ts';
import { heuristic } from './policies/heuristic.ts';
import { linear } from './policies/linear.ts';
import { random } from './policies/random.ts';
import { lay, pass } from './turns.ts';

/** Weakest first. */
const POLICIES: ReadonlyMap<PlayoutPolicy, Choose> = new Map([
  ['random', random],
  ['greedy', greedy],
  ['heuristic', heuristic],
  ['linear', linear],
]);

const PLAYOUTS: ReadonlyMap<PlayoutPolicy, Playout> = new Map(
  [...POLICIES].map(([id, choose]) => [id, playoutBy(choose)]),
);

export function anemakiKernel(setup: Setup): Kernel {
  const final = setup.options.pass === 'trick';
  return {
    setup,
    faces: FACES,
    words: WORDS,
    policies: [...POLICIES.keys()],
    load: (position, state) => load(position, final, state),
    deal,
    turn: (state) => state[TURN] as number,
    moves: movesIn,
    apply(state, move) {
      if (move === PASS) pass(state, final);
      else lay(state, turnedOver(move, state));
    },
    deedOf,
    moveOf,
    choose(state, policy, source): Move {
      const plays = playsIn(state);
      const mask = maskIn(state);
      if (plays === 0) return PASS;
      if (mask === ANYTHING && (plays & (plays - 1)) === 0) return turnedOver(lowestOf(plays), state);
      const bit = known(POLICIES, policy)(state, plays, mask !== ANYTHING, source);
      return bit === NO_PLAY ? PASS : turnedOver(bit, state);
    },
    playout: (state, policy, noise, source) => known(PLAYOUTS, policy)(state, final, noise, source),
    places: placesIn,
  };
}

function placesIn(state: State, places: Uint8Array): void {
  const order = state[ORDER] as number;
  for (let place = 0; place < SEATS; place++) places[(order >> (3 * place)) & 7] = place;
}

function known<Value>(values: ReadonlyMap<PlayoutPolicy, Value>, policy: PlayoutPolicy): Value {
  const value = values.get(policy);
  if (value === undefined) throw new RangeError(`no policy of Anemaki's kernel: ${policy}`);
  return value;
}
