/** The analysis of an opened log, made in the browser: progress, Cancel, and a page that goes on answering. */
import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { watchFaults } from './support/watch.ts';

function deal(rounds: number): { name: string; mimeType: string; buffer: Buffer } {
  const text = execFileSync('npx', ['epanastasi', 'deal', '--rounds', String(rounds), '--seed', '7'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { name: 'match.revlog', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

async function open(page: Page, rounds: number): Promise<void> {
  await page.goto('/open/', { waitUntil: 'networkidle' });
  await page.locator('input[type=file]').setInputFiles(deal(rounds));
  await page.getByRole('button', { name: 'Analyse the match' }).waitFor();
}

test('a log is analysed on demand, and found again when it is opened again', async ({ page }) => {
  const faults = watchFaults(page);
  await open(page, 2);
  await expect(page.locator('.match-summary')).toHaveCount(0);
  await page.locator('section.player').focus();
  await page.keyboard.press('.');
  await expect(page.locator('[aria-live=polite]')).toContainText('There is no analysis yet');
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  await expect(page.locator('.match-summary')).toBeVisible({ timeout: 50_000 });
  await expect(page.locator('.review-progress')).toHaveCount(0, { timeout: 50_000 });
  await expect(page.locator('.score-panel .wide .axis')).toContainText('known');
  await expect(page.locator('.ledger-panel .wide .falls')).toHaveCount(5);
  await page.reload();
  // What was made is kept: now no Worker has to make it.
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  await expect(page.locator('.match-summary')).toBeVisible();
  await expect(page.locator('.review-progress')).toHaveCount(0);
  expect(workers.filter((url) => url.includes('review-worker'))).toEqual([]);
  expect(faults).toEqual([]);
});

test('a long match is analysed round by round while the page answers; Cancel ends it at once, and it can go on', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await open(page, 300);
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  const progress = page.getByRole('progressbar', { name: 'Analysis' });
  await expect(progress).toBeVisible();
  await expect(page.locator('.match-summary')).toBeVisible({ timeout: 60_000 });
  // The page answers: a step is shown in no time while the Worker is at its work.
  const longest = await page.evaluate(async () => {
    let worst = 0;
    for (let i = 0; i < 30; i += 1) {
      const asked = performance.now();
      await new Promise((done) => setTimeout(done, 0));
      worst = Math.max(worst, performance.now() - asked);
    }
    return worst;
  });
  expect(longest).toBeLessThan(1_000);
  const workers = page.workers().length;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Stopped; \d+ of 300 rounds analysed\.$/)).toBeVisible();
  await expect.poll(() => page.workers().length).toBeLessThan(workers);
  const done = async () =>
    Number(/\d+/.exec((await page.locator('.review-progress p').textContent()) ?? '')?.[0]);
  const stopped = await done();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(stopped);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.match-summary > summary')).toContainText('of 300 rounds');
});
