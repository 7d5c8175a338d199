/** Statistics over matches: every round counts once for each who sat there, by name. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MatchReview } from '../../../src/analysis/review/model.ts';
import { readLog } from '../../../src/log/read-log.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import { digestOf } from '../../../src/view/library/digest.ts';
import { statisticsOf } from '../../../src/view/library/statistics.ts';

const NONE = { get: async () => null, put: async () => {} };
const log = (name: string) => readFileSync(`logs/${name}.revlog`, 'utf8');

/** A round of which only the result is known, and one that was broken off. */
const RESULT = `revolution-log 1
rules forradalom
player a Anna
player b Bence
player c Cili
round 1
order b a c
points b=1 a=0 c=-1
round 2
dealer c
`;

describe('statistics', () => {
  it('add up points, titles and rounds of a match as its replay does', async () => {
    const text = log('twelve-rounds');
    const { rounds, players } = foldMatch(readLog(text).matches[0].match);
    const all = statisticsOf(await digestOf(text, NONE));
    expect(all).toHaveLength(5);
    players.forEach(({ name }, seat) => {
      const own = all.find((each) => each.name === name);
      const points = rounds.map(({ summary }) => summary.points?.[seat] ?? 0);
      const firsts = rounds.filter(({ summary }) => summary.order?.[0] === seat).length;
      expect(own).toMatchObject({ matches: 1, rounds: 12, accuracy: null });
      expect(own?.points).toBe(points.reduce((a, b) => a + b));
      expect(own?.average).toBeCloseTo((own?.points ?? 0) / 12);
      expect(own?.titles.get('archon') ?? 0).toBe(firsts);
      expect([...(own?.titles.values() ?? [])].reduce((a, b) => a + b)).toBe(12);
    });
    expect(all.reduce((sum, { points }) => sum + points, 0)).toBe(0);
  });

  it('count a revolution for those who made it, and against those who held cards', async () => {
    const text = log('counter-revolution');
    const { rounds } = foldMatch(readLog(text).matches[0].match);
    const revolts = rounds.reduce((sum, { summary }) => sum + summary.revolts, 0);
    const all = statisticsOf(await digestOf(text, NONE));
    expect(revolts).toBe(2);
    expect(all.reduce((sum, { made }) => sum + made, 0)).toBe(revolts);
    const suffered = all.reduce((sum, each) => sum + each.suffered, 0);
    expect(suffered).toBeGreaterThan(0);
    expect(suffered).toBeLessThanOrEqual(revolts * (all.length - 1));
  });

  it('bring matches of the same name together, and pass over what has no end', async () => {
    const match = await digestOf(log('twelve-rounds'), NONE);
    const [one] = statisticsOf([...match, ...match]);
    expect(one).toMatchObject({ matches: 2, rounds: 24 });
    const result = statisticsOf(await digestOf(RESULT, NONE));
    expect(result).toMatchObject([
      { name: 'Anna', rounds: 1, points: 0 },
      { name: 'Bence', rounds: 1, points: 1, titles: new Map([['king', 1]]) },
      { name: 'Cili', rounds: 1, points: -1, titles: new Map([['slave', 1]]) },
    ]);
    expect(statisticsOf(await digestOf('no log at all', NONE))).toEqual([]);
  });

  it('weigh the decisions of reviewed rounds', async () => {
    const review: MatchReview = JSON.parse(readFileSync('logs/reviews/first-dawn.json', 'utf8'));
    const [round] = review.rounds;
    if (!round) throw new Error('The review has no round.');
    const all = statisticsOf(await digestOf(log('first-dawn'), { ...NONE, get: async () => round }));
    const { players } = foldMatch(readLog(log('first-dawn')).matches[0].match);
    for (const { seat, accuracy, decisions } of review.players) {
      const own = all.find(({ name }) => name === players[seat]?.name);
      if (decisions > 0) expect(own?.accuracy).toBeCloseTo(accuracy ?? 0, 1);
    }
    expect(all.some(({ accuracy }) => accuracy !== null && accuracy < 100)).toBe(true);
  });
});
