/** The reviews under version control are those of the logs beside them. Remade by `npm run reviews`. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MADE } from '../../src/analysis/equity/model.ts';
import { positionsOfRound } from '../../src/analysis/positions/positions-of-frames.ts';
import { contentKey } from '../../src/analysis/review/content-key.ts';
import { judgeTrick } from '../../src/analysis/review/judge-trick.ts';
import type { MatchReview } from '../../src/analysis/review/model.ts';
import { reviewRounds } from '../../src/analysis/review/review-match.ts';
import { reviewerFor } from '../../src/analysis/review/reviewer.ts';
import { Tally } from '../../src/analysis/review/tally.ts';
import { trickChoices } from '../../src/analysis/review/trick-choices.ts';
import type { Timeline } from '../../src/replay/frame.ts';
import { foldText } from '../support/fold-text.ts';

const LOGS = new URL('../../logs/', import.meta.url);
const REVIEWS = new URL('reviews/', LOGS);

const namesIn = (folder: URL, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
const NAMES = namesIn(LOGS, '.revlog');

const review = (name: string): MatchReview =>
  JSON.parse(readFileSync(new URL(`${name}.json`, REVIEWS), 'utf8'));
const timeline = (name: string): Timeline => foldText(readFileSync(new URL(`${name}.revlog`, LOGS), 'utf8'));

it('every log has a review, and every review a log', () => {
  expect(namesIn(REVIEWS, '.json').sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES)('the review of %s', (name) => {
  const { content, made, rounds, players, ledger } = review(name);
  const match = timeline(name);

  it('was made from the log as it is, by the engine of today', () => {
    expect(content).toBe(contentKey(match, match.rounds));
    expect(made).toEqual(DEFAULT_MADE);
    expect(rounds.map(({ number }) => number)).toEqual(match.rounds.map(({ summary }) => summary.number));
  });

  it('sums up its rounds', () => {
    const tally = new Tally(match.setup.players);
    for (const round of rounds) tally.add(round);
    expect(players).toEqual(tally.reviews());
    expect(ledger).toEqual(tally.total());
  });
});

describe('a round reviewed again', () => {
  it.each([
    ['twelve-rounds', 5],
    ['sevens-rule', 2],
  ])('in %s is what the file says, byte for byte', (name, number) => {
    const match = timeline(name);
    const rounds = match.rounds.filter(({ summary }) => summary.number === number);
    const [again] = reviewRounds(match, rounds, DEFAULT_MADE);
    const kept = review(name).rounds.find((round) => round.number === number);
    expect(JSON.stringify(again)).toBe(JSON.stringify(kept));
    expect(again?.decisions.length).toBeGreaterThan(10);
  });
});

it('decisions judged again, of Forradalom, are what the file says', () => {
  const match = timeline('counter-revolution');
  const [, round] = match.rounds;
  const [, kept] = review('counter-revolution').rounds;
  if (!round) throw new Error('a match of one round');
  const reviewer = reviewerFor(match, DEFAULT_MADE);
  const choices = trickChoices(reviewer.kernel, round.frames, positionsOfRound(match, round)) ?? [];
  const sample = choices.filter(
    ({ deeds }, i) => i % 12 === 0 || deeds.some(({ type }) => type === 'abstain'),
  );
  expect(sample.length).toBeGreaterThan(2);
  for (const choice of sample) {
    const again = judgeTrick(reviewer, round, choice)?.decision;
    expect(kept?.decisions.map((one) => JSON.stringify(one))).toContain(JSON.stringify(again));
  }
});
