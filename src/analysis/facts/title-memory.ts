/**
 * What a title is worth in the next round: points, transitions and memory over long matches. Rounds of one match hang
 * together, so errors are those of means over matches.
 */
import { type Random, randomFrom, shuffle } from '../random.ts';
import { type Figure, Means } from './mean.ts';
import type { Table, Titles } from './table.ts';

/** Titled rounds a match. */
const ROUNDS = 50;
/** Rounds at the head of a match that are not counted: the first titles came by lot. */
const WARM = 3;

/**
 * Keys: `next:0` … points of a title's holder in the next round (0 = the highest); `move:0:1` … how often a title leads to another;
 */
export function titleMemory(table: Table, rounds: number, seed: string): Record<string, Figure> {
  const means = new Means<string>();
  const matches = Math.max(2, Math.round(rounds / ROUNDS));
  for (let match = 0; match < matches; match++) {
    const counts = playMatch(table, randomFrom(`${seed}/${match}`));
    for (const [key, value] of counts) means.of(key).add(value);
  }
  return means.figures();
}

/** The means of one match. */
function playMatch(table: Table, random: Random): Map<string, number> {
  const seats = [...table.points.keys()];
  const counts = new Map<string, number>(keysOf(seats).map((key) => [key, 0]));
  const add = (key: string, value: number) => counts.set(key, (counts.get(key) ?? 0) + value);
  const variance = table.points.reduce((sum, point) => sum + point * point, 0) / seats.length;
  let titles: Titles = shuffle(random, seats);
  for (let round = -WARM; round < ROUNDS; round++) {
    table.deal(random);
    table.trade(titles, random);
    const verdict = table.check(titles);
    const direction = verdict.state === 'declared' ? 'reversed' : 'normal';
    const places = table.play(table.leader(titles, 0), direction, random);
    if (round >= 0) {
      add(verdict.state, 1 / ROUNDS);
      titles.forEach((seat, title) => {
        const place = places[seat] as number;
        const points = table.points[place] as number;
        add(`next:${title}`, points / ROUNDS);
        add(`move:${title}:${place}`, 1 / ROUNDS);
        if (place === title) add(`again:${title}`, 1 / ROUNDS);
        add('correlation', ((table.points[title] as number) * points) / variance / seats.length / ROUNDS);
      });
    }
    titles = table.titles();
  }
  return counts;
}

function keysOf(seats: readonly number[]): string[] {
  return [
    'declared',
    'postponed',
    'none',
    'correlation',
    ...seats.flatMap((title) => [
      `next:${title}`,
      `again:${title}`,
      ...seats.map((place) => `move:${title}:${place}`),
    ]),
  ];
}
