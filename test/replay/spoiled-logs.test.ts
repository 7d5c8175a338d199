/** Whatever a file holds, it is folded: without a throw, in bounded time, with every problem inside the file. */
import { globSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/analysis/random.ts';
import { readLog } from '../../src/log/read-log.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import type { Timeline } from '../../src/replay/frame.ts';
import { caseText, foldText } from '../support/fold-text.ts';
import { mutate } from '../support/mutate.ts';
import { FIRST_ROUND, HEAD } from '../support/table-log.ts';

const texts = globSync('{referee/anemaki-0*,exchange/*,revolution/*}.revlog', {
  cwd: new URL('../cases/', import.meta.url),
})
  .sort()
  .map(caseText);

const spoiled = fc.record({
  seed: fc.integer(),
  text: fc.nat(texts.length - 1),
  changes: fc.integer({ min: 1, max: 20 }),
});

function foldAll(text: string): Timeline[] {
  return readLog(text).matches.map(({ match, problems }) => foldMatch(match, problems));
}

function expectSound(timeline: Timeline, text: string): void {
  const lines = text.split('\n').length;
  for (const { span } of timeline.problems) {
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.end).toBeLessThanOrEqual(text.length);
    expect(span.line).toBeLessThanOrEqual(lines);
  }
  const starts = timeline.problems.map(({ span }) => span.start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  const frames = timeline.rounds.flatMap((round) =>
    [...round.frames, ...round.branches.flatMap((branch) => branch.frames)].map((frame) => ({
      frame,
      round,
    })),
  );
  const addresses = frames.map(({ frame, round }) => `${timeline.rounds.indexOf(round)} ${frame.at}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { frame, round } of frames) {
    expect(frame.hands).toHaveLength(5);
    for (const problem of frame.problems) expect(round.problems[problem]).toBeDefined();
  }
}

describe('A spoiled log', () => {
  it('is folded as far as it goes', () => {
    fc.assert(
      fc.property(spoiled, ({ seed, text, changes }) => {
        const mutated = mutate(randomFrom(seed), texts[text] ?? '', changes);
        for (const timeline of foldAll(mutated)) expectSound(timeline, mutated);
      }),
      { numRuns: 80 },
    );
  });

  it('of any characters at all is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const timeline of foldAll(text)) expectSound(timeline, text);
        const within = `${HEAD}${FIRST_ROUND}ari plays 7d\n${text}\nphyso plays 8d\n`;
        expectSound(foldText(within), within);
      }),
      { numRuns: 100 },
    );
  });

  it('tells one problem, or two, of one action that got lost', () => {
    const text = caseText('referee/anemaki-04.revlog');
    const lines = text.split('\n');
    const actions = lines.flatMap((line, i) => (/ (plays|passes|gives) ?/.test(line) ? [i] : []));
    const told = actions
      .filter((_, i) => i % 5 === 0)
      .map((at) => foldText(lines.toSpliced(at, 1).join('\n')).problems.length);
    const few = told.filter((count) => count <= 2).length;
    expect(few / told.length).toBeGreaterThan(0.85);
  });

  it('full of faults takes no longer than a few seconds, and tells of the first of each round', () => {
    const faults = Array.from({ length: 30_000 }, (_, i) => `${['ari', 'rhys', 'physo'][i % 3]} plays Kd Kh`);
    const started = performance.now();
    const { problems, rounds } = foldText(`${HEAD}${FIRST_ROUND}${faults.join('\n')}\n`);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThan(2000);
    expect(rounds).toHaveLength(1);
  });

  it('may hold hands and plays of any size', () => {
    const cards = '7d 8? ?? '.repeat(70_000);
    for (const line of [`ari plays ${cards}`, `ari plays ${cards}!`]) {
      const { rounds } = foldText(`${HEAD}${FIRST_ROUND}${line}\nphyso plays 8d\n`);
      expect(rounds[0]?.frames.every(({ hands }) => hands.every((hand) => hand.length <= 6))).toBe(true);
    }
    const { rounds } = foldText(`${HEAD}round 1\ndealer ari\ndeal ari ${cards}\nari plays 7d\n`);
    expect(rounds[0]?.frames[0]?.hands[0]).toHaveLength(6);
  });

  it('of a round whose titles nobody knows takes one gift of each on trust', () => {
    const gifts = Array.from({ length: 300 }, () => 'rhys gives Ah to ari').join('\n');
    const { rounds } = foldText(`${HEAD}round 7\ndealer rhys\ndeal rhys 8s 9c Td Js Kd Ah\n${gifts}\n`);
    expect(rounds[0]?.frames.filter(({ did }) => did.type === 'give').length).toBeLessThanOrEqual(1);
    expect(rounds[0]?.frames.at(-1)?.hands[0]?.length).toBeLessThanOrEqual(7);
  });
});
