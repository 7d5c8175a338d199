/** Writing a match down by taps, as whoever keeps the score at the table does. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parseText } from '../../../src/log/text/parse.ts';
import { foldMatch } from '../../../src/replay/fold.ts';

interface Begin {
  readonly game?: string;
  readonly players?: string;
  readonly names?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
}

export const FIVE = ['Ari', 'Physo', 'Janiet', 'Aster', 'Rhys'];

export async function begin(
  page: Page,
  { game = 'Anemaki', players, names = FIVE, options = {} }: Begin = {},
) {
  await page.goto('/record/');
  await page.locator('#record[data-awake]').waitFor();
  await page.locator('.record-setup select').first().selectOption({ label: game });
  if (players) await page.locator('.record-setup select').nth(1).selectOption(players);
  for (const [i, name] of names.entries()) await page.getByLabel(`Player ${i + 1}`).fill(name);
  if (Object.keys(options).length > 0) await page.getByText('House rules').click();
  for (const [name, value] of Object.entries(options)) {
    await page.locator(`[name="option-${name}"]`).selectOption(value);
  }
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const turn = (page: Page) => page.locator('.record-turn h2');

/** So many cards of a rank, from those that nobody has seen. */
export async function lay(page: Page, rank: string, count = 1): Promise<void> {
  const cards = page.getByRole('group', { name: 'Cards not seen yet' });
  for (let i = 0; i < count; i++) await cards.getByRole('button', { name: rank, exact: true }).click();
  await press(page, 'Lay');
}

export async function savedLog(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a file')]);
  expect(download.suggestedFilename()).toMatch(/\.revlog$/);
  return readFileSync(await download.path(), 'utf8');
}

export function check(text: string) {
  const { match, problems } = parseText(text);
  return foldMatch(match, problems);
}
