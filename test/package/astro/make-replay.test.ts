import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeReplay } from '../../../src/package/astro/make-replay.ts';

const SITE = 'https://example.org/epanastasi/';
const LOG = readFileSync('logs/first-dawn.revlog', 'utf8');
const hosted = vi.fn(async (_href: string) => LOG);

afterEach(() => vi.restoreAllMocks());

describe('a match that the site hosts', () => {
  it('is fetched from there, and told whole: picture, sentence, plays, link', async () => {
    const made = await makeReplay({ site: SITE, match: 'first-dawn', at: 'r1t1p2' }, hosted);
    expect(hosted).toHaveBeenCalledWith(`${SITE}logs/first-dawn.revlog`);
    expect(made.attributes).toEqual({ match: 'first-dawn', at: 'r1t1p2', lang: 'en' });
    expect(made.script).toBe(`${SITE}embed/v1/revolution-replay.js`);
    expect(made.figure).toContain('<bdi>Physo</bdi> lays 9♦\u00A09♣');
    expect(made.figure).toContain(`href="${SITE}replay/first-dawn/r1t1p2/"`);
    expect(made.figure.match(/<li>/g)).toHaveLength(3);
  });

  it('has the picture that the site drew of a moment with a page', async () => {
    const { figure } = await makeReplay({ site: SITE, match: 'first-dawn', at: 'r1' }, hosted);
    expect(figure).toContain(`<img src="${SITE}pictures/first-dawn/table/r1d.en.svg"`);
  });

  it('speaks the language asked for, and English for one that is not there', async () => {
    const said = { site: SITE, match: 'first-dawn', at: 'r1t1p2' };
    const greek = await makeReplay({ ...said, lang: 'el' }, hosted);
    expect(greek.figure).toContain('χτυπά');
    expect(greek.figure).toContain(`${SITE}el/replay/first-dawn/`);
    const none = await makeReplay({ ...said, lang: 'de' }, hosted);
    expect(none.attributes.lang).toBe('en');
  });

  it('is a link where its log cannot be had, and the build is told', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const offline = () => Promise.reject(new Error('no network'));
    const { figure } = await makeReplay({ site: SITE, match: 'first-dawn' }, offline);
    expect(figure).toMatch(
      /^<figure lang="en"><p><a href="https:\/\/example\.org\/epanastasi\/replay\/first-dawn\/">/,
    );
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no network'));
  });
});

describe('a log of the author’s own', () => {
  it('travels in the element', async () => {
    const { attributes, figure } = await makeReplay({ site: SITE, log: LOG, at: 'r1t1p2', pov: 'ari' });
    expect(attributes).toEqual({ log: LOG, at: 'r1t1p2', pov: 'ari', lang: 'en' });
    expect(figure).toContain('<bdi>Physo</bdi> lays');
    expect(figure).not.toContain('href=');
    expect(figure).toMatch(/<svg [^>]*role="img" aria-label="The table: Round 1, trick 1\./);
  });

  it('is fetched by readers where its address is said as well', async () => {
    const { attributes } = await makeReplay({ site: SITE, log: LOG, src: '/logs/mine.revlog' });
    expect(attributes).toEqual({ src: '/logs/mine.revlog', lang: 'en' });
  });

  it('shows no hand that the options hide, and no play to come', async () => {
    const { figure } = await makeReplay({ site: SITE, log: LOG, at: 'r1', pov: 'ari', reveal: 'seat' });
    expect(figure.match(/<li>/g)).toHaveLength(1);
    const open = await makeReplay({ site: SITE, log: LOG, at: 'r1' });
    expect(open.figure.match(/<li>/g)?.length).toBeGreaterThan(20);
  });

  it('is never markup', async () => {
    const log = LOG.replace('Physo', '<img src=x onerror=alert(1)>');
    const { figure } = await makeReplay({ site: SITE, log, at: 'r1t1p2' });
    expect(figure).not.toContain('<img src=x');
    expect(figure).toContain('&lt;img'.replace('&lt;', '&#60;'));
  });

  it('is told as nothing but a link where it is none', async () => {
    const { figure } = await makeReplay({ site: SITE, log: 'Dear diary' });
    expect(figure).toContain('<figure lang="en"><p>');
  });
});

describe('props', () => {
  it('are the options of the player, lists and numbers as they are', async () => {
    const panels = ['table', 'explain'] as const;
    const { attributes } = await makeReplay({ site: SITE, log: LOG, panels, autoplay: true, speed: 2 });
    expect(attributes).toMatchObject({ panels: 'table,explain', autoplay: '1', speed: '2' });
  });

  it('must say what is shown, and where the site is', async () => {
    await expect(makeReplay({ site: SITE })).rejects.toThrow(TypeError);
    await expect(makeReplay({ site: 'example.org', log: LOG })).rejects.toThrow(TypeError);
  });
});
