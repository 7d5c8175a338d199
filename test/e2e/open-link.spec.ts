/** A log that travels in the address: opened at its moment, kept through another language and a reload, and told where it is not whole. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { printLink } from '../../src/log/link/print-link.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { watchFaults } from './support/watch.ts';

const TEXT = readFileSync(new URL('../../logs/first-dawn.revlog', import.meta.url), 'utf8');

function linkOf(text: string): string {
  const printed = printLink(parseText(text).match, 0);
  if ('refused' in printed) throw new Error(printed.refused);
  return printed.text;
}

const LINK = linkOf(TEXT);
const player = (page: Page) => page.locator('#opened-moment').getByRole('region').first();
const hash = (page: Page) => page.evaluate(() => location.hash);

test('a link opens its round at its moment, and goes along with every step, language and reload', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await page.goto(`/open/#log=${LINK}&at=r1t1p2`);
  await expect(player(page)).toBeVisible();
  await expect(page.locator('.opened-head h2')).toHaveText('First dawn on the island');
  await expect(page.getByText('No problems: every line agrees with the rules.')).toBeVisible();
  await page.locator('#opened-moment [tabindex="0"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hash(page)).toBe(`#log=${LINK}&at=r1t1p3`);
  await page.reload();
  await expect(player(page)).toBeVisible();
  await expect.poll(() => hash(page)).toBe(`#log=${LINK}&at=r1t1p3`);
  await page.getByRole('link', { name: 'Magyar' }).click();
  await expect(page).toHaveURL(new RegExp(`/hu/open/#log=${LINK}&at=r1t1p3$`));
  await expect(player(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test('the log may be its own text, or that in letters of links', async ({ page }) => {
  const base64 = Buffer.from(TEXT).toString('base64url');
  for (const log of [encodeURIComponent(TEXT), base64]) {
    await page.goto('about:blank');
    await page.goto(`/open/#log=${log}&at=r1t2p1`);
    await expect(player(page)).toBeVisible();
    await expect(page.locator('.opened-head h2')).toHaveText('First dawn on the island');
  }
});

for (const [what, log, says] of [
  ['cut', LINK.slice(0, -5), 'This link is not whole'],
  ['altered', LINK.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')), 'This link is not whole'],
  ['of another version', `8${LINK.slice(1)}`, 'later version'],
  ['no log', encodeURIComponent('<img src=x onerror="document.title=1">'), 'is no log'],
  ['endless', `1${'A'.repeat(300_000)}`, 'too long'],
] as const) {
  test(`a link that is ${what} is answered in words`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto(`/open/#log=${log}`);
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByLabel('Or paste the text of a log')).toBeVisible();
    expect(await page.title()).not.toBe('1');
    expect(faults).toEqual([]);
  });
}

test('another link in the same page opens its log; Back leads to the first, and to the chooser', async ({
  page,
}) => {
  const other = linkOf(readFileSync(new URL('../../logs/four-aces.revlog', import.meta.url), 'utf8'));
  const title = page.locator('.opened-head h2');
  await page.goto('/open/');
  await page.evaluate((link) => {
    location.hash = `log=${link}`;
  }, LINK);
  await expect(title).toHaveText('First dawn on the island');
  await page.evaluate((link) => {
    location.hash = `log=${link}`;
  }, other);
  await expect(title).not.toHaveText('First dawn on the island');
  await page.goBack();
  await expect(title).toHaveText('First dawn on the island');
  await page.goBack();
  await expect(page.getByLabel('Or paste the text of a log')).toBeVisible();
});

test('a reader’s own line outlives a reload of a pasted log', async ({ page }) => {
  await page.goto('/open/');
  await page.getByLabel('Or paste the text of a log').fill(TEXT);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(player(page)).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'opened&at=r1t2p4&whatif=1*r1t2p4*Ace now*3Ad.4.0.1.2';
  });
  await expect(page.locator('.opener .replay-notice')).not.toBeEmpty();
  await page.reload();
  await expect(page.locator('.opener .replay-notice')).not.toBeEmpty();
  await expect.poll(() => hash(page)).toContain('whatif=1*r1t2p4*Ace');
  await expect(page.getByText('Ace now').first()).toBeVisible();
});
