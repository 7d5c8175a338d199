/**
 * What an action costs to fold in a match of twelve at Forradalom, beside one of Anemaki: matches between sensible players,
 * folded in turns. `node bench/games.ts`, with Node 22.18 or later.
 */
import { dealMatch } from '../src/analysis/deal-match.ts';
import { sensible } from '../src/analysis/policies/sensible.ts';
import { foldMatch } from '../src/replay/fold.ts';
import { anemaki } from '../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../src/rules/forradalom/forradalom.ts';
import type { Game } from '../src/rules/game.ts';

const TURNS = 12;
/** How much dearer an action may be among twelve. */
const AT_MOST = 3;

function prepare(game: Game, seats: number, rounds: number) {
  const players = Array.from({ length: seats }, (_, seat) => ({ id: `p${seat + 1}`, name: `P${seat + 1}` }));
  const match = dealMatch({ game, players, rounds, seed: 'bench', bots: players.map(() => sensible) });
  const actions = match.rounds.reduce((sum, round) => sum + round.entries.length, 0);
  return { name: `${game.id}, ${seats} players`, match, actions, best: Number.POSITIVE_INFINITY };
}

const samples = [prepare(anemaki, 5, 12), prepare(forradalom, 12, 2)];
for (let turn = 0; turn < TURNS; turn += 1) {
  for (const sample of samples) {
    const started = performance.now();
    foldMatch(sample.match);
    sample.best = Math.min(sample.best, ((performance.now() - started) * 1000) / sample.actions);
  }
}

for (const { name, best, actions } of samples) {
  console.log(`${name.padEnd(24)} ${best.toFixed(1).padStart(8)} µs an action, of ${actions}`);
}
const [five, twelve] = samples.map(({ best }) => best);
console.log(
  `${'ratio'.padEnd(24)} ${((twelve ?? 0) / (five ?? 1)).toFixed(2).padStart(8)} (${AT_MOST} at most)`,
);
