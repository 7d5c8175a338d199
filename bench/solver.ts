/**
 * What exact endgames of Anemaki cost: states searched and milliseconds by the number of cards left, in positions of random play, every
 * one from an empty memory; and beside them the search that leaves nothing out. `node bench/solver.ts [cards …]`, with Node 22.18 or
 * later; whole rounds, `30`, take a minute and more.
 */
import { dealCards } from '../src/analysis/deal-cards.ts';
import { solve, solveOrder } from '../src/analysis/endgame/solve.ts';
import { solveSmall } from '../src/analysis/endgame/solve-small.ts';
import { movesByRule } from '../src/analysis/endgame/state-moves.ts';
import { anemakiKernel } from '../src/analysis/kernel/anemaki/kernel.ts';
import type { Position } from '../src/analysis/kernel/position.ts';
import { playRound } from '../src/analysis/play-round.ts';
import { randomPolicy } from '../src/analysis/policies/random-policy.ts';
import { positionOfState } from '../src/analysis/positions/position-of-state.ts';
import { randomFrom } from '../src/analysis/random.ts';
import { anemaki } from '../src/rules/anemaki/anemaki.ts';
import { setupOf } from '../src/rules/games.ts';

const PASSES = ['turn', 'trick'];
/** Positions by the number of cards left. */
const SAMPLES: Readonly<Record<number, number>> = { 16: 400, 20: 300, 24: 60, 30: 12 };
const OTHER_SAMPLES = 100;
const ASKED = process.argv.slice(2).map(Number);
const CARDS = ASKED.length > 0 ? ASKED : [16, 20, 24];
/** Cards and positions for the search that leaves nothing out. */
const [FEW, FEW_SAMPLES] = [12, 60];

/** Positions with so many cards left and somebody to move, one a round. */
function positions(pass: string, cards: number, count: number): Position[] {
  const setup = setupOf(anemaki, 5, { pass });
  const random = randomFrom(`solver ${pass} ${cards}`);
  const bots = Array.from({ length: setup.players }, () => randomPolicy);
  const found: Position[] = [];
  while (found.length < count) {
    const some: Position[] = [];
    const deal = dealCards(anemaki, setup, random.below(setup.players), random);
    playRound(anemaki, {
      setup,
      deal,
      titles: null,
      bots,
      random,
      watch: (state) => {
        if (state.turn !== null && state.hands.flat().length === cards)
          some.push(positionOfState(anemaki, state));
      },
    });
    found.push(...some.slice(0, 1));
  }
  return found;
}

/** Milliseconds of processor time, which other work on the machine hardly changes; of short work the best of three. */
function timed(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3; turn += 1) {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    best = Math.min(best, (user + system) / 1000);
    if (best > 50) break;
  }
  return best;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}

const show = (value: number) => value.toFixed(value < 1 ? 3 : value < 100 ? 1 : 0).padStart(9);

function say(what: string, ratio: number): void {
  console.log(`  ${what.padEnd(28)} ${show(ratio)}`);
}

function line(what: string, values: readonly number[]): void {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  console.log(
    `  ${what.padEnd(28)} median${show(quantile(values, 0.5))}  p95${show(quantile(values, 0.95))}  mean${show(mean)}`,
  );
}

for (const pass of PASSES) {
  const kernel = anemakiKernel(setupOf(anemaki, 5, { pass }));
  console.log(`pass: ${pass}, ${FEW} cards left, ${FEW_SAMPLES} positions`);
  const few = positions(pass, FEW, FEW_SAMPLES).map((position) => {
    const state = new Int32Array(kernel.words);
    kernel.load(position, state);
    const plain = { nodes: 0, ms: timed(() => solveSmall(kernel, state, {}, movesByRule)) };
    plain.nodes = solveSmall(kernel, state, {}, movesByRule)?.nodes ?? 0;
    return { plain, nodes: solve(position)?.nodes ?? 0, ms: timed(() => solve(position)) };
  });
  const sum = (of: (one: (typeof few)[number]) => number) => few.reduce((total, one) => total + of(one), 0);
  line(
    'states, nothing left out',
    few.map(({ plain }) => plain.nodes),
  );
  line(
    'states, solver',
    few.map(({ nodes }) => nodes),
  );
  say('states, ratio of the sums', sum(({ plain }) => plain.nodes) / sum(({ nodes }) => nodes));
  say('time, ratio of the sums', sum(({ plain }) => plain.ms) / sum(({ ms }) => ms));

  for (const cards of CARDS) {
    const sample = positions(pass, cards, SAMPLES[cards] ?? OTHER_SAMPLES);
    console.log(`pass: ${pass}, ${cards} cards left, ${sample.length} positions`);
    line(
      'ms, the order',
      sample.map((position) => timed(() => solveOrder(position))),
    );
    line(
      'ms, every deed and the line',
      sample.map((position) => timed(() => solve(position))),
    );
    line(
      'states, likewise',
      sample.map((position) => solve(position)?.nodes ?? 0),
    );
  }
}
