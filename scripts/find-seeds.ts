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
import { countFaces } from '../src/cards/hand.ts';
import { EXPEDITION } from '../src/cli/expedition.ts';
import type { LogRound, Match } from '../src/log/model.ts';
import { anemaki } from '../src/rules/anemaki/anemaki.ts';

/** Gives a remark where a match has the occasion, else null. */
type Occasion = (match: Match) => string | null;

const OCCASIONS: Readonly<Record<string, Occasion>> = {
  /** The last round is a revolution, declared or postponed. */
  declared: (match) => verdictOfLast(match, 'declared'),
  postponed: (match) => verdictOfLast(match, 'postponed'),
  /** In the last round the Doulos is dealt four aces, two of which he has to give away. */
  'four-aces': (match) => {
    const [before, last] = match.rounds.slice(-2);
    const doulos = before?.order?.order.at(-1);
    const hand = last?.deal.find(({ player }) => player === doulos)?.cards ?? [];
    return countFaces(hand).get('A') === 4 ? `Doulos ${doulos}` : null;
  },
  /** Everybody is Archon at least once, and nearly everybody Doulos. */
  'titles-move': (match) => {
    const firsts = new Set(match.rounds.map(({ order }) => order?.order[0]));
    const lasts = new Set(match.rounds.map(({ order }) => order?.order.at(-1)));
    return firsts.size === 5 && lasts.size >= 4 ? totals(match.rounds) : null;
  },
  /** A short first round in which a pair is beaten by a triple and somebody goes out with a play that is beaten. */
  lesson: (match) => {
    const [round] = match.rounds;
    const sizes = round ? sizesByTrick(round) : [];
    const grows = sizes.some((trick) => trick.includes(2) && trick.at(-1) === 3);
    const plays = round?.entries.filter(({ type }) => type === 'play' || type === 'pass').length ?? 0;
    return grows && plays <= 48 ? `${plays} actions` : null;
  },
};

function verdictOfLast(match: Match, state: string): string | null {
  const last = match.rounds.at(-1);
  if (last?.revolution?.state !== state) return null;
  const before = match.rounds.at(-2)?.order?.order ?? [];
  return `by ${last.revolution.by.join(' ')}; before ${before.join(' ')}; after ${last.order?.order.join(' ')}`;
}

function totals(rounds: readonly LogRound[]): string {
  const sum = new Map<string, number>();
  for (const { points } of rounds)
    for (const [id, n] of Object.entries(points?.points ?? {})) sum.set(id, (sum.get(id) ?? 0) + n);
  return [...sum].map(([id, n]) => `${id} ${n}`).join(', ');
}

function sizesByTrick(round: LogRound): number[][] {
  const tricks: number[][] = [];
  for (const entry of round.entries) {
    if (entry.type === 'trick') tricks.push([]);
    else if (entry.type === 'play') tricks.at(-1)?.push(entry.cards.length);
  }
  return tricks;
}

const [name = '', rounds = '2', from = '1', to = '1000'] = process.argv.slice(2);
const occasion = OCCASIONS[name];
if (!occasion) {
  console.error(`Occasions: ${Object.keys(OCCASIONS).join(', ')}`);
  process.exit(2);
}
for (let seed = Number(from); seed <= Number(to); seed++) {
  const bots = EXPEDITION.map(() => sensible);
  const match = dealMatch({ game: anemaki, players: EXPEDITION, rounds: Number(rounds), seed, bots });
  const remark = occasion(match);
  if (remark !== null) console.log(`${seed}: ${remark}`);
}
