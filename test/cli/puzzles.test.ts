import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/analysis/puzzles/find-puzzles.ts';
import { epanastasi } from './fake-io.ts';

const { out: match } = await epanastasi(['deal', '--seed', '593', '--rounds', '3']);
const puzzles = (options = '', log = match) =>
  epanastasi(`puzzles m --policy greedy --worlds 60 --playouts 2 ${options}`, { files: { m: log } });

describe('epanastasi puzzles', () => {
  it('finds decisions with one choice far ahead', async () => {
    const { code, out } = await puzzles('--json');
    expect(code).toBe(0);
    const found = JSON.parse(out) as Puzzle[];
    expect(found.length).toBeGreaterThan(0);
    for (const { gap, decision } of found) {
      const [best, second] = decision.options;
      expect(gap).toBeCloseTo((best?.value ?? 0) - (second?.value ?? 0), 9);
      expect(gap).toBeGreaterThanOrEqual(0.4);
    }
  });

  it('tells where, by how much, why, and all choices', async () => {
    const { out } = await puzzles();
    expect(out).toMatch(/^r\d+\S* \d\.\d\d points ahead of the second best\n/);
    expect(out).toMatch(/\n {4}[+−]\d\.\d\d {2}\S/);
  });

  it('says so when there is none', async () => {
    const { code, out } = await puzzles('', 'nothing of the kind');
    expect(code).toBe(1);
    expect(out).toContain('No puzzle was found');
  });
});
