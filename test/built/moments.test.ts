// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUILDS, fileAt, filesOf, rootOf, textOf } from './builds.ts';

/** Bytes (gzip) of a page without its pictures. */
const MOST_BYTES = 12 * 1024;
/** Where those who look for an oEmbed answer stop reading, at the earliest: bytes from the page's start. */
const EARLY = 4096;

const MOMENT = /^(?:(el|hu)\/)?replay\/([^/]+)\/([^/]+)\/index\.html$/;
const REPLAY = /^(?:(?:el|hu)\/)?replay\/[^/]+\/index\.html$/;

/** Width and height that a PNG has by its own head. */
function pngSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe.each(BUILDS)('pages of moments under $base', (build) => {
  const files = filesOf(build);
  const moments = files.filter((file) => MOMENT.test(file));
  const pages = [...moments, ...files.filter((file) => REPLAY.test(file))];
  const heads = new Map(
    pages.map((file) => {
      const head = textOf(build, file).split('</head>')[0] ?? '';
      const words = head.replace(/<(style|script)\b.*?<\/\1>|<link rel="(?:stylesheet|preload)"[^>]*>/gs, '');
      const page = new DOMParser().parseFromString(`${words}</head>`, 'text/html');
      const meta = (name: string) =>
        page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';
      return [file, { head, page, meta }] as const;
    }),
  );

  it('are there in three languages, the same in each', () => {
    const inLanguage = (folder: string) =>
      moments
        .filter((file) => (MOMENT.exec(file)?.[1] ?? '') === folder)
        .map((file) => file.replace(/^\w\w\//, ''));
    expect(inLanguage('').length).toBeGreaterThan(150);
    expect(inLanguage('el')).toEqual(inLanguage(''));
    expect(inLanguage('hu')).toEqual(inLanguage(''));
  });

  it('are small, and bring no player along', () => {
    const heavy = moments.filter((file) => gzipSync(textOf(build, file), { level: 9 }).length > MOST_BYTES);
    expect(heavy).toEqual([]);
    const offline = textOf(build, 'offline/index.html');
    const ofEveryPage = [...offline.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src);
    const own = moments.filter((file) =>
      [...textOf(build, file).matchAll(/<script[^>]* src="([^"]+)"/g)].some(
        ([, src]) => !ofEveryPage.includes(src),
      ),
    );
    expect(own).toEqual([]);
    expect(
      moments.filter((file) =>
        /http-equiv="refresh"|location\.(?:replace|assign|href ?=)/.test(textOf(build, file)),
      ),
    ).toEqual([]);
  });

  it('say on a card what they show: all that Open Graph and Twitter ask for, with full addresses', () => {
    for (const [file, { page, meta }] of heads) {
      const address = `${rootOf(build)}${file.replace(/index\.html$/, '')}`;
      expect(meta('og:url')).toBe(address);
      expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
      expect(meta('og:type')).toBe('article');
      expect(meta('og:locale')).toBe({ el: 'el_GR', hu: 'hu_HU' }[file.slice(0, 2)] ?? 'en_GB');
      expect(meta('twitter:card')).toBe('summary_large_image');
      for (const name of [
        'og:title',
        'og:description',
        'og:image:alt',
        'twitter:title',
        'twitter:image:alt',
      ]) {
        expect(meta(name), `${name} of ${file}`).not.toBe('');
      }
      expect(meta('twitter:image')).toBe(meta('og:image'));
      expect(page.title).toContain(meta('og:title').replace(/…$/, ''));
      expect(meta('description')).toBe(meta('og:description'));
    }
  });

  it('have a picture of the size they say', () => {
    const sizes = new Map<string, { readonly width: number; readonly height: number }>();
    for (const [file, { meta }] of heads) {
      const picture = fileAt(build, meta('og:image'));
      expect(picture, `${file}: ${meta('og:image')}`).not.toBeNull();
      const size = sizes.get(meta('og:image')) ?? pngSize(readFileSync(join(build.folder, picture ?? '')));
      sizes.set(meta('og:image'), size);
      expect(size).toEqual({
        width: Number(meta('og:image:width')),
        height: Number(meta('og:image:height')),
      });
    }
  });

  it('name early in the head an oEmbed answer that is there', () => {
    for (const [file, { head, page }] of heads) {
      const link = page.querySelector('link[type="application/json+oembed"]');
      const address = link?.getAttribute('href') ?? '';
      expect(link?.getAttribute('rel')).toBe('alternate');
      expect(fileAt(build, address), `${file}: ${address}`).toMatch(/^oembed\/.*\.json$/);
      expect(Buffer.byteLength(head.split('application/json+oembed')[0] ?? '')).toBeLessThan(EARLY);
    }
  });

  it('have titles that tell them apart', () => {
    for (const folder of ['', 'el', 'hu']) {
      const titles = [...heads]
        .filter(([file]) => (/^(el|hu)\//.exec(file)?.[1] ?? '') === folder)
        .map(([, { page, meta }]) => `${page.title} ${meta('description')}`);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('are not stored before anybody asks for them', () => {
    expect(textOf(build, 'sw.js')).not.toMatch(/replay\/[\w-]+\/|oembed\/|pictures\//);
  });
});
