/** The map of a game: told by pointer and by key, run by a recorded match, and whole without scripts. */
import { expect, test } from '@playwright/test';
import { watchFaults } from './support/watch.ts';

const shown = '.map-drawing svg:visible';

test('tells what is pressed, and leads on from there', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/statechart/anemaki/');
  const name = page.locator(`${shown} [data-state="revolutionCheck"] text`).first();
  expect(await name.evaluate((text: SVGTextElement) => 13 * (text.getScreenCTM()?.a ?? 0))).toBeGreaterThan(
    12,
  );
  await page.locator(`${shown} [data-state="revolutionCheck"]`).click();
  const panel = page.locator('.map-panel');
  await expect(panel).toContainText('four of a kind');
  await expect(panel.getByRole('link', { name: 'A26' }).first()).toHaveAttribute(
    'href',
    /rules\/anemaki\/#A26$/,
  );
  await panel.getByRole('link', { name: /^declared/ }).click();
  await expect(panel).toContainText('upside down');
  await expect(panel.locator('.map-moments a').first()).toHaveAttribute('href', /replay\/.+\/#at=r\d+v$/);
  expect(faults).toEqual([]);
});

test('is walked by key, one stop for the whole drawing', async ({ page }) => {
  await page.goto('/statechart/forradalom/');
  await page.locator(`${shown} [data-state="dealing"]`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute(
    'data-transition',
    'dealing:deal[exchangeIsDue]:exchanging',
  );
  await expect(page.locator('.map-panel')).toContainText('cards change hands');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.map-panel')).toContainText('No recorded match was ever in it');
  expect(await page.locator(`${shown} [tabindex="0"]`).count()).toBe(1);
});

test('runs a recorded match, step by step and by itself', async ({ page }) => {
  await page.goto('/statechart/anemaki/');
  await page.locator('[data-run="match"]').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.locator(`${shown} .state.active[data-state="tricks.following"]`)).toBeVisible();
  await expect(page.locator(`${shown} .taken`)).toHaveAttribute('data-transition', /^tricks\.leading:play/);
  await expect(page.locator('[data-run="said"]')).toContainText(/\S/);
  await page.locator('[data-run="speed"]').selectOption('5');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-run="at"]')).not.toHaveValue('1');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('is whole as text without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/statechart/anemaki/`);
  await expect(page.locator('.map-part')).toHaveCount(40);
  await expect(page.locator('.map-run')).toBeHidden();
  // A link to a part opens the fold that it is in.
  await expect(page.locator('[id="revolutionCheck"]')).toBeHidden();
  await page.goto(`${baseURL}/statechart/anemaki/#revolutionCheck`);
  await expect(page.locator('[id="revolutionCheck"]')).toBeInViewport();
  await context.close();
});

test('on a phone nothing lies over the map before a part is chosen, and what does can be closed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/statechart/anemaki/`);
  const panel = page.locator('.map-panel');
  await expect(panel).not.toBeInViewport();
  await expect(page.locator('.map-keys')).toBeHidden();
  await page.locator(`${shown} [data-state="dealing"]`).tap();
  await expect(panel).toBeInViewport();
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(640 * 0.32 + 1);
  await panel.getByRole('button', { name: 'Close' }).tap();
  await expect(panel).not.toBeInViewport();
  await expect(page.locator(`${shown} [aria-pressed="true"]`)).toHaveCount(0);
  // A match that runs is watched: what runs it, its sentence and the lit state are in the window together.
  await page.locator(`${shown} [data-state="dealing"]`).tap();
  await page.locator('[data-run="match"]').selectOption({ index: 1 });
  await expect(panel).toBeHidden();
  const run = page.locator('.map-run');
  for (let i = 0; i < 3; i++) {
    if (i > 0) await page.getByRole('button', { name: 'Step', exact: true }).tap();
    for (const part of ['[data-run="play"]', '[data-run="said"]', `${shown} .state.active >> nth=-1`]) {
      await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
    }
    await expect
      .poll(async () => {
        const lit = await page.locator(`${shown} .state.active`).last().boundingBox();
        return ((await run.boundingBox())?.y ?? 0) - (lit?.y ?? 0) - (lit?.height ?? 0);
      })
      .toBeGreaterThan(8);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press('End');
  await expect(run).not.toBeInViewport();
  await context.close();
});
