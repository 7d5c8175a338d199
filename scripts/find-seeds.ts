/**
 * Looks for seeds whose matches hold something rare, for the curated matches in logs/:
 *
 *   node scripts/find-seeds.ts OCCASION [ROUNDS] [FROM] [TO]
 *
 * prints each seed from FROM up to TO whose match of ROUNDS rounds between sensible players has the occasion.
 */
import process from 'node:process';
import { dealMatch } from '../src/analysis/deal-match.ts';
import { sensible } from '../src/analysis/policies/sensible.ts';
import { company } from '../src/cli/expedition.ts';
import { ANEMAKI_OCCASIONS } from './occasions/anemaki.ts';
import { FORRADALOM_OCCASIONS } from './occasions/forradalom.ts';

const OCCASIONS = { ...ANEMAKI_OCCASIONS, ...FORRADALOM_OCCASIONS };

const [name = '', rounds = '2', from = '1', to = '1000'] = process.argv.slice(2);
const occasion = OCCASIONS[name];
if (!occasion) {
  console.error(`Occasions: ${Object.keys(OCCASIONS).join(', ')}`);
  process.exit(2);
}
const { game, options = {}, remark } = occasion;
const players = company(occasion.players);
const bots = players.map(() => sensible);
for (let seed = Number(from); seed <= Number(to); seed++) {
  const found = remark(dealMatch({ game, players, options, rounds: Number(rounds), seed, bots }));
  if (found !== null) console.log(`${seed}: ${found}`);
}
