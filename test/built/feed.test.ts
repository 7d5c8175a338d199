// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { BUILDS, fileAt, filesOf, rootOf, textOf } from './builds.ts';

describe.each(BUILDS)('the feeds under $base', (build) => {
  it.each(LANGUAGES)('in %s lead to pages and pictures that are there', (locale) => {
    const file = locale === 'en' ? 'feed.xml' : `${locale}/feed.xml`;
    const feed = new DOMParser().parseFromString(textOf(build, file), 'application/xml');
    const items = [...feed.querySelectorAll('item')];
    expect(items.length).toBeGreaterThan(10);
    const faults = items.flatMap((item) => {
      const body = document.createElement('div');
      body.innerHTML = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
      const addresses = [
        item.querySelector('link')?.textContent,
        ...[...body.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        ...[...body.querySelectorAll('img')].map((picture) => picture.getAttribute('src')),
      ];
      return addresses.filter((address) => fileAt(build, address ?? '') === null);
    });
    expect(faults).toEqual([]);
  });

  it('are named in the head and at the foot of pages in their language', () => {
    for (const locale of LANGUAGES) {
      const folder = locale === 'en' ? '' : `${locale}/`;
      const pages = [`${folder}index.html`, `${folder}replay/first-dawn/index.html`];
      for (const file of pages) {
        const text = textOf(build, file);
        const [, href] =
          /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/.exec(text) ?? [];
        expect(href).toBe(`${rootOf(build)}${folder}feed.xml`);
        expect(text).toContain(`<a href="${build.base}${folder}feed.xml"`);
      }
    }
    expect(filesOf(build).filter((file) => file.endsWith('feed.xml'))).toHaveLength(LANGUAGES.length);
  });
});
