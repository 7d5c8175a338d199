/** The guide to embedding: its replay steps, its builder builds, its code is copied and does what it says, with scripts and without. */
import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { axeFindings } from './support/axe.ts';
import { test } from './support/hosts.ts';
import { open, whereOf } from './support/replays.ts';
import { watchFaults } from './support/watch.ts';

const builder = (page: Page) => page.locator('.builder');
const code = (page: Page, name: string) => builder(page).getByLabel(name, { exact: true });
const choice = (page: Page, name: string) => builder(page).getByRole('combobox', { name, exact: true });
const preview = (page: Page) => builder(page).locator('revolution-replay');

async function openGuide(page: Page, site: string): Promise<void> {
  await page.goto(`${site}embed/`);
  await builder(page).scrollIntoViewIfNeeded();
  await page.locator('#builder[data-awake]').waitFor();
}

test('the example is a replay that steps', async ({ page, hosts }) => {
  const faults = watchFaults(page);
  await openGuide(page, hosts.site);
  const example = page.locator('.guide-example revolution-replay');
  await open(example);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await whereOf(example))?.at).toBe('r1t1p3');
  expect(faults).toEqual([]);
});

test('what is chosen shows in the preview and stands in all four codes', async ({ page, hosts }) => {
  await openGuide(page, hosts.site);
  await choice(page, 'Match').selectOption('four-aces');
  await expect(code(page, 'Link to this moment')).toHaveValue(`${hosts.site}replay/four-aces/`);
  await choice(page, 'Moment').selectOption('r2t2p5');
  await choice(page, 'Seat').selectOption({ index: 2 });
  await choice(page, 'Theme').selectOption('dark');
  await builder(page).getByLabel('list of plays').uncheck();
  await builder(page).getByLabel('plays by itself').check();
  for (const name of ['Link to this moment', 'For a web page', 'Frame', 'Markdown']) {
    await expect(code(page, name)).toHaveValue(/at=\W?r2t2p5/);
    await expect(code(page, name)).toHaveValue(/panels=\W?table,explain\b/);
    await expect(code(page, name)).toHaveValue(/theme=\W?dark/);
    await expect(code(page, name)).toHaveValue(/autoplay=\W?1/);
  }
  await expect(preview(page)).toHaveAttribute('match', 'four-aces');
  await expect(preview(page)).toHaveAttribute('theme', 'dark');
});

test('after the way back the controls say what the code says', async ({ page, hosts }) => {
  await openGuide(page, hosts.site);
  const match = choice(page, 'Match');
  const hands = choice(page, 'Hands');
  const first = await match.inputValue();
  await match.selectOption('four-aces');
  await hands.selectOption('seat');
  await expect(code(page, 'For a web page')).toHaveValue(/ reveal="seat"/);
  await page.goto(`${hosts.site}rules/`);
  await page.goBack();
  await page.locator('#builder[data-awake]').waitFor();
  await expect(code(page, 'For a web page')).toHaveValue(new RegExp(` match="${first}"(?!.*reveal)`));
  await expect(match).toHaveValue(first);
  await expect(hands).toHaveValue('open');
});

test('the last part stays, and hands that a seat knows are those of a seat', async ({ page, hosts }) => {
  await openGuide(page, hosts.site);
  for (const part of ['table', 'explanation']) {
    await builder(page).getByLabel(part, { exact: true }).uncheck();
  }
  await expect(builder(page).getByLabel('list of plays')).toBeDisabled();
  await choice(page, 'Hands').selectOption('seat');
  await expect(code(page, 'For a web page')).toHaveValue(/ pov="\w+" reveal="seat" panels="plays"/);
});

test('a seat that another match has not gives way to one that it has, and stands again with its match', async ({
  page,
  hosts,
}) => {
  await openGuide(page, hosts.site);
  const element = code(page, 'For a web page');
  const first = await choice(page, 'Match').inputValue();
  await choice(page, 'Seat').selectOption('physo');
  await choice(page, 'Hands').selectOption('seat');
  await expect(element).toHaveValue(/ pov="physo" reveal="seat"/);
  // Without a picture the figure is lower than the choices beside it, and stands below its heading all the same.
  const heading = await page.locator('.builder-preview h3').boundingBox();
  const figure = await preview(page).boundingBox();
  expect((figure?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThan(20);
  await choice(page, 'Match').selectOption('kitchen-table');
  await expect(element).toHaveValue(/ match="kitchen-table".* pov="(?!physo)\w+" reveal="seat"/s);
  await expect(choice(page, 'Seat')).not.toHaveValue('all');
  await choice(page, 'Match').selectOption(first);
  await expect(element).toHaveValue(/ pov="physo" reveal="seat"/);
});

test('a step in the preview moves the code along', async ({ page, hosts }) => {
  await openGuide(page, hosts.site);
  await open(preview(page));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await whereOf(preview(page)))?.at).toBe('r1t1p4');
  await expect(code(page, 'For a web page')).toHaveValue(/ at="r1t1p4"/);
});

test('the code of the builder shows that moment in an empty page, in the language chosen', async ({
  page,
  hosts,
}) => {
  await openGuide(page, hosts.site);
  await choice(page, 'Moment').selectOption('r1t2p5');
  await choice(page, 'Language').selectOption('hu');
  await expect(code(page, 'For a web page')).toHaveValue(/lang="hu"/);
  const element = await code(page, 'For a web page').inputValue();
  await page.goto(hosts.publish(`<!doctype html><title>Post</title>${element}`));
  const replay = page.locator('revolution-replay');
  await expect(replay.locator('figure[lang=hu]')).toBeVisible();
  await replay.locator('button').first().click();
  await expect.poll(async () => (await whereOf(replay))?.at).toBe('r1t2p5');
});

test('blocks of code are copied by keyboard, or selected where that is refused', async ({
  page,
  context,
  hosts,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: hosts.site });
  await openGuide(page, hosts.site);
  const button = page.locator('.recipe:has(#html) .button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.guide-said')).toHaveText('Copied: post.html.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  // A copy of the site gives out its own address.
  expect(copied).toContain(`${hosts.site}embed/v1/revolution-replay.js`);
  expect(copied).not.toContain('localhost');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.guide-said')).toContainText('The text is selected');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(copied);
});

test('without JavaScript there is the figure, and code to select', async ({ browser, hosts }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${hosts.site}embed/`);
  await expect(page.locator('.guide-example figure img')).toBeVisible();
  await expect(page.locator('noscript p').last()).toHaveText(/^To choose, this page needs JavaScript\./);
  await expect(page.locator('.builder-choices')).toBeHidden();
  await expect(page.locator('.copy-field .button, [data-copies]').filter({ visible: true })).toHaveCount(0);
  await expect(code(page, 'For a web page')).toHaveValue(/^<revolution-replay /);
  await context.close();
});

test('every page leads to the guide', async ({ page, hosts }) => {
  await page.goto(hosts.site);
  await page.getByRole('link', { name: 'Embed a replay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put a replay into your post');
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
      await openGuide(page, `${hosts.site}${locale === 'en' ? '' : `${locale}/`}`);
      await page.locator('.guide-example revolution-replay button').first().click();
      await page.locator('.guide-example revolution-replay section').first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await context.close();
    });
  }
}
