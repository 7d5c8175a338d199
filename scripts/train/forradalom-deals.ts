/**
 * Rounds of Forradalom to learn from: all sizes of table, small ones more often, mostly with the packs and options of the
 * rules, half of them as a first game is dealt, half after an exchange by simple rules, which are kept here, apart from
 * those of the bots, so that the learned weights depend on nothing that may be tuned elsewhere.
 */
import { forradalomKernel } from '../../src/analysis/kernel/forradalom/kernel.ts';
import type { Kernel } from '../../src/analysis/kernel/kernel.ts';
import { pick, type Random, shuffle } from '../../src/analysis/random.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import { setupOf } from '../../src/rules/games.ts';
import { add, type Counts, takeBest, takeWeakest } from './simple-trades.ts';

/** How many sit down, each as often as it stands here. */
const TABLES = [3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7, 8, 8, 9, 10, 12, 14, 16];
const RANKS = 13;
/** With other packs than the rules would take: hands of so many cards. */
const LEAST_CARDS = 5;
const MOST_CARDS = 27;
export interface Deal {
  readonly kernel: Kernel;
  readonly state: Int32Array;
}

/** A round at its first lead. */
export function dealRound(random: Random): Deal {
  const setup = drawSetup(random);
  const { players } = setup;
  const pack = shuffle(random, cardsOf(Number(setup.options.decks), Number(setup.options.jokers)));
  const hands = Array.from({ length: players }, (): Counts => new Array<number>(RANKS + 1).fill(0));
  for (const [i, face] of pack.entries()) add(hands[i % players] as Counts, face);
  const titles = shuffle(random, [...hands.keys()]);
  if (random.below(2) === 1) trade(hands, titles);
  const kernel = forradalomKernel(setup);
  const state = new Int32Array(kernel.words);
  kernel.load(
    {
      setup,
      direction: 'normal',
      hands,
      gone: new Array<number>(RANKS + 1).fill(0),
      top: null,
      passed: [],
      turn: titles.at(-1) as number,
      out: [],
    },
    state,
  );
  return { kernel, state };
}

function drawSetup(random: Random) {
  const players = pick(random, TABLES);
  const usual = setupOf(forradalom, players).options;
  const decks = random.below(8) === 0 ? String(1 + random.below(4)) : (usual.decks as string);
  const each = (52 * Number(decks)) / players;
  const fits = each >= LEAST_CARDS && each <= MOST_CARDS;
  return setupOf(forradalom, players, {
    decks: fits ? decks : (usual.decks as string),
    jokers: pick(random, ['1', '2']),
    pass: random.below(4) === 0 ? 'trick' : 'turn',
    jokerInRevolution: random.below(4) === 0 ? 'false' : 'true',
  });
}

/** The exchange (F20, F21): the best cards go up, the weakest come back. */
function trade(hands: readonly Counts[], titles: readonly number[]): void {
  const pairs = titles.length >> 1;
  for (let pair = 0; pair < pairs; pair++) {
    const high = hands[titles[pair] as number] as Counts;
    const low = hands[titles.at(-1 - pair) as number] as Counts;
    const count = Math.min(pairs - pair, sizeOf(high), sizeOf(low));
    for (let i = 0; i < count; i++) add(high, takeBest(low));
    for (let i = 0; i < count; i++) add(low, takeWeakest(high));
  }
}

function sizeOf(hand: Counts): number {
  return hand.reduce((sum, count) => sum + count, 0);
}

function cardsOf(decks: number, jokers: number): number[] {
  const naturals = Array.from({ length: RANKS * 4 * decks }, (_, i) => i % RANKS);
  return [...naturals, ...Array.from({ length: jokers }, () => RANKS)];
}
