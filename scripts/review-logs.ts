/**
 * Reviews the recorded matches: `npm run reviews [NAME …]` remakes logs/reviews/, one file a match. Same logs and same engine, same bytes; the
 * tests hold the files to the logs and make a sample of them again.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { DEFAULT_MADE } from '../src/analysis/equity/model.ts';
import type { MatchReview } from '../src/analysis/review/model.ts';
import { reviewMatch } from '../src/analysis/review/review-match.ts';
import { parseText } from '../src/log/text/parse.ts';
import { foldMatch } from '../src/replay/fold.ts';

const LOGS = new URL('../logs/', import.meta.url);
const REVIEWS = new URL('reviews/', LOGS);

const all = readdirSync(LOGS).filter((file) => file.endsWith('.revlog'));
const asked = process.argv.slice(2);
mkdirSync(REVIEWS, { recursive: true });
for (const file of all) {
  const name = file.replace(/\.revlog$/, '');
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { match, problems } = parseText(readFileSync(new URL(file, LOGS), 'utf8'));
  const timeline = foldMatch(match, problems);
  const started = performance.now();
  const text = print(reviewMatch(timeline, timeline.rounds, DEFAULT_MADE));
  writeFileSync(new URL(`${name}.json`, REVIEWS), text);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name.padEnd(20)} ${String(text.length).padStart(8)} bytes, ${seconds} s`);
}

/** JSON with a round a line, so that a change to one is a change to its line. */
function print({ rounds, ...rest }: MatchReview): string {
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},"rounds":[\n${rounds.map((round) => JSON.stringify(round)).join(',\n')}\n]}\n`;
}
