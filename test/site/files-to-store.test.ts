import { expect, it } from 'vitest';
import { filesToStore } from '../../src/layouts/offline/files.ts';

it('stores scripts, styles, upright type and the pages for being offline, and nothing else', () => {
  const files = [
    '404.html',
    '_astro/Page.a1.css',
    '_astro/player.b2.js',
    '_astro/source-serif-4-greek-wght-italic.c3.woff2',
    '_astro/source-serif-4-greek-wght-normal.d4.woff2',
    'el/offline/index.html',
    'el/rules/index.html',
    'favicon.svg',
    'index.html',
    'offline/index.html',
    'sw.js',
  ];
  expect(filesToStore(files)).toEqual([
    '_astro/Page.a1.css',
    '_astro/player.b2.js',
    '_astro/source-serif-4-greek-wght-normal.d4.woff2',
    'el/offline/',
    'favicon.svg',
    'offline/',
  ]);
});
