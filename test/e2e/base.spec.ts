/** The site under a base path, as a project page on a static host has it. */
import { expect, test } from '@playwright/test';
import { BASE_PATH, PORT } from '../../playwright.config.ts';
import { watchFaults } from './support/watch.ts';

const SITE = `http://127.0.0.1:${PORT + 1}${BASE_PATH}`;

test('a reader goes from the home to a match, steps, and follows a rule, all below the base path', async ({
  page,
}) => {
  const faults = watchFaults(page);
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(SITE);
  await page.getByRole('link', { name: 'The night the sevens ruled' }).click();
  await page.locator('#replay[data-awake]').waitFor();
  await page.getByRole('region', { name: 'Replay of the match' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).hash).toContain('at=r1t1p1');
  await page.locator('.explain a[href*="/rules/"]').first().click();
  await expect(page).toHaveURL(new RegExp(`${BASE_PATH}rules/anemaki/#A`));
  await page.goto(`${SITE}el/open/`, { waitUntil: 'networkidle' });
  await page.getByRole('button').filter({ hasText: /./ }).last().waitFor();
  expect(faults).toEqual([]);
});

test('the opener reads a log in its Worker below the base path', async ({ page }) => {
  await page.goto(`${SITE}open/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'a match of several rounds' }).click();
  await expect(page.getByRole('region', { name: 'Replay of the match' })).toBeVisible();
});
