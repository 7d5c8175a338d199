/** What was visited once works without a network; what was not is answered in words. */
import { expect, type Page, test } from '@playwright/test';

/** Opens a page and waits until the service worker has kept it, with all that it loaded. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expectKept(page, page.url());
}

/** Asks anew until the worker is ready and has it: a promise given to `waitForFunction` would be asked only once. */
async function expectKept(page: Page, url: string): Promise<void> {
  const isKept = async (path: string) => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && (await caches.match(path)) !== undefined;
  };
  await expect.poll(() => page.evaluate(isKept, url)).toBe(true);
}

test('a page visited once is there without a network, with its type and its theme', async ({
  page,
  context,
}) => {
  await visit(page, '/el/rules/anemaki/');
  await context.setOffline(true);
  await page.goto('/el/rules/anemaki/#A8');
  await expect(page.locator('#A8')).toBeInViewport();
  expect(await page.evaluate(() => document.fonts.check('16px "Source Serif 4 Variable"', 'ά'))).toBe(true);
  await page.getByRole('button', { name: 'Θέμα: όπως το σύστημα' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('links between visited pages lead on without a network', async ({ page, context }) => {
  await visit(page, '/');
  await visit(page, '/rules/');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Epanastasi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every play, and why');
});

test('the very first page is kept, though one leaves it before the worker is ready', async ({
  page,
  context,
}) => {
  const started = context.waitForEvent('serviceworker');
  await page.goto('/learn/anemaki/the-exchange/');
  await started;
  await visit(page, '/rules/');
  await expectKept(page, '/learn/anemaki/the-exchange/');
  await context.setOffline(true);
  await page.goto('/learn/anemaki/the-exchange/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The exchange');
  await expect(page.locator('#lesson .card-button').first()).toBeVisible();
});

test('a page never visited says so, in the language of its address', async ({ page, context }) => {
  await visit(page, '/hu/');
  await context.setOffline(true);
  await page.goto('/hu/replay/first-dawn/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs hálózat, és másolat sincs');
});

test('rules and the opener are there without a network before anybody has visited them', async ({
  page,
  context,
}) => {
  await visit(page, '/el/');
  await expectKept(page, '/el/open/');
  await expectKept(page, '/el/rules/anemaki/');
  await context.setOffline(true);
  await page.goto('/el/rules/anemaki/');
  await expect(page.locator('#A8')).toBeAttached();
  await page.goto('/el/open/');
  await expect(page.locator('#pasted')).toBeVisible();
});
