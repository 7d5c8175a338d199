/** The kernel of Anemaki: the tricks of one setup on states of a few words (see layout.ts). */
import type { Setup } from '../../../rules/game.ts';
import type { Kernel, Move, PlayoutPolicy, State } from '../kernel.ts';
import { ORDER, SEATS, TOP, TURN, WORDS } from './layout.ts';
import { deal, load } from './load.ts';
import { deedOf, FACES, moveOf, movesIn, PASS, playsIn, turnedOver } from './moves.ts';
import { optionOf, playoutBy } from './playout.ts';
import { type Choose, NO_PLAY } from './policies/choose.ts';
import { greedy } from './policies/greedy.ts';
import { random } from './policies/random.ts';
import { lay, pass } from './turns.ts';

/** Weakest first. */
const POLICIES: ReadonlyMap<PlayoutPolicy, Choose> = new Map([
  ['random', random],
  ['greedy', greedy],
]);

export function anemakiKernel(setup: Setup): Kernel {
  const final = setup.options.pass === 'trick';
  const playouts = new Map([...POLICIES].map(([id, choose]) => [id, playoutBy(choose, final)]));
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
      const mayPass = state[TOP] !== -1;
      const bit = optionOf(state, playsIn(state), mayPass, known(POLICIES, policy), 0, source);
      return bit === NO_PLAY ? PASS : turnedOver(bit, state);
    },
    playout: (state, policy, noise, source) => known(playouts, policy)(state, noise, source),
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
