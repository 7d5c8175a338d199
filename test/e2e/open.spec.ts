/** The page that opens a log: paste, choose, drop; problems at their lines; large and hostile files. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { watchFaults } from './support/watch.ts';

const caseFile = (name: string) => new URL(`../cases/referee/${name}`, import.meta.url).pathname;

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/open/');
  await page.getByLabel('Or paste the text of a log').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
}

const player = (page: Page) => page.getByRole('region', { name: 'Replay of the match' });

test('a chosen file is read, found faultless and replayed', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/open/', { waitUntil: 'networkidle' });
  await page.locator('input[type=file]').setInputFiles(caseFile('anemaki-00.revlog'));
  await expect(page.getByText('No problems: every line agrees with the rules.')).toBeVisible();
  await player(page).focus();
  await page.keyboard.press('}');
  await expect(page.getByText(/^round 2 ·/)).toBeVisible();
  expect(faults).toEqual([]);
});

test('a problem of a pasted log is told in words, at its line, and what could be read is replayed', async ({
  page,
}) => {
  await paste(page, readFileSync(caseFile('anemaki-24.faulty.revlog'), 'utf8'));
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('18');
  await expect(problems).toContainText('A8');
  await expect(player(page)).toBeVisible();
});

test('an opened log can be corrected, survives another language, and Back leads to the chooser', async ({
  page,
}) => {
  const text = readFileSync(caseFile('anemaki-24.faulty.revlog'), 'utf8');
  await paste(page, text);
  await expect(page.locator('.opened-head h2')).toBeFocused();
  await expect(page.locator('.lines .here')).toContainText('18');
  await page.getByRole('link', { name: 'Magyar' }).click();
  await expect(page.locator('.problem code').first()).toHaveText(/^[a-z]+\.[a-z-]+$/);
  await page.goBack();
  await expect(player(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Or paste the text of a log')).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Open another log' }).click();
  await expect(page.getByLabel('Or paste the text of a log')).toHaveValue(text);
});

test('a dropped JSON form is read like the text', async ({ page }) => {
  const json = execFileSync('npx', ['epanastasi', 'deal', '--rounds', '2', '--seed', '5', '--form', 'json'], {
    encoding: 'utf8',
  });
  await page.goto('/open/', { waitUntil: 'networkidle' });
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'match.json', { type: 'application/json' }));
    return transfer;
  }, json);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(page.getByText('No problems: every line agrees with the rules.')).toBeVisible();
});

for (const [name, content, says] of [
  ['empty.revlog', '', 'the file is empty'],
  ['picture.revlog', '\u0000\u0001\u0002PNG\u0000', 'This is no text'],
] as const) {
  test(`${name} is answered in words, in sight, and what was pasted before stays`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // The focus goes from here to there faster than a hand can: a page that scrolls smoothly would still be on its way to the first place.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/open/', { waitUntil: 'networkidle' });
    await page.getByLabel('Or paste the text of a log').fill('rules anemaki');
    await page.getByRole('button', { name: 'Read it' }).focus();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Or paste the text of a log')).toHaveValue('rules anemaki');
  });
}

test('a log full of markup, direction marks and endless names is shown as text and breaks no layout', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>\u202E';
  const names = [evil, 'x'.repeat(10_000), 'مرحبا \u2067', '&amp;<b>', '"\u0007"'];
  const plain = readFileSync(caseFile('anemaki-00.revlog'), 'utf8');
  const text = plain
    .replace(/^player p(\d) .*$/gm, (_, n) => `player p${n} ${names[Number(n) - 1]}`)
    .replace(/^round 1$/m, `event ${evil}\nnote ${'y'.repeat(10_000)}\n\nround 1`)
    .replace(/^(p2 plays 8c 8d)$/m, `$1 ;${evil}`);
  await paste(page, text);
  await expect(player(page)).toBeVisible();
  expect(await page.title()).not.toBe('1');
  expect(await page.locator('img[src=x]').count()).toBe(0);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(faults).toEqual([]);
});

test('a file of thousands of rounds opens while the page goes on answering, and can be cancelled', async ({
  page,
}) => {
  const text = execFileSync('npx', ['epanastasi', 'deal', '--rounds', '3500', '--seed', '1'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(text.length).toBeGreaterThan(3_500_000);
  await page.goto('/open/', { waitUntil: 'networkidle' });
  const file = { name: 'long.revlog', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('progressbar')).toBeVisible();
  // The page answers: the longest wait for a turn of its loop while the file is read.
  const longest = await page.evaluate(async () => {
    let worst = 0;
    for (let i = 0; i < 40; i += 1) {
      const asked = performance.now();
      await new Promise((done) => setTimeout(done, 0));
      worst = Math.max(worst, performance.now() - asked);
    }
    return worst;
  });
  expect(longest).toBeLessThan(2_000);
  await expect(page.getByText(/Round [1-9]\d* of/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. What was read until then is shown.')).toBeVisible();
});
