/** The small pages of moments: whole without a script, narrow and wide, by day and by night; and the feed, by a strict parser. */
import { expect, test } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { watchFaults } from './support/watch.ts';

const PAGES = [
  '/replay/sevens-rule/r2t1p1/',
  '/el/replay/first-dawn/r1t7p1~An-ace-in-time/',
  '/hu/replay/twelve-at-table/r2d/',
];

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no fault that axe knows and no console error, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme });
      const page = await context.newPage();
      const faults = watchFaults(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await axeFindings(page)).toEqual([]);
      expect(faults).toEqual([]);
      const shown = await page.locator('.moment-picture img').evaluate((image: HTMLImageElement) => ({
        name: image.currentSrc,
        width: image.naturalWidth,
      }));
      expect(shown.width).toBeGreaterThan(0);
      expect(shown.name.includes('.dark.')).toBe(colorScheme === 'dark');
      await context.close();
    });
  }

  for (const width of [320, 360]) {
    test(`${path} fits into ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a moment is whole: sentence, picture, remark, plays, position, and the ways on', async ({ page }) => {
    await page.goto('/replay/sevens-rule/r2t1p1/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ari Malachitis leads');
    await expect(page.getByRole('img', { name: /^The table: Round 2, trick 1/ })).toBeVisible();
    await expect(page.getByText('Together they leave nobody a turn in between.')).toBeVisible();
    await expect(page.locator('[aria-current="true"]', { hasText: 'Ari Malachitis leads' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'The position in words' })).toContainText('Janiet Krokos');
    await page.getByRole('link', { name: 'The next moment' }).click();
    await expect(page).toHaveURL(/\/replay\/sevens-rule\/r2t2p1\/$/);
    await page.getByRole('link', { name: 'The moment before' }).click();
    await expect(page).toHaveURL(/\/replay\/sevens-rule\/r2t1p1\/$/);
  });
});

test('nobody is sent on by a script, and the picture keeps its room while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/pictures/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/replay/sevens-rule/r2t1p1/', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/replay\/sevens-rule\/r2t1p1\/$/);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
});

test('a moment leads into the replay at its place', async ({ page }) => {
  await page.goto('/replay/sevens-rule/r2t1p1/');
  await page.getByRole('link', { name: 'Step through it from here' }).click();
  await page.locator('#replay[data-awake]').waitFor();
  await expect(page).toHaveURL(/\/replay\/sevens-rule\/#at=r2t1p1$/);
  await expect(page.locator('.headline').filter({ visible: true }).first()).toContainText(
    'Ari Malachitis leads',
  );
});

test('the picture follows the theme that the reader chose', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/replay/sevens-rule/r2t1p1/', { waitUntil: 'networkidle' });
  const shown = () =>
    page.locator('.moment-picture img').evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await shown()).not.toContain('.dark.');
  await page.getByRole('button', { name: 'Theme: as the system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect.poll(shown).toContain('.dark.');
});

for (const path of ['/feed.xml', '/el/feed.xml', '/hu/feed.xml']) {
  test(`${path} is well-formed for a browser, which forgives nothing`, async ({ page, request }) => {
    const answer = await request.get(path);
    const text = await answer.text();
    await page.goto('/offline/');
    const found = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        faults: feed.querySelectorAll('parsererror').length,
        items: feed.querySelectorAll('rss > channel > item').length,
      };
    }, text);
    expect(found).toEqual({ faults: 0, items: 11 });
  });
}
