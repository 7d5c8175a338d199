/**
 * Rounds dealt by chance and played out by one policy of one kernel: what `bench/kernel.ts` measures, in a process of its
 * own and built as the page's script is. `<game> <players> <policy> <rounds> <spells> <seed>`; prints nanoseconds
 * a round in the fastest spell, and a checksum of all places, as `bench/reference` does.
 */
import type { State } from '../../src/analysis/kernel/kernel.ts';
import { kernelOf } from '../../src/analysis/kernel/kernels.ts';
import { countsOf } from '../../src/analysis/positions/counts.ts';
import { type Random, randomFrom } from '../../src/analysis/random.ts';
import { faceOf } from '../../src/cards/card.ts';
import { gameById, setupOf } from '../../src/rules/games.ts';

const [gameId = '', players = '', policyId = '', rounds = '', spells = '', seed = ''] = process.argv.slice(2);
const game = gameById(gameId);
if (!game) throw new RangeError(`no game ${gameId}`);
const setup = setupOf(game, Number(players));
const kernel = kernelOf(setup, gameId);
const policy = kernel.policies.find((id) => id === policyId);
if (!policy) throw new RangeError(`no policy ${policyId}`);

const cards = game.pack(setup);
const faces = cards.map((card) => kernel.faces.indexOf(faceOf(card) ?? 'jo')).sort((a, b) => a - b);
const dealt = cards.length - game.handSize(setup).talon;
const seats = Array.from({ length: setup.players }, (_, seat) => seat);
/** Where in the shuffled pack the hand of each seat begins, and the last one ends. */
const starts = Uint16Array.from([...seats, setup.players], (seat) =>
  Math.ceil((seat * dealt) / setup.players),
);

/** Shuffles so many cards to the front, two of them by each random number (its halves, so that small packs alone come fair). */
function shuffle(pack: Uint8Array, count: number, random: Random): void {
  for (let i = 0; i < count; i += 2) {
    const drawn = random.next();
    swap(pack, i, i + (Math.imul(drawn & 0xffff, pack.length - i) >>> 16));
    swap(pack, i + 1, i + 1 + (Math.imul(drawn >>> 16, pack.length - i - 1) >>> 16));
  }
}

function swap(pack: Uint8Array, i: number, j: number): void {
  const card = pack[i] as number;
  pack[i] = pack[j] as number;
  pack[j] = card;
}

/** The first lead of a round by each seat; the hands are dealt into it. */
function leads(): State[] {
  const hands = seats.map((seat) => countsOf(cards.slice(starts[seat], starts[seat + 1]), kernel.faces));
  const gone = kernel.faces.map(() => 0);
  return seats.map((turn) => {
    const state = new Int32Array(kernel.words);
    kernel.load({ setup, direction: 'normal', hands, gone, top: null, passed: [], turn, out: [] }, state);
    return state;
  });
}

const table = {
  kernel,
  policy,
  templates: leads(),
  pack: Uint8Array.from(faces),
  state: new Int32Array(kernel.words),
  places: new Uint8Array(setup.players),
  random: randomFrom(seed),
};
/** Plays so many rounds; carries the checksum on. */
function spell(count: number, before: number, on: typeof table): number {
  const { kernel, policy, templates, pack, state, places, random } = on;
  const seats = places.length;
  let checksum = before;
  for (let round = 0; round < count; round++) {
    shuffle(pack, dealt, random);
    state.set(templates[Math.imul(random.next() >>> 8, seats) >>> 24] as State);
    for (let seat = 0; seat < seats; seat++) {
      kernel.deal(state, seat, pack, starts[seat] as number, starts[seat + 1] as number);
    }
    kernel.playout(state, policy, 0, random);
    kernel.places(state, places);
    for (let seat = 0; seat < seats; seat++) {
      checksum = (Math.imul(checksum, 31) + (places[seat] as number)) | 0;
    }
  }
  return checksum;
}

let checksum = 0;
let best = Number.POSITIVE_INFINITY;
for (let i = 0; i < Number(spells); i++) {
  const started = performance.now();
  checksum = spell(Number(rounds), checksum, table);
  best = Math.min(best, ((performance.now() - started) * 1e6) / Number(rounds));
}
console.log(`${best.toFixed(1)} ${checksum >>> 0}`);
