import { afterEach, describe, expect, it, vi } from 'vitest';
import { absolute, asset, href } from '../../src/layouts/links.ts';
import { localePaths } from '../../src/layouts/locales.ts';

afterEach(() => vi.unstubAllEnvs());

describe('href', () => {
  it('puts English at the root and the others under their names', () => {
    expect([href('', 'en'), href('', 'el'), href('rules/anemaki', 'hu')]).toEqual([
      '/',
      '/el/',
      '/hu/rules/anemaki/',
    ]);
  });

  it('keeps a fragment behind the closing slash', () => {
    expect(href('rules/anemaki#A8', 'en')).toBe('/rules/anemaki/#A8');
    expect(href('#top', 'el')).toBe('/el/#top');
  });

  it('takes a path with slashes at its ends', () => {
    expect(href('/rules/', 'en')).toBe('/rules/');
  });

  it.each(['/epanastasi/', '/epanastasi'])('stays under the base path %s', (base) => {
    vi.stubEnv('BASE_URL', base);
    expect([href('', 'en'), href('rules', 'hu'), asset('favicon.svg')]).toEqual([
      '/epanastasi/',
      '/epanastasi/hu/rules/',
      '/epanastasi/favicon.svg',
    ]);
  });
});

it('makes full addresses of the site for the links between languages', () => {
  expect(absolute('rules', 'el', new URL('https://example.org/'))).toBe('https://example.org/el/rules/');
});

it('gives each page one path a language', () => {
  expect(localePaths().map(({ params }) => params.locale)).toEqual([undefined, 'el', 'hu']);
});
