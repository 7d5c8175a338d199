import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LogSource, readShowing } from '../../../src/embed/reader/read-showing.ts';
import { MOST_ROUNDS } from '../../../src/embed/reader/refuse.ts';
import type { Showing } from '../../../src/embed/showing.ts';
import { en } from '../../../src/explain/messages/en/index.ts';
import { printJson } from '../../../src/log/json/print.ts';
import { printLink } from '../../../src/log/link/print-link.ts';
import { parseText } from '../../../src/log/text/parse.ts';
import { printText } from '../../../src/log/text/print.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import { unpackSource } from '../../../src/view/source/pack-source.ts';
import { randomMatch } from '../../support/random-match.ts';
import { recordOf } from '../../support/record.ts';
import { load } from './parts.ts';

const SITE = 'https://site.example/';
const read = (source: LogSource) => readShowing(source, 'en', load, SITE);

async function shown(text: string): Promise<Showing> {
  const showing = await read({ text });
  if ('refused' in showing) throw new Error(showing.refused);
  return showing;
}

async function refusal(text: string): Promise<string> {
  const showing = await read({ text });
  return 'refused' in showing ? showing.refused : 'shown';
}

const LOG = readFileSync('logs/sevens-rule.revlog', 'utf8');

describe('a log that an embed brings along', () => {
  it('is shown as the fold has it, each moment with its sentence', async () => {
    const showing = await shown(LOG);
    const { match, problems } = parseText(LOG);
    const timeline = foldMatch(match, problems);
    const source = unpackSource(showing.source);
    expect(showing).toMatchObject({ name: '', locale: 'en', rules: `${SITE}rules/anemaki/` });
    expect(source.rounds).toEqual(timeline.rounds.map(({ summary }) => summary));
    for (const [i, { frames, branches }] of timeline.rounds.entries()) {
      expect(showing.said[i]?.main.length).toBe(frames.length);
      expect(showing.said[i]?.main.every(({ headline }) => headline.length > 0)).toBe(true);
      expect(Object.keys(showing.said[i]?.branches ?? {})).toEqual(branches.map(({ name }) => name));
    }
  });

  it('leads to the page that opens it, with the log in the address', async () => {
    const { page } = await shown(LOG);
    const url = new URL(page);
    expect(url.pathname).toBe('/open/');
    expect(new URLSearchParams(url.hash.slice(1)).get('log')).toBe(LOG);
  });

  it('may be text, JSON or a link', async () => {
    const { match } = parseText(LOG);
    const printed = printLink(match, 'all');
    const { source } = await shown(LOG);
    const numbers = source.rounds.map(({ round }) => round.summary.number);
    for (const text of [printJson(match), 'text' in printed ? printed.text : '']) {
      const other = await shown(text);
      expect(other.source.rounds.map(({ round }) => round.summary.number)).toEqual(numbers);
    }
  });

  it('is shown with its faults where some of it can be read', async () => {
    const showing = await shown(readFileSync('src/view/open/samples/with-faults.revlog', 'utf8'));
    expect(showing.said.flatMap(({ problems }) => problems).length).toBeGreaterThan(0);
  });

  it('is refused with the first fault and its line where no round can be', async () => {
    expect(await refusal('revolution-log 1\nrules whist\nplayer a\nround 1\na passes\n')).toMatch(
      /^No round of this log can be shown\. Line 2: .*whist/,
    );
    expect(await refusal('revolution-log 1\nrules anemaki\nplayer a A\n')).toMatch(/Line \d|no round/);
  });

  it('is refused where it has too many rounds, and the reader is sent where they fit', async () => {
    const { rounds, ...head } = recordOf(randomMatch({ seed: 'long', rounds: 1 }));
    const many = Array.from({ length: MOST_ROUNDS + 1 }, (_, i) => ({ ...rounds[0], number: i + 1 }));
    const text = printText({ ...head, rounds: many as typeof rounds });
    expect(await refusal(text)).toBe(en.reader.long(MOST_ROUNDS + 1, MOST_ROUNDS, `${SITE}open/`));
  });

  it.each([
    ['', en.logLink.empty],
    ['<img src=x onerror=alert(1)>', en.logLink.letters],
    ['1AAAAAA', en.logLink.broken],
    ['7AAAA', en.logLink.version],
  ])('is refused in words where it is %j', async (text, says) => {
    expect(await refusal(text)).toBe(says);
  });
});

describe('a log with markup in it', () => {
  it('stays text in every part of what is shown', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const showing = await shown(
      `revolution-log 1\nrules anemaki\nevent ${evil}\nplayer a ${evil}\nplayer b B\nplayer c C\nplayer d D\nplayer e E\nround 1\n`,
    );
    expect(showing.title).toBe(evil);
    expect(showing.source.head.players[0]?.name).toBe(evil);
  });
});
