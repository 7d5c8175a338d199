/**
 * What the fold costs: matches per second beside the same moves through the rules alone, parsing, a step in the browser, and a
 * file of thousands of rounds. `node bench/fold.ts`, with Node 22.18 or later.
 */
import { dealMatch } from '../src/analysis/deal-match.ts';
import { sensible } from '../src/analysis/policies/sensible.ts';
import { parseText } from '../src/log/text/parse.ts';
import { printText } from '../src/log/text/print.ts';
import { findFrame } from '../src/replay/find-frame.ts';
import { foldMatch, foldRounds } from '../src/replay/fold.ts';
import type { Happening, RoundTimeline, Timeline } from '../src/replay/frame.ts';
import { anemaki } from '../src/rules/anemaki/anemaki.ts';
import type { RoundState } from '../src/rules/game.ts';

const ROUNDS = 12;
const MANY_ROUNDS = 3000;
const SECONDS = 2;
/** Milliseconds. */
const SPELL = 30;
const PLAYERS = ['ari', 'physo', 'janiet', 'aster', 'rhys'].map((id) => ({ id, name: id }));

function makeMatch(rounds: number) {
  const bots = PLAYERS.map(() => sensible);
  return dealMatch({ game: anemaki, players: PLAYERS, rounds, seed: 'bench', bots });
}

/** Milliseconds that each run takes: the best of many spells, taken in turns, so that a busy machine slows them all. */
function measure(...runs: readonly (() => void)[]): number[] {
  const best = runs.map(() => Number.POSITIVE_INFINITY);
  const end = performance.now() + SECONDS * 1000 * runs.length;
  while (performance.now() < end) {
    for (const [i, run] of runs.entries()) best[i] = Math.min(best[i] ?? 0, spell(run));
  }
  return best;
}

function spell(run: () => void): number {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < SPELL) {
    run();
    count += 1;
  }
  return (performance.now() - started) / count;
}

/** The moves of a round through the rules alone: judged and applied, as the statechart does with its guards and actions. */
function replayByRules({ setup }: Timeline, { summary, frames }: RoundTimeline): RoundState {
  const [first] = frames;
  if (!first) throw new Error('A round without frames.');
  const deal = { dealer: summary.dealer, hands: first.hands, talon: first.talon };
  let round = anemaki.deal(setup, deal, summary.titles);
  if (!anemaki.hasCheck(round)) round = anemaki.open(round);
  for (const { did } of frames) round = follow(round, did);
  return round;
}

function follow(round: RoundState, did: Happening): RoundState {
  switch (did.type) {
    case 'deal':
    case 'rank':
      return round;
    case 'check':
      return anemaki.open(anemaki.settle(round, anemaki.check(round) ?? did.verdict));
    case 'clear':
      return anemaki.clear(round);
    default:
      if (anemaki.judge(round, did)) throw new Error(`The rules refuse ${did.type}.`);
      return anemaki.apply(round, did);
  }
}

const say = (what: string, value: number, unit: string) =>
  console.log(`${what.padEnd(44)}${value.toFixed(value < 10 ? 2 : 0).padStart(9)} ${unit}`);

const match = makeMatch(ROUNDS);
const text = printText(match);
const timeline = foldMatch(match);
if (timeline.problems.length > 0) throw new Error('The sample match has problems.');
const frames = timeline.rounds.flatMap((round) => round.frames);

const [fold = 0, rules = 0] = measure(
  () => foldMatch(match),
  () => {
    for (const round of timeline.rounds) replayByRules(timeline, round);
  },
);
console.log(`A match of ${ROUNDS} rounds, ${frames.length} frames:`);
say('folded, machine and rules', 1000 / fold, 'matches/s');
say('the same moves through the rules alone', 1000 / rules, 'matches/s');
say('ratio', fold / rules, '(10 at most)');

const [parse = 0] = measure(() => parseText(text));
say('parsed', text.length / parse / 1000, 'MB/s');

let at = 0;
const [step = 0] = measure(() => {
  at = (at + 1) % frames.length;
  const found = findFrame(timeline.rounds, frames[at]?.at ?? '');
  if (!found || !timeline.rounds[found.round]?.frames[found.frame]) throw new Error('A frame is not found.');
});
say('a step: the frame of an address', step * 1000, 'µs');
say('a step of a fold, one part in', fold / step, '(50 at least)');

const many = printText(makeMatch(MANY_ROUNDS));
console.log(`\nA file of ${MANY_ROUNDS} rounds, ${(many.length / 1e6).toFixed(1)} MB:`);
const parsedFrom = performance.now();
const parsed = parseText(many);
const foldedFrom = performance.now();
say('read', (foldedFrom - parsedFrom) / 1000, 's');
let slowest = 0;
let last = foldedFrom;
for (const round of foldRounds(parsed.match, parsed.problems)) {
  if (round.problems.length > 0) throw new Error('The long match has problems.');
  slowest = Math.max(slowest, performance.now() - last);
  last = performance.now();
}
say('folded round by round', (last - foldedFrom) / 1000, 's');
say('the slowest round', slowest, 'ms');
