/** The analysis of a recorded match on its page: decisions, mistakes by key, charts, luck and skill, and what hidden hands hide. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { axeFindings } from './support/axe.ts';
import { watchFaults } from './support/watch.ts';

const MATCH = '/replay/twelve-rounds/';

const player = (page: Page) => page.locator('section.player');

/** The page, awake, with the analysis that comes with the first act. */
async function openAt(page: Page, hash = '', path = MATCH): Promise<void> {
  await page.goto(`${path}${hash}`);
  await page.locator('[data-awake]').waitFor();
  await player(page).focus();
  await expect(page.locator('.plays .sign').or(page.locator('.lesson')).first()).toBeAttached();
}

/** Opens everything of the analysis that can be opened. */
async function unfold(page: Page): Promise<void> {
  const folds = page
    .locator('.decisions-panel, .score-foot, .ledger-panel')
    .locator('details:visible > summary');
  for (const fold of await folds.all()) await fold.click();
}

test('nothing of the analysis is fetched before the reader acts, and all of it then', async ({ page }) => {
  const faults = watchFaults(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(MATCH, { waitUntil: 'networkidle' });
  // The style of what the server rendered comes with the page; no script and no data do.
  expect(fetched.filter((url) => /review|analysis/.test(url) && !url.endsWith('.css'))).toEqual([]);
  // What the server rendered is there all the same.
  await expect(page.locator('.match-summary > summary')).toContainText(/\d/);
  await expect(page.locator('.ledger-panel svg[role=img]').first()).toBeAttached();
  await player(page).focus();
  await expect(page.locator('.plays .sign').first()).toBeAttached();
  expect(fetched.filter((url) => url.endsWith('/review.json'))).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('the full stop goes to the next mistake, where all choices stand with their values; the comma goes back', async ({
  page,
}) => {
  await openAt(page);
  await page.keyboard.press('.');
  const table = page.locator('.step-decisions > .decision .options');
  await expect(table.locator('tbody tr')).not.toHaveCount(0);
  await expect(table.locator('.chosen')).toHaveCount(1);
  const values = await table.locator('.worth').allInnerTexts();
  const numbers = values.map((text) => Number(text.replace('−', '-')));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  await expect(page.locator('.decision-step .sign').first()).toHaveText(/^\?\??$/);
  await expect(page.locator('.plays .present .sign')).toHaveText(/^\?\??$/);
  await expect(page.locator('.step-decisions > .decision .why')).toContainText(/Estimated from \d+|proved/);
  const place = page.locator('.place');
  const first = (await place.textContent()) ?? '';
  await page.keyboard.press('.');
  await expect(place).not.toHaveText(first);
  await page.keyboard.press(',');
  await expect(place).toHaveText(first);
  await page.keyboard.press(',');
  await expect(page.locator('[aria-live=polite]')).toHaveText('No mistake comes before this moment.');
});

test('a link into the match shows the decision of its moment, without anything done', async ({ page }) => {
  await page.goto('/replay/twelve-rounds/#at=r2t3p1');
  await expect(page.locator('.decisions-panel tbody tr').first()).toBeVisible();
  await expect(page.locator('.decisions-panel')).not.toContainText('nobody had a choice');
});

test('the biggest mistakes lead to their moments', async ({ page }) => {
  await openAt(page);
  await page.locator('.match-summary > summary').click();
  const biggest = page.locator('.biggest button').first();
  await biggest.click();
  await expect(page.locator('.decision-headline .sign').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back from the jump' })).toBeVisible();
});

test('equity, chances and strength stand under the score on its axis, and as a table', async ({ page }) => {
  await openAt(page, '#at=r3t2p2');
  const wide = page.locator('.score-panel .wide');
  await expect(wide.locator('.series')).toHaveCount(5);
  await expect(wide.locator('.axis')).toContainText('known');
  const column = wide.locator('g.column.play').nth(2);
  const [frame, x] = await column.evaluate((it) => [
    Number(it.getAttribute('data-frame')),
    it.querySelector('.hit')?.getAttribute('x'),
  ]);
  const line = await wide.locator('.series .line').first().getAttribute('d');
  expect(line).toContain(`${x},`);
  await page.getByLabel('Chances of titles').check();
  await expect(wide.locator('.share')).toHaveCount(5);
  await page.locator('.below-score select').selectOption({ index: 3 });
  await column.click({ position: { x: 12, y: 300 } });
  await expect(page.getByText(`step ${Number(frame) + 1} of`)).toBeVisible();
  await page.locator('.score-foot .chart-table summary').click();
  const head = page.locator('.score-foot .chart-table thead');
  await expect(head).toContainText('chance of each title: Archon');
  await page.getByLabel('Strength of hands').check();
  await expect(wide.locator('.axis')).toContainText('strength');
});

test('luck and skill add up, for the round and for the match', async ({ page }) => {
  await openAt(page, '#at=r2');
  const panel = page.locator('.ledger-panel');
  for (const scope of ['round 2', 'the match']) {
    await panel.getByRole('radio', { name: scope }).check();
    await panel.locator('.chart-table summary').click();
    const rows = await panel
      .locator('.chart-table tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].slice(1).map((cell) => Number(cell.textContent?.replace('−', '-'))),
        ),
      );
    const points = rows.pop() ?? [];
    points.forEach((total, seat) => {
      const sum = rows.reduce((all, row) => all + (row[seat] ?? 0), 0);
      // Each number is rounded to two decimals for the eye.
      expect(Math.abs(sum - total)).toBeLessThan(0.005 * (rows.length + 1));
    });
    await panel.locator('.chart-table summary').click();
  }
});

for (const reveal of ['seat', 'spoiler-free']) {
  test(`with reveal=${reveal} no sum, no equity, no sign of others and nothing of what comes is in the page`, async ({
    page,
  }) => {
    const id = await page.goto(MATCH).then(() => page.locator('select option').nth(1).getAttribute('value'));
    expect(id).not.toBeNull();
    await page.goto('about:blank');
    await page.goto(`${MATCH}#at=r2t1p1&reveal=${reveal}&pov=ari`);
    await page.locator('[data-awake]').waitFor();
    await player(page).focus();
    await expect(page.locator('.decision-step')).toBeAttached();
    await expect(page.locator('.match-summary, .below-score, .ledger-panel svg')).toHaveCount(0);
    await expect(page.locator('.score-panel').locator('.series, .share, .sign, .panel .line')).toHaveCount(0);
    const before = await page.locator('.place').textContent();
    await page.keyboard.press('.');
    await expect(page.locator('[aria-live=polite]')).toContainText('only while all hands are');
    expect(await page.locator('.place').textContent()).toBe(before);
    const signed = page.locator('.plays li:has(.sign)');
    for (const item of await signed.all()) await expect(item).toContainText('Ari');
    await expect(page.locator('.plays .future .sign')).toHaveCount(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the analysis, unfolded, in the ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openAt(page);
    await page.keyboard.press('.');
    await expect(page.locator('.step-decisions .options').first()).toBeVisible();
    await unfold(page);
    expect(await axeFindings(page, '.decisions-panel', '.score-foot', '.ledger-panel', '.plays')).toEqual([]);
    await page.getByLabel('Chances of titles').check();
    expect(await axeFindings(page, '.below-score', '.score-panel .wide')).toEqual([]);
    await context.close();
  });
}

for (const locale of LANGUAGES) {
  for (const width of [320, 360]) {
    test(`the analysis in ${locale}, unfolded, fits into ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openAt(page, '', locale === 'en' ? MATCH : `/${locale}${MATCH}`);
      await page.keyboard.press('.');
      await expect(page.locator('.step-decisions .options').first()).toBeVisible();
      await unfold(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test('without JavaScript the review stands there: accuracies, equity and luck', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(MATCH);
  await expect(page.locator('.match-summary > summary')).toContainText(/\d/);
  await expect(page.locator('.score-panel .wide .axis')).toContainText('known');
  await expect(page.locator('.ledger-panel .wide .falls')).toHaveCount(5);
  await context.close();
});
