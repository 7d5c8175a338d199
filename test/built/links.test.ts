import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILDS } from './builds.ts';

const texts = new Map<string, string>();

function textOf(folder: string, file: string): string {
  const path = join(folder, file);
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
}

const anchors = new Map<string, ReadonlySet<string>>();

function anchorsOf(folder: string, file: string): ReadonlySet<string> {
  const path = join(folder, file);
  const ids =
    anchors.get(path) ??
    new Set([...textOf(folder, file).matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  anchors.set(path, ids);
  return ids;
}

/** What a page or style sheet points at: `href`, `src`, `url(…)`; entities decoded. */
function pointers(text: string): string[] {
  const attributes = [...text.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
  const urls = [...text.matchAll(/url\((["']?)([^)"']+)\1\)/g)].map(([, , url = '']) => url);
  return [...attributes, ...urls].map((url) => url.replaceAll('&amp;', '&'));
}

/** Why a pointer leads nowhere; null when it leads somewhere, or out of the site. */
function fault(folder: string, base: string, from: string, pointer: string): string | null {
  const page = new URL(from.replace(/(^|\/)index\.html$/, '$1'), `http://site${base}`);
  const url = new URL(pointer, page);
  if (url.protocol !== 'http:') return null;
  if (url.host !== 'site') return 'leaves the site';
  if (!url.pathname.startsWith(base)) return 'leaves the base path';
  const path = decodeURIComponent(url.pathname.slice(base.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  if (!existsSync(join(folder, file)) || !statSync(join(folder, file)).isFile()) return 'has no file';
  const fragment = decodeURIComponent(url.hash.slice(1));
  // A hash with `=` is for a script: the moment of a replay.
  if (fragment === '' || fragment.includes('=') || !file.endsWith('.html')) return null;
  return anchorsOf(folder, file).has(fragment) ? null : 'has no such anchor';
}

describe.each(BUILDS)('the build under $base', ({ folder, base }) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));

  it('has pages in three languages', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['index.html', 'el/index.html', 'hu/rules/anemaki/index.html']),
    );
  });

  it('points at nothing that is not there', () => {
    const faults = [...pages, ...files.filter((file) => file.endsWith('.css'))].flatMap((file) =>
      [...new Set(pointers(textOf(folder, file)))].flatMap((pointer) => {
        const why = pointer.startsWith('data:') ? null : fault(folder, base, file, pointer);
        // Canonical and alternate links hold the full address of the site.
        return why === null || why === 'leaves the site' ? [] : [`${file}: ${pointer} ${why}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('loads nothing from elsewhere', () => {
    const loads =
      /<(?:script|img|source|iframe)[^>]*\ssrc="https?:|<link rel="(?!canonical|alternate)[^>]*href="https?:/;
    expect(pages.filter((page) => loads.test(textOf(folder, page)))).toEqual([]);
  });

  it('gives each page one title, one main heading and its language', () => {
    const odd = pages.filter((page) => {
      const text = textOf(folder, page);
      const language = /^(el|hu)\//.exec(page)?.[1] ?? 'en';
      return (
        text.split('</head>')[0]?.match(/<title>[^<]+<\/title>/g)?.length !== 1 ||
        text.match(/<h1[\s>]/g)?.length !== 1 ||
        !text.includes(`<html lang="${language}"`)
      );
    });
    expect(odd).toEqual([]);
  });

  it('leads from every page to the same page in the other languages', () => {
    const rules = textOf(folder, join('el', 'rules', 'anemaki', 'index.html'));
    for (const other of ['', 'el/', 'hu/']) expect(rules).toContain(`href="${base}${other}rules/anemaki/"`);
  });

  it('has a service worker that stores files that are there', () => {
    const list = /addAll\((.*?)\.map\(/s.exec(textOf(folder, 'sw.js'))?.[1] ?? '';
    const stored = list.split(/[^\w./-]+/).filter((word) => /^\w.*[./]/.test(word));
    expect(stored).toContain('offline/');
    expect(stored.filter((file) => fault(folder, base, 'index.html', `${base}${file}`) !== null)).toEqual([]);
  });
});
