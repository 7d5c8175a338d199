import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { LogRound } from '../../src/log/model.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { epanastasi } from '../cli/fake-io.ts';

const FOLDER = new URL('../../logs/', import.meta.url);

/** The rows of the README as file, command and what is said after it. */
const ROWS = readFileSync(new URL('README.md', FOLDER), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, file = '', command = '', after = ''] = /^\| `(.+?)` \|.*\| `(.+?)`(.*) \|$/.exec(line) ?? [];
    return file ? [{ file, command, after }] : [];
  });

/** The rounds as they were dealt: without what was added by hand, commentary and variations. */
function playedIn(text: string): readonly LogRound[] {
  const { rounds } = parseText(text).match;
  const played = rounds.map((round) => ({
    ...round,
    entries: round.entries.filter(({ type }) => type !== 'variation'),
  }));
  return JSON.parse(
    JSON.stringify(played, (key, value) => (key === 'span' || key === 'commentary' ? undefined : value)),
  );
}

it('names a command for every log', () => {
  expect(ROWS.length).toBeGreaterThan(10);
});

it.each(ROWS.filter(({ after }) => after === ''))(
  '$file is what $command deals',
  async ({ file, command }) => {
    const { code, out } = await epanastasi(`deal ${command}`);
    expect(code).toBe(0);
    expect(playedIn(readFileSync(new URL(file, FOLDER), 'utf8'))).toEqual(playedIn(out));
  },
);

it('kitchen-table.revlog is what its command deals, but for the deals and the passes', async () => {
  const { command = '' } = ROWS.find(({ file }) => file === 'kitchen-table.revlog') ?? {};
  const { out } = await epanastasi(`deal ${command}`);
  const thinned = playedIn(out).map((round) => ({
    ...round,
    deal: [],
    entries: round.entries.filter(({ type }) => type !== 'pass'),
  }));
  expect(playedIn(readFileSync(new URL('kitchen-table.revlog', FOLDER), 'utf8'))).toEqual(thinned);
});
