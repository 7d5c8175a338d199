/** Points of a seat at a moment: those of the round come with its ranking, and are what the next round begins with. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseText } from '../../src/log/text/parse.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { pointsSoFar } from '../../src/replay/points-so-far.ts';

it('adds the points of a round at its ranking, and not before', () => {
  const { match, problems } = parseText(readFileSync('logs/counter-revolution.revlog', 'utf8'));
  const { players, rounds } = foldMatch(match, problems);
  expect(players.map(({ id }) => id)).toEqual(['anna', 'bence', 'csilla', 'dani']);
  const points = (round: number, frame: number) => {
    const { summary, frames } = rounds[round] ?? {};
    const at = frames?.at(frame);
    if (!summary || !at) throw new Error('There is no such moment.');
    return players.map((_, seat) => pointsSoFar(summary, at, seat));
  };
  expect(points(0, -2)).toEqual([0, 0, 0, 0]);
  expect(points(0, -1)).toEqual([0.5, 1.5, -1.5, -0.5]);
  expect(points(1, 0)).toEqual([0.5, 1.5, -1.5, -0.5]);
  expect(points(1, -1)).toEqual([0, 0, 0, 0]);
});
