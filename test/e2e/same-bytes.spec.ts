/** What Node made of a log, the browser makes of it too, to the last byte. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** A match of each game; the reviews in `logs/reviews/` were made by Node. */
const LOGS = ['titles-by-lot', 'counter-revolution'];

for (const name of LOGS) {
  test(`${name} is reviewed in the browser as in Node`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/open/', { waitUntil: 'networkidle' });
    await page.locator('input[type=file]').setInputFiles(`logs/${name}.revlog`);
    await page.getByRole('button', { name: 'Analyse the match' }).click();
    await expect(page.locator('.match-summary')).toBeVisible({ timeout: 100_000 });
    await expect(page.locator('.review-progress')).toHaveCount(0, { timeout: 100_000 });
    const kept = await page.evaluate(async () => {
      const store = await caches.open('epanastasi-reviews');
      const found = await Promise.all(
        (await store.keys()).map(async (key) => (await store.match(key))?.text()),
      );
      return found.map((text) => text ?? '');
    });
    const made: { rounds: unknown[] } = JSON.parse(readFileSync(`logs/reviews/${name}.json`, 'utf8'));
    expect(kept.sort()).toEqual(made.rounds.map((round) => JSON.stringify(round)).sort());
  });
}
