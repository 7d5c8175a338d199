import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { epanastasi } from './fake-io.ts';

const fine = readFileSync(new URL('../cases/referee/anemaki-00.revlog', import.meta.url), 'utf8');
const faulty = readFileSync(new URL('../cases/referee/anemaki-02.faulty.revlog', import.meta.url), 'utf8');
const odd = fine.replace('revolution-log 1\n', 'revolution-log 1\nmood splendid\n');

describe('epanastasi check', () => {
  it('says nothing of a good file but how many it has read', async () => {
    const ran = await epanastasi('check a b', { files: { a: fine, b: fine } });
    expect(ran).toMatchObject({ code: 0, out: '', err: '2 files: 0 errors, 0 warnings\n' });
  });

  it('prints file, line, column, code and a sentence for each problem, and exits with 1', async () => {
    const { code, out } = await epanastasi('check bad.revlog', { files: { 'bad.revlog': faulty } });
    expect(code).toBe(1);
    for (const line of out.trimEnd().split('\n')) {
      expect(line).toMatch(/^bad\.revlog:\d+:\d+: [a-z]+(\.[a-z-]+)+: \S.*[.?!”]$/);
    }
  });

  it('does not count warnings as errors', async () => {
    const { code, out, err } = await epanastasi('check odd', { files: { odd } });
    expect(code).toBe(0);
    expect(out).toMatch(/^odd:2:1: syntax\.metadata: warning: /);
    expect(err).toBe('1 file: 0 errors, 1 warning\n');
  });

  it('reads standard input', async () => {
    const { out } = await epanastasi('check -', { files: { '-': 'nonsense' } });
    expect(out).toMatch(/^standard input:1:1: syntax\.header: /);
  });

  it('reads JSON, and many matches one a line', async () => {
    const json = (await epanastasi('deal --form json')).out;
    const bad = json.replace('"pass"', '"pas"');
    expect(await epanastasi('check m.json', { files: { 'm.json': json } })).toMatchObject({
      code: 0,
      out: '',
    });
    expect((await epanastasi('check m.json', { files: { 'm.json': bad } })).out).toMatch(
      /^m\.json:\d+:\d+: json/,
    );
    const line = JSON.stringify(JSON.parse(json));
    const many = `${line}\n${line.replace('"pass"', '"pas"')}\n`;
    expect((await epanastasi('check m.ndjson', { files: { 'm.ndjson': many } })).out).toMatch(
      /^m\.ndjson:2:\d+: json/,
    );
  });

  it.each(LANGUAGES)('speaks %s', async (lang) => {
    const { out } = await epanastasi(`check x --lang ${lang}`, { files: { x: faulty } });
    const words = { en: /[a-z]{4,}/, el: /[α-ω]{4,}/, hu: /[a-z]*[áéíóöőúüű]/ }[lang];
    for (const line of out.trimEnd().split('\n')) expect(line.split(': ').slice(2).join(': ')).toMatch(words);
  });

  it('needs a file, and says which cannot be read', async () => {
    expect(await epanastasi('check')).toMatchObject({ code: 2, err: expect.stringContaining('Name a file') });
    expect(await epanastasi('check gone')).toMatchObject({
      code: 2,
      err: expect.stringContaining('gone cannot be read (ENOENT)'),
    });
  });

  it('sends no control character of a file to the terminal', async () => {
    const evil = 'revolution-log 1\n\u001b[2Jx y\nplayer \u202e\u0007\n';
    const { out } = await epanastasi('check evil', { files: { evil } });
    expect(out).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
    expect(out).toContain('⟨U+001B⟩');
  });
});
