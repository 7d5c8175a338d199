// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { branchName } from '../../../src/replay/branch-name.ts';
import type { Deed } from '../../../src/replay/what-if/deed.ts';
import { tidyLineName } from '../../../src/replay/what-if/line-name.ts';
import { loadMatch } from '../../../src/view/what-if/load-match.ts';
import { nameOfDeed } from '../../../src/view/what-if/name-of-deed.ts';
import { copyText, fileName, keepInHash } from '../../../src/view/what-if/share.ts';

const NAMES = ['Ari', 'Physo', 'Janiet', 'Aster', 'Rhys'];
const DEEDS: readonly Deed[] = [
  { type: 'play', seat: 0, cards: ['Td', 'Th', 'jo'] },
  { type: 'pass', seat: 0 },
  { type: 'give', seat: 0, to: 4, cards: ['7d', '9h'] },
  { type: 'swap', seat: 2, cards: ['7d', '9h'] },
  { type: 'keep', seat: 2 },
  { type: 'revolt', seat: 1, cards: ['6d', '6h', '6c', '6s'] },
  { type: 'clear' },
];

describe('The name of a new line', () => {
  it('tells of its deed in every language, and of no two deeds the same', () => {
    for (const locale of LANGUAGES) {
      const names = DEEDS.map((deed) => nameOfDeed(deed, NAMES, CATALOGUES[locale].whatIf));
      expect(new Set(names).size).toBe(DEEDS.length);
      for (const name of names) {
        expect(tidyLineName(name)).toBe(name);
        expect(branchName(name)).not.toBe('');
      }
      expect(names[0]).toContain('10-10-★');
      expect(names[2]).toContain('Rhys');
    }
  });
});

describe('What leaves the page', () => {
  it('is an address with the moment and the lines, and all that stood in it', () => {
    location.hash = '#at=r1&pov=ari&panels=table';
    keepInHash(window, { at: 'r2t1p1~a', whatif: '1*r2d*a*0' });
    expect(location.hash).toBe('#at=r2t1p1~a&pov=ari&whatif=1*r2d*a*0&panels=table');
    keepInHash(window, { at: 'start', whatif: '' });
    expect(location.hash).toBe('#pov=ari&panels=table');
  });

  it('is a file named after the log', () => {
    expect(fileName('/epanastasi/logs/first-dawn.revlog')).toBe('first-dawn-what-if.revlog');
    expect(fileName('My match.json')).toBe('My match-what-if.revlog');
    expect(fileName('')).toBe('match-what-if.revlog');
  });

  it('is not copied where the browser forbids it', async () => {
    const page = { navigator: {} } as Window;
    expect(await copyText(page, 'x')).toBe(false);
  });
});

describe('The match', () => {
  const text = 'revolution-log 1\nrules anemaki\nplayer a\n';

  it('is read from an opened text, the one that was chosen of several', async () => {
    expect((await loadMatch({ text, name: 'x.revlog', match: 0 })).match.players).toHaveLength(1);
    const many = [1, 2]
      .map((n) => JSON.stringify({ format: 'revolution-log', version: 1, meta: { event: `${n}` } }))
      .join('\n');
    const { match } = await loadMatch({ text: many, name: 'x.ndjson', match: 1 });
    expect(match.meta).toMatchObject([{ key: 'event', value: '2' }]);
    await expect(loadMatch({ text, name: '', match: 3 })).rejects.toThrow('3');
  });

  it('is fetched from its address, and is not there where that fails', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    fetched.mockResolvedValueOnce(new Response(text));
    expect((await loadMatch({ href: '/logs/a.revlog' })).match.rules.game).toBe('anemaki');
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(loadMatch({ href: '/logs/b.revlog' })).rejects.toThrow('404');
    fetched.mockRestore();
  });
});
