/** The panel that hands a moment out: copied by keyboard, refused or not, pasted elsewhere, and opened again from its own link. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { axeFindings } from './support/axe.ts';
import { test } from './support/hosts.ts';
import { open as openReplay, whereOf } from './support/replays.ts';
import { watchFaults } from './support/watch.ts';

const MATCH = 'replay/first-dawn/';
/** An author's page, without a sign of its own to be asked for. */
const POST = '<!doctype html><title>Post</title><link rel="icon" href="data:,">';
/** A moment without a page of its own. */
const AT = 'r1t2p4';

async function openPanel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-awake]').waitFor();
  await page.locator('.player').focus();
  await page.keyboard.press('s');
  await expect(panel(page)).toBeVisible();
  // The round is read from its log.
  await expect(form(page, 'Link that carries the round')).toHaveValue(/#log=1/);
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Share this moment' });
const form = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true });
const choice = (page: Page, name: string) => panel(page).getByRole('combobox', { name, exact: true });
const said = (page: Page) => panel(page).locator('.share-said');

async function copy(page: Page, name: string): Promise<string> {
  await panel(page)
    .getByRole('button', { name: `Copy: ${name}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(`Copied: ${name}.`);
  return page.evaluate(() => navigator.clipboard.readText());
}

test('every form is copied by keyboard, and the focus comes back to the player', async ({
  page,
  context,
  hosts,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: hosts.site });
  const faults = watchFaults(page);
  await openPanel(page, `${hosts.site}${MATCH}#at=${AT}`);
  // One press copies the link.
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Copied: Link to this moment.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${hosts.site}${MATCH}#at=${AT}`);
  for (const name of ['Link that carries the round', 'For a web page', 'Frame', 'Markdown']) {
    expect(await copy(page, name)).toBe(await form(page, name).inputValue());
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('.player')).toBeFocused();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  expect(faults).toEqual([]);
});

test('where copying is refused, the text is selected for the reader', async ({ page, hosts }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openPanel(page, `${hosts.site}${MATCH}#at=${AT}`);
  await panel(page).getByRole('button', { name: 'Copy: Frame' }).focus();
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText('The text is selected');
  await expect(form(page, 'Frame')).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await form(page, 'Frame').inputValue());
});

test('the element and the frame show the same moment in an empty page', async ({ page, hosts }) => {
  await openPanel(page, `${hosts.site}${MATCH}#at=${AT}`);
  await choice(page, 'Seat').selectOption('aster');
  await choice(page, 'Hands').selectOption('seat');
  const element = await form(page, 'For a web page').inputValue();
  const frame = await form(page, 'Frame').inputValue();
  const faults = watchFaults(page);
  await page.goto(hosts.publish(`${POST}${element}`));
  const replay = page.locator('revolution-replay');
  await openReplay(replay);
  expect((await whereOf(replay))?.at).toBe(AT);
  await expect(replay.locator('.headline').first()).toContainText('over Physo’s jack');
  await page.goto(hosts.publish(`${POST}${frame}`));
  const inside = page.frameLocator('iframe');
  await expect(inside.locator('.headline').first()).toContainText('over Physo’s jack');
  await expect(inside.locator('body')).toContainText('trick 2');
  expect(faults).toEqual([]);
});

test('the link that carries the round opens it at the moment, with what was known before', async ({
  page,
  hosts,
}) => {
  await openPanel(page, `${hosts.site}replay/twelve-rounds/#at=r5t2p3`);
  const title = await panel(page).locator('header p').textContent();
  const link = await form(page, 'Link that carries the round').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.player .place')).toContainText('round 5 · trick 2');
  await page.locator('.player').focus();
  await page.keyboard.press('s');
  await expect(panel(page).locator('header p')).toHaveText(title ?? '');
  // Nothing of it is on the web: only what carries it is offered, and can be passed on.
  await expect(panel(page)).toContainText('This log is nowhere on the web');
  await expect(form(page, 'Link that carries the round')).toHaveValue(/#log=1.*&at=r5t2p3$/);
  await expect(form(page, 'Link to this moment')).toHaveCount(0);
});

test('what carries the round is whole in an empty page too', async ({ page, hosts }) => {
  await page.goto(`${hosts.site}open/`);
  const log = readFileSync(new URL('../../logs/four-aces.revlog', import.meta.url), 'utf8');
  await page.getByLabel('Or paste the text of a log').fill(log);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('.player').focus();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  const element = await form(page, 'For a web page').inputValue();
  const frame = await form(page, 'Frame').inputValue();
  const caption = (await panel(page).locator('header p').textContent())?.split(': ')[1] ?? 'nothing';
  await page.goto(hosts.publish(`${POST}${element}`));
  const replay = page.locator('revolution-replay');
  await openReplay(replay);
  await expect(replay.locator('.headline').first()).toContainText(caption);
  await page.goto(hosts.publish(`${POST}${frame}`));
  await expect(page.frameLocator('iframe').locator('.headline').first()).toContainText(caption);
});

test('a moment with a picture of its own offers it, and fits a narrow post with it; for another one is drawn and saved', async ({
  page,
  hosts,
}) => {
  await openPanel(page, `${hosts.site}${MATCH}#at=r1t1p2`);
  const picture = panel(page).getByRole('img');
  await expect(picture).toHaveAttribute('src', /pictures\/first-dawn\/table\/r1t1p2\.en\.svg$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  const links = await panel(page)
    .getByRole('link', { name: /^Download (SVG|PNG): / })
    .all();
  // The table, and the round as a score.
  expect(links).toHaveLength(4);
  for (const link of links) {
    const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  const element = await form(page, 'For a web page').inputValue();
  await choice(page, 'Hands').selectOption('seat');
  await expect(panel(page)).toContainText('With hands hidden');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  for (const [kind, start] of [
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await panel(page)
      .getByRole('button', { name: `Download ${kind}` })
      .click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`first-dawn-r1t1p2.${kind.toLowerCase()}`);
    const file = readFileSync(await download.path()).toString('latin1');
    expect(file).toMatch(new RegExp(`^${start}`));
    // A drawing brings its type along.
    if (kind === 'SVG') expect(file).toContain('url(data:font/woff2;base64,');
  }
  // In a page without any style, and in one with half of what a picture needs.
  await page.setViewportSize({ width: 360, height: 700 });
  for (const style of ['', '<style>img{max-width:100%}</style>']) {
    await page.goto(
      hosts.publish(`${POST}<meta name="viewport" content="width=device-width">${style}${element}`),
    );
    const image = page.locator('figure img');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const { width = 0, height = 1 } = (await image.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(4 / 3, 2);
  }
});

for (const locale of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${locale}, ${colorScheme}, and all fits into 320 px`, async ({
      browser,
      hosts,
    }) => {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width: 320, height: 700 },
      });
      const page = await context.newPage();
      await page.goto(`${hosts.site}${locale === 'en' ? '' : `${locale}/`}${MATCH}#at=${AT}`);
      await page.locator('[data-awake]').waitFor();
      await page.locator('.player').focus();
      await page.keyboard.press('s');
      const dialog = page.locator('.share-panel');
      await expect(dialog.locator('textarea')).toHaveCount(5);
      await expect(dialog.getByRole('img')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const body = dialog.locator('.share-body');
      expect(await body.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
      const small = await dialog
        .locator('button, select')
        .evaluateAll((all) => all.filter((each) => each.clientHeight < 24 || each.clientWidth < 24).length);
      expect(small).toBe(0);
      await context.close();
    });
  }
}
