/** The page for an iframe: sandboxed on another site, in boxes of any shape, without scripts, and with a round in its link. */

import { readFileSync } from 'node:fs';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { printLink } from '../../src/log/link/print-link.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { axeFindings } from './support/axe.ts';
import { type Hosts, test } from './support/hosts.ts';
import { watchFaults } from './support/watch.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A page with a frame that may run scripts and nothing else; what it is told is kept in `told`. */
function around(hosts: Hosts, path: string, { width, height }: Box = { width: 720, height: 480 }): string {
  return hosts.publish(`<!doctype html>
    <html lang="en"><head><title>Post</title><link rel="icon" href="data:,"></head><body>
    <main><h1>Post</h1>
    <script>window.told = []; addEventListener('message', (event) => told.push(event.data));</script>
    <iframe src="SITE${path}" title="The replay" width="${width}" height="${height}" sandbox="allow-scripts"></iframe></main>
    </body></html>`);
}

const FIRST = 'embed/v1/first-dawn/';
const inside = (page: Page): FrameLocator => page.frameLocator('iframe');
const sentence = (page: Page) => inside(page).locator('.headline').first();

test('it steps in a sandbox that allows scripts alone, and loads from its site alone', async ({
  page,
  hosts,
}) => {
  const faults = watchFaults(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(around(hosts, `${FIRST}?at=r1t1p1`));
  const frame = inside(page);
  await frame.getByRole('button', { name: 'Next step' }).click();
  const before = await sentence(page).textContent();
  await frame.getByRole('region').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).not.toHaveText(before ?? '');
  expect(faults).toEqual([]);
  const theirs = loaded.filter((url) => !url.startsWith(hosts.origin) && !url.startsWith('data:'));
  expect(theirs.filter((url) => !url.startsWith(hosts.site))).toEqual([]);
  // The match comes with the page.
  expect(theirs.filter((url) => url.includes('/match/'))).toEqual([]);
});

test('options in the hash win over those in the query, and a new hash acts at once', async ({
  page,
  hosts,
}) => {
  await page.goto(around(hosts, `${FIRST}?at=r1t1p1&theme=light#at=r1t1p2&theme=dark`));
  const frame = inside(page);
  await frame.getByRole('region').first().waitFor();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  const second = await sentence(page).textContent();
  await page.locator('iframe').evaluate((element, src) => {
    (element as HTMLIFrameElement).src = src;
  }, `${hosts.site}${FIRST}?at=r1t1p1&theme=light#at=r1t1p1`);
  await expect(sentence(page)).not.toHaveText(second ?? '');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('it speaks the language of its address, or the one it is asked for', async ({ page, hosts }) => {
  await page.goto(around(hosts, `el/${FIRST}`));
  await expect(inside(page).getByRole('button', { name: 'Επόμενο βήμα' })).toBeVisible();
  await page.goto(around(hosts, `el/${FIRST}?lang=hu`));
  await expect(inside(page).getByRole('button', { name: 'Tovább' })).toBeVisible();
  await expect(inside(page).locator('html')).toHaveAttribute('lang', 'hu');
  await expect(inside(page).locator('h1')).toHaveText('Első hajnal a szigeten');
});

for (const [width, height] of [
  [720, 480],
  [640, 360],
  [400, 400],
  [360, 640],
  [320, 180],
  [1000, 300],
] as const) {
  test(`in a box of ${width} × ${height} nothing needs scrolling`, async ({ page, hosts }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(around(hosts, `${FIRST}?at=r1t2p1`, { width, height }));
    const frame = inside(page);
    await frame.getByRole('button', { name: 'Next step' }).click();
    const room = await frame.locator('html').evaluate(({ scrollWidth, scrollHeight }) => ({
      wide: scrollWidth - innerWidth,
      high: scrollHeight - innerHeight,
    }));
    expect(room).toEqual({ wide: 0, high: 0 });
    const box = await frame.locator('.stage').boundingBox();
    const bounds = await page.locator('iframe').boundingBox();
    expect(box && bounds && box.y >= bounds.y && box.y + box.height <= bounds.y + bounds.height).toBe(true);
    await expect(frame.getByRole('button', { name: 'Next step' })).toBeInViewport({ ratio: 1 });
    // Nobody at the table is cut off, however small it is.
    for (const name of ['Ari', 'Physo', 'Janiet', 'Aster', 'Rhys']) {
      const seat = frame.locator('.fitted .who:visible', { hasText: name }).last();
      await expect(seat).toBeInViewport({ ratio: 0.95 });
    }
  });
}

test('it shows every panel it is asked for, beside a table and without one', async ({ page, hosts }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(around(hosts, `${FIRST}?at=r1t2p1&panels=table,strength,titles,machine`));
  const frame = inside(page);
  for (const kind of ['strength', 'titles', 'machine']) {
    await expect(frame.locator(`.${kind}-panel svg:visible`).first(), kind).toBeVisible();
  }
  await page.goto(around(hosts, `${FIRST}?at=r1t2p1&panels=explain,plays`, { width: 320, height: 180 }));
  await expect(frame.locator('.explain-panel .headline')).toBeInViewport();
  await expect(frame.locator('.plays-panel .present')).toBeInViewport();
});

test('it tells the page around it which height goes well with its width', async ({ page, hosts }) => {
  await page.goto(around(hosts, FIRST, { width: 720, height: 200 }));
  await inside(page).getByRole('region').first().waitFor();
  const told = await page.evaluate(() => Reflect.get(window, 'told') as unknown[]);
  const src = `${hosts.site}${FIRST}`;
  expect(told).toContainEqual({ type: 'revolution-height', version: 1, height: 480 });
  expect(told).toContain(JSON.stringify({ src, context: 'iframe.resize', height: 480 }));
});

test('without JavaScript it is the match in words, with nothing inline but data', async ({
  browser,
  hosts,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(`${hosts.site}${FIRST}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(20);
  await expect(page.getByRole('link')).toHaveAttribute('href', /\/replay\/first-dawn\/$/);
  const html = (await response?.text()) ?? '';
  expect(html).not.toMatch(/\sstyle=|<style|\son\w+=/);
  expect(html).toContain('noindex');
  expect(html.match(/<script(?![^>]*(?:src=|application\/json))/g)).toBeNull();
  await context.close();
});

test('a round travels in the link', async ({ page, hosts }) => {
  const faults = watchFaults(page);
  const log = readFileSync(new URL('../../logs/first-dawn.revlog', import.meta.url), 'utf8');
  const link = printLink(parseText(log).match, 0);
  const text = 'text' in link ? link.text : '';
  expect(text).not.toBe('');
  await page.goto(around(hosts, `embed/v1/#log=${text}&at=r1t1p2`));
  await inside(page).getByRole('region').first().waitFor();
  const carried = await sentence(page).textContent();
  await page.goto(around(hosts, `${FIRST}#at=r1t1p2`));
  await expect(sentence(page)).toHaveText(carried ?? '');
  expect(faults).toEqual([]);
});

for (const [name, hash, says] of [
  ['no log', '', /carries none/],
  ['a link that is cut', '#log=1kq2', /\w/],
  ['a log that is markup', '#log=%3Cimg%20src%3Dx%20onerror%3Dparent.postMessage(1)%3E', /\w/],
  ['an address that is none', '#src=http://', /\w/],
] as const) {
  test(`${name} is answered in words`, async ({ page, hosts }) => {
    const faults = watchFaults(page);
    await page.goto(around(hosts, `embed/v1/${hash}`));
    await expect(inside(page).getByRole('status').filter({ hasText: says })).toBeVisible();
    await expect(inside(page).locator('img')).toHaveCount(0);
    expect(faults.filter((fault) => fault.startsWith('error'))).toEqual([]);
  });
}

test('a script that cannot be had leaves the words standing', async ({ page, hosts }) => {
  await page.route('**/stepper.js', (route) => route.abort());
  await page.goto(around(hosts, FIRST));
  await expect(inside(page).getByRole('status')).toHaveText('The replay could not be loaded.');
  await expect(inside(page).getByRole('heading', { level: 1 })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ browser, hosts }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of [`${FIRST}?at=r1t2p1`, 'embed/v1/']) {
      await page.goto(`${hosts.site}${path}`, { waitUntil: 'networkidle' });
      expect(await axeFindings(page), path).toEqual([]);
    }
    await context.close();
  });
}
