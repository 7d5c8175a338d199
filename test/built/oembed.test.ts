import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { BUILDS, fileAt, filesOf, rootOf, textOf } from './builds.ts';

describe.each(BUILDS)('oEmbed answers under $base', (build) => {
  const files = filesOf(build);
  const answers = files.filter((file) => file.startsWith('oembed/'));

  it('are there for each match and each page of a moment, in each language', () => {
    for (const locale of LANGUAGES) {
      const folder = locale === 'en' ? '' : `${locale}/`;
      const pages = files.flatMap((file) => {
        const found = new RegExp(`^${folder}replay/([^/]+)/(?:([^/]+)/)?index\\.html$`).exec(file);
        return found ? [`oembed/${found[1]}/${found[2] ?? 'match'}.${locale}.json`] : [];
      });
      expect(answers.filter((file) => file.endsWith(`.${locale}.json`)).sort()).toEqual(pages.sort());
    }
  });

  it('point at frames and pictures that are there', () => {
    const faults = answers.flatMap((file) => {
      const answer = JSON.parse(textOf(build, file));
      const [, src = ''] = /^<iframe src="([^"]+)"/.exec(answer.html) ?? [];
      return [src.replaceAll('&#38;', '&'), answer.thumbnail_url]
        .filter((address) => fileAt(build, address) === null)
        .map((address) => `${file}: ${address}`);
    });
    expect(faults).toEqual([]);
  });

  it('name the site they come from', () => {
    for (const file of answers) expect(JSON.parse(textOf(build, file)).provider_url).toBe(rootOf(build));
  });
});
