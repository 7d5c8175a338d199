/** The library and the notebook: what is opened stays, can be found, renamed, annotated, saved, deleted and brought back. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { watchFaults } from './support/watch.ts';

const log = (name: string) => readFileSync(`logs/${name}.revlog`, 'utf8');

async function openLog(page: Page, text: string, path = '/open/'): Promise<void> {
  await page.goto(path);
  await page.locator('#opener[data-awake]').waitFor();
  await page.locator('#pasted').fill(text);
  await page.locator('.paste button').click();
  await page.locator('.opened-head a').waitFor();
}

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/library/');
  await page.locator('#library[data-awake]').waitFor();
  await page.locator('.library-item').first().waitFor();
}

const items = (page: Page) => page.locator('.library-item');
const item = (page: Page, name: string) => items(page).filter({ hasText: name });

async function savedText(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** The log that the tab keeps. */
function keptText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('opened-log') ?? '{}').text);
}

test('what is opened is found again, once, and opens from there', async ({ page }) => {
  const faults = watchFaults(page);
  await openLog(page, log('first-dawn'));
  await openLog(page, log('two-packs'));
  await openLog(page, log('first-dawn'));
  await page.getByRole('link', { name: 'It is in your library.' }).click();
  await expect(items(page)).toHaveCount(2);
  await page.getByRole('searchbox').fill('ARI');
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Game').selectOption({ label: 'Forradalom' });
  await expect(items(page)).toHaveCount(1);
  await page.getByLabel('Where from').selectOption('played here');
  await expect(page.getByText('0 of 2 matches')).toBeVisible();
  await page.getByLabel('Game').selectOption('');
  await page.getByLabel('Where from').selectOption('opened');
  await items(page).first().getByRole('button', { name: /^Open/ }).click();
  await expect(page.locator('section.player')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a match is renamed, saved, deleted and brought back', async ({ page }) => {
  await openLog(page, log('two-packs'));
  await openLog(page, log('first-dawn'));
  await openLibrary(page);
  const first = items(page).first();
  await first.getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.type('The very first night');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('button', { name: 'Rename' })).toBeFocused();
  const named = item(page, 'The very first night');
  // The name stands there once it is written.
  await expect(named).toBeVisible();
  await page.reload();
  const saved = await savedText(page, () => named.getByRole('button', { name: 'Save as a file' }).click());
  expect(saved).toEqual({ name: 'The very first night.revlog', text: log('first-dawn') });
  const all = await savedText(page, () => page.getByRole('button', { name: 'Save all in one file' }).click());
  expect(all.text.trimEnd().split('\n')).toHaveLength(2);
  await named.getByRole('button', { name: 'Delete' }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(named).toBeVisible();
  await page.reload();
  await expect(items(page)).toHaveCount(2);
});

test('statistics tell by player what the matches shown came to, and are sorted', async ({ page }) => {
  await openLog(page, log('twelve-rounds'));
  await openLibrary(page);
  await page.getByText('Statistics by player').click();
  const rows = page.locator('.library-table tbody tr');
  await expect(rows).toHaveCount(5);
  await expect(rows.first().locator('td').first()).toHaveText('12');
  const points = () => rows.locator('td:nth-of-type(2)').allTextContents();
  await page.getByRole('button', { name: 'Points' }).click();
  const falling = await points();
  await page.getByRole('button', { name: 'Points' }).click();
  expect(await points()).toEqual(falling.toReversed());
  await expect(page.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a note stands beside its play at once, after a reload and in the saved log, and is taken back', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await openLog(page, log('two-packs'));
  await page.locator('section.player').focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Annotate' }).click();
  const field = page.getByLabel('Note in English');
  const nowhere = page.getByText('no line of its own');
  await field.or(nowhere).first().waitFor();
  while (await nowhere.isVisible()) {
    await page.locator('section.player').focus();
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('button', { name: '!? interesting' }).click();
  await field.fill('Why not the ten?');
  const quote = page.locator('.commentary blockquote').first();
  await expect(quote).toHaveText('!? Why not the ten?');
  await expect.poll(() => keptText(page)).toContain(' ;en !? Why not the ten?\n');
  await field.blur();
  await page.reload();
  await expect(quote).toHaveText('!? Why not the ten?');
  await page.getByRole('button', { name: 'Annotate' }).click();
  await expect(field).toHaveValue('Why not the ten?');
  await field.fill('');
  await field.blur();
  await page.getByRole('button', { name: 'Delete this note' }).click();
  await expect(page.locator('.commentary')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quote).toHaveText('!? Why not the ten?');
  const saved = await savedText(page, () => page.getByRole('button', { name: 'Save the log' }).click());
  expect(saved.text).toContain(' ;en !? Why not the ten?');
  expect(saved.text.replace(' ;en !? Why not the ten?', '')).toBe(log('two-packs'));
  await openLibrary(page);
  await expect(items(page)).toHaveCount(1);
  await items(page).getByRole('button', { name: /^Open/ }).click();
  await page.locator('section.player').waitFor();
  expect(await keptText(page)).toBe(saved.text);
  expect(faults).toEqual([]);
});

test('a match of a JSON file is annotated as text', async ({ page }) => {
  await openLog(page, log('first-dawn'));
  await openLibrary(page);
  const { text } = await savedText(page, () =>
    page.getByRole('button', { name: 'Save all in one file' }).click(),
  );
  await openLog(page, text);
  await page.getByRole('button', { name: 'Annotate' }).click();
  await page.getByLabel('Note in English').fill('It began so.');
  await expect.poll(() => keptText(page)).toMatch(/^dealer \w+ ;en It began so\.$/m);
  await expect(page.locator('.commentary blockquote').first()).toContainText('It began so.');
});

test('without storage the library says so, and a log opens all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('/library/');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await page.goto('/open/');
  await page.locator('#opener[data-awake]').waitFor();
  await page.locator('#pasted').fill(log('first-dawn'));
  await page.locator('.paste button').click();
  await expect(page.locator('.opened-head')).toContainText('This browser keeps nothing');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`has no faults that axe finds, and fits 320 px, in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 320, height: 700 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await openLog(page, log('twelve-rounds'));
    await page.getByRole('button', { name: 'Annotate' }).click();
    await page.locator('.notes-panel').waitFor();
    expect(await axeFindings(page, '.notes')).toEqual([]);
    expect(await width()).toBeLessThanOrEqual(320);
    await openLibrary(page);
    await page.getByText('Statistics by player').click();
    await page.locator('.library-table').waitFor();
    await items(page).first().getByRole('button', { name: 'Rename' }).click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await width()).toBeLessThanOrEqual(320);
  });
}

test('loads at most 40 KB of script before its reader acts', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') bytes += (await response.body()).length;
  });
  await page.goto('/library/', { waitUntil: 'networkidle' });
  // Uncompressed, which is more.
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(3 * 40 * 1024);
  await context.close();
});
