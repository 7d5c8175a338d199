/**
 * Finds how fast accuracy falls with the loss, such that the mean loss of the default bot gives 95:
 *
 *   node scripts/fit-accuracy.ts [ROUNDS] [SEED]
 *
 * Same arguments, same numbers; without any, that of src/analysis/review/accuracy.ts. Five default bots play Anemaki, and their decisions are
 * reviewed with the default budget. Losses are weighted by what was at stake, as accuracy is.
 */
import process from 'node:process';
import { dealMatch } from '../src/analysis/deal-match.ts';
import { DEFAULT_MADE } from '../src/analysis/equity/model.ts';
import { flat } from '../src/analysis/policies/flat.ts';
import { accuracyOf, weigh } from '../src/analysis/review/accuracy.ts';
import { reviewRounds } from '../src/analysis/review/review-match.ts';
import { foldRounds } from '../src/replay/fold.ts';
import { openMatch } from '../src/replay/head.ts';
import { anemaki } from '../src/rules/anemaki/anemaki.ts';

/** 100·e^(−x) is 95 at this x. */
const TO_95 = -Math.log(0.95);

const [rounds = '400', seed = 'accuracy'] = process.argv.slice(2);
const players = Array.from({ length: 5 }, (_, seat) => ({ id: `p${seat + 1}`, name: `P${seat + 1}` }));
const match = dealMatch({
  game: anemaki,
  players,
  rounds: Number(rounds),
  seed,
  bots: players.map(() => flat),
});
const { head } = openMatch(match);

let [stakes, lost, weight, sum, count] = [0, 0, 0, 0, 0];
for (const { decisions } of reviewRounds(head, foldRounds(match), DEFAULT_MADE)) {
  for (const decision of decisions) {
    const weighed = weigh(decision, players.length);
    weight += weighed.weight;
    sum += weighed.sum;
    stakes += decision.stake;
    lost += decision.stake * decision.loss;
    count += 1;
  }
}
const mean = lost / stakes;
console.log(`${count} decisions of ${flat.id} in ${rounds} rounds, mean loss ${mean.toFixed(4)} points`);
console.log(
  `k = ${(TO_95 / mean).toFixed(3)}; with the k of today its accuracy is ${accuracyOf({ weight, sum }).toFixed(2)}`,
);
