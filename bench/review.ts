/**
 * What it costs to review a round with the default budget, beside folding it: a match of sensible players at each table.
 * `node bench/review.ts`, with Node 22.18 or later.
 */
import { dealMatch } from '../src/analysis/deal-match.ts';
import { DEFAULT_MADE } from '../src/analysis/equity/model.ts';
import { sensible } from '../src/analysis/policies/sensible.ts';
import { reviewRounds } from '../src/analysis/review/review-match.ts';
import { foldMatch } from '../src/replay/fold.ts';
import { anemaki } from '../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../src/rules/forradalom/forradalom.ts';
import type { Game } from '../src/rules/game.ts';

const TURNS = 3;

function measure(game: Game, seats: number, rounds: number): void {
  const players = Array.from({ length: seats }, (_, seat) => ({ id: `p${seat + 1}`, name: `P${seat + 1}` }));
  const match = dealMatch({ game, players, rounds, seed: 'bench', bots: players.map(() => sensible) });
  let [fold, review] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let decisions = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const started = performance.now();
    const timeline = foldMatch(match);
    fold = Math.min(fold, (performance.now() - started) / rounds);
    // The first round also pays for what every other one shares: the worth of the seats.
    for (const { decisions: found } of reviewRounds(timeline, timeline.rounds.slice(0, 1), DEFAULT_MADE)) {
      decisions = found.length;
    }
    const from = performance.now();
    decisions = 0;
    for (const { decisions: found } of reviewRounds(timeline, timeline.rounds.slice(1), DEFAULT_MADE)) {
      decisions += found.length / (rounds - 1);
    }
    review = Math.min(review, (performance.now() - from) / (rounds - 1));
  }
  console.log(
    `${`${game.id}, ${seats} players`.padEnd(24)} ${review.toFixed(0).padStart(8)} ms a round of ${decisions.toFixed(0)} decisions, ` +
      `${(review / fold).toFixed(0)} times its fold`,
  );
}

const { policy, playouts, worlds } = DEFAULT_MADE;
console.log(`Reviews by ${policy}, ${playouts} playouts a position, ${worlds} worlds an option:`);
measure(anemaki, 5, 12);
measure(forradalom, 4, 3);
measure(forradalom, 12, 2);
