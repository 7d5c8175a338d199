/** The frame of every page: languages keep the place, the theme is remembered, the keyboard gets past the header. */
import { expect, test } from '@playwright/test';

test('another language shows the same page at the same place', async ({ page }) => {
  await page.goto('/rules/anemaki/#A21');
  await page.getByRole('link', { name: 'Magyar' }).click();
  await expect(page).toHaveURL(/\/hu\/rules\/anemaki\/#A21$/);
  await expect(page.locator('#A21')).toBeInViewport();
});

test('the theme is remembered on the next page, before it is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme: as the system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await page.goto('/rules/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 22, 28)');
});

test('the first tab stop leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

test('a rule that an address names stands out', async ({ page }) => {
  await page.goto('/rules/anemaki/#A8');
  await expect(page.locator('#A8')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('#A9')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a wrong address is answered in three languages', async ({ page }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not there');
  await expect(page.locator('section[lang=el] a')).toHaveAttribute('href', '/el/');
  await expect(page.locator('section[lang=hu] a')).toHaveAttribute('href', '/hu/');
});

test('type does not move the page while it loads', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/hu/rules/anemaki/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
});
