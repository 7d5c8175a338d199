import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainProblem } from '../../src/explain/explain-problem.ts';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { richToText } from '../../src/explain/rich-to-text.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import type { RoundTimeline, Timeline } from '../../src/replay/frame.ts';
import { gameById } from '../../src/rules/games.ts';
import { flaws, flawsInAllLanguages } from './reading.ts';

const CASES = new URL('../cases/referee/', import.meta.url);
const files = readdirSync(CASES).filter((name) => name.endsWith('.revlog'));
const played = files.filter((name) => !name.includes('faulty'));
const faulty = files.filter((name) => name.includes('faulty'));

function fold(name: string): Timeline {
  const { match, problems } = parseText(readFileSync(new URL(name, CASES), 'utf8'));
  return foldMatch(match, problems);
}

function flawsOf(head: Timeline, { summary, frames, branches }: RoundTimeline): string[] {
  const game = gameById(head.game);
  if (!game) throw new Error(`no game ${head.game}`);
  return [frames, ...branches.map((branch) => branch.frames)].flatMap((line) =>
    line.flatMap((frame, i) =>
      flawsInAllLanguages({ head, summary, game, frame, before: line[i - 1] ?? null }),
    ),
  );
}

describe('matches of the referee', () => {
  test('are there', () => {
    expect(played.length).toBeGreaterThan(20);
    expect(faulty).toHaveLength(played.length);
  });

  test.each(played)('%s is told in every language, frame by frame', (name) => {
    const match = fold(name);
    expect(match.rounds.length).toBeGreaterThan(0);
    expect(match.rounds.flatMap((round) => flawsOf(match, round))).toEqual([]);
  });

  test.each(faulty)('%s has its faults told in every language', (name) => {
    const { problems } = fold(name);
    expect(problems.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const messages = CATALOGUES[language];
      expect(problems.flatMap((one) => flaws(richToText(explainProblem(one, messages), messages)))).toEqual(
        [],
      );
    }
  });
});
