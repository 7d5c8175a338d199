/** Byte budgets: gzip, of all that a page loads before its reader does anything. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { type Kind, samplePages } from './support/pages.ts';

const KB = 1024;

const FULL = { script: 40 * KB, style: 12 * KB };
/** Pages that are read; the little script marks, unfolds or lights something. */
const LIGHT = { script: 6 * KB, style: 12 * KB };

const BUDGETS: Readonly<Record<Kind, typeof FULL>> = {
  home: LIGHT,
  replay: FULL,
  open: FULL,
  rules: LIGHT,
  rulesOfGame: LIGHT,
  learn: LIGHT,
  lesson: FULL,
  lessonForMany: FULL,
  practice: FULL,
  statechart: LIGHT,
  glossary: LIGHT,
  record: FULL,
  library: FULL,
  guide: FULL,
};

/** Scripts that bring words are of another size in each language; those of the others are the same. */
const SPEAKING: ReadonlySet<Kind> = new Set(['replay', 'open', 'lesson', 'practice', 'record', 'library']);

const WEIGHED = LANGUAGES.flatMap((locale) =>
  Object.entries(samplePages(locale)).flatMap(([name, path]) => {
    const kind = name as Kind;
    return locale === LANGUAGES[0] || SPEAKING.has(kind) ? [{ path, ...BUDGETS[kind] }] : [];
  }),
);

/** Opens a page and waits for all that it loads by itself: on a busy machine the network can be idle before its scripts are asked for. */
async function openWholly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
}

/** Compressed bytes by kind: files that the page asked for, and what stands in its HTML. */
async function weigh(page: Page, path: string): Promise<{ script: number; style: number }> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await openWholly(page, path);
  const size = async (type: string) => {
    const files = responses.filter(
      (response) => response.request().resourceType() === type && !response.url().endsWith('/sw.js'),
    );
    const bodies = await Promise.all(files.map((file) => file.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  const inline = async (selector: string) =>
    gzipSync((await page.locator(selector).allTextContents()).join('\n')).length;
  return {
    script: (await size('script')) + (await inline('script:not([src])')),
    style: (await size('stylesheet')) + (await inline('style')),
  };
}

for (const { path, script, style } of WEIGHED) {
  test(`${path} loads at most ${script / KB} KB of script and ${style / KB} KB of style`, async ({
    browser,
  }) => {
    // Without a service worker, whose copies of the same files would count twice.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const weight = await weigh(await context.newPage(), path);
    console.log(`${path}: script ${weight.script} B, style ${weight.style} B`);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.script).toBeLessThanOrEqual(script);
    expect(weight.style).toBeLessThanOrEqual(style);
    await context.close();
  });
}

// What comes with the first act: the charts, and the analysis with its words.
const FIRST_ACT = 36 * KB;
// The Worker that reviews rounds: kernels, policies with their weights, everything that makes a number.
const REVIEW_WORKER = 48 * KB;

for (const locale of LANGUAGES) {
  const path = samplePages(locale).replay;
  test(`${path} loads at most ${FIRST_ACT / KB} KB more of script when its reader first acts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await openWholly(page, path);
    await page.locator('[data-awake]').waitFor();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    // The review is what comes last.
    const last = page.waitForResponse(/\/review\.json$/);
    await page.locator('section.player').focus();
    await last;
    const scripts = responses.filter((response) => response.request().resourceType() === 'script');
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    console.log(`${path}: ${weight} B of script with the first act`);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(FIRST_ACT);
    await context.close();
  });
}

test(`the Worker that reviews has at most ${REVIEW_WORKER / KB} KB`, () => {
  const folder = new URL('../../dist/_astro/', import.meta.url).pathname;
  const workers = readdirSync(folder).filter((file) => /^review-worker.*\.js$/.test(file));
  expect(workers).toHaveLength(1);
  const weight = gzipSync(readFileSync(join(folder, workers[0] ?? ''))).length;
  console.log(`review Worker: ${weight} B`);
  expect(weight).toBeLessThanOrEqual(REVIEW_WORKER);
});
