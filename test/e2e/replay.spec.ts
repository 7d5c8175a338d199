/** The replay page as its reader uses it: keys, links, seats, reasons, charts. */
import { expect, type Page, test } from '@playwright/test';
import { watchFaults } from './support/watch.ts';

const MATCH = '/replay/sevens-rule/';

async function openAt(page: Page, hash = ''): Promise<void> {
  await page.goto(`${MATCH}${hash}`);
  await page.locator('[data-awake]').waitFor();
}

const player = (page: Page) => page.getByRole('region', { name: 'Replay of the match' });
const headline = (page: Page) => page.locator('.explain .headline');

/** The address of the moment on show, once the page has written it; the start needs none. */
async function expectAt(page: Page, at: string): Promise<void> {
  const pattern = at === 'r1d' ? /^$|at=r1d(&|$)/ : new RegExp(`at=${at}(&|$)`);
  await expect.poll(() => new URL(page.url()).hash).toMatch(pattern);
}

test('keys step, jump by trick and round, and come back', async ({ page }) => {
  const faults = watchFaults(page);
  await openAt(page);
  await player(page).focus();
  const presses: [string, string][] = [
    ['ArrowRight', 'r1t1p1'],
    ['ArrowRight', 'r1t1p2'],
    ['ArrowLeft', 'r1t1p1'],
    [']', 'r1t2'],
    ['}', 'r2d'],
    ['ArrowRight', 'r2x1'],
    ['{', 'r2d'],
    ['{', 'r1d'],
    ['End', 'r3e'],
    ['Home', 'r1d'],
  ];
  for (const [key, at] of presses) {
    await page.keyboard.press(key);
    await expectAt(page, at);
  }
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('step 12 of')).toBeVisible();
  await page.keyboard.press('b');
  await expectAt(page, 'r1d');
  expect(faults).toEqual([]);
});

test('keys do nothing while a modifier is held or the player has no focus', async ({ page }) => {
  await openAt(page, '#at=r1t1p1');
  await page.keyboard.press('ArrowRight');
  await player(page).focus();
  await page.keyboard.press('Control+ArrowRight');
  await page.waitForTimeout(400);
  await expectAt(page, 'r1t1p1');
});

test('the help lists every key, and Escape closes it', async ({ page }) => {
  await openAt(page);
  await player(page).focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toBeVisible();
  await expect(help.getByText('next real decision')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('a link leads to its moment, and a changed link changes it', async ({ page }) => {
  await openAt(page, '#at=r2v');
  await expect(headline(page)).toContainText('evolution');
  await page.evaluate(() => {
    location.hash = '#at=r2e';
  });
  await expect(page.getByText(/^round 2 · .*/)).toBeVisible();
  await expectAt(page, 'r2e');
});

test('the world turns when the revolution comes, and the order of the ranks with it', async ({ page }) => {
  await openAt(page, '#at=r2d');
  const order = page.getByRole('list', { name: /Order of the ranks|Lowest to highest/ });
  const ranks = async () => (await order.allInnerTexts()).join('').replace(/\s/g, '');
  const before = await ranks();
  await player(page).focus();
  await page.evaluate(() => {
    location.hash = '#at=r2t1p1';
  });
  await expect(page.getByText('Revolution: upside down').first()).toBeVisible();
  expect(await ranks()).not.toBe(before);
});

test('a seat sees its own cards and the backs of the others', async ({ page }) => {
  await openAt(page, '#at=r1d&pov=ari&reveal=seat');
  const hand = (name: string) => page.getByRole('list', { name: new RegExp(`^Hand: ${name}`) });
  await expect(hand('Ari').locator('[data-card]')).toHaveCount(6);
  for (const other of ['Physo', 'Janiet', 'Aster', 'Rhys']) {
    await expect(hand(other).getByRole('listitem')).toHaveCount(6);
    await expect(hand(other).locator('[data-card]:not([data-card="??"])')).toHaveCount(0);
  }
});

test('spoiler-free shows no step to come: not in the list, the charts or the number of steps', async ({
  page,
}) => {
  await openAt(page, '#at=r1t2p1&reveal=spoiler-free');
  await expect(page.getByText(/step \d+$/)).toBeVisible();
  expect(await page.locator('.plays .future').count()).toBe(0);
  await expect(page.locator('.score-panel')).not.toContainText('Archon +2');
  await expect(page.locator('.round-in-words')).toHaveCount(0);
  await expect(page.locator('.notes')).not.toHaveAttribute('open');
});

test('table, sentence and controls are in the first screen, beside a long remark and on a phone', async ({
  page,
}) => {
  const inScreen = (selector: string) => expect(page.locator(selector)).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/replay/first-dawn/');
  for (const part of ['.table', '.step-buttons', '.explain .headline']) await inScreen(part);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const part of ['.stage > .headline', '.felt', '.step-buttons']) await inScreen(part);
});

test('the score can be scrolled to its end, and on a phone the titles follow', async ({ page }) => {
  await page.goto('/replay/twelve-rounds/#at=r3');
  const box = page.locator('.score-panel .wide .chart-scroll');
  await expect.poll(() => box.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeGreaterThan(0);
  // The round that the link asks for is drawn anew in place of the one that stood there: begin again if that happens meanwhile.
  await expect(async () => {
    await box.scrollIntoViewIfNeeded({ timeout: 2_000 });
    await box.evaluate((it) => it.scrollTo({ left: it.scrollWidth }));
    await expect(page.locator('.score-panel .wide .column').last()).toBeInViewport({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });

  // On a phone the titles follow from round to round, and do not move the page.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  for (const at of ['r8t2p1', 'r12']) {
    await page.evaluate((to) => location.replace(`#at=${to}`), at);
    const seen = () =>
      page.locator('.titles-panel .chart-scroll').evaluate((it) => {
        const now = it.querySelector('.cursor')?.getBoundingClientRect();
        const { left, right } = it.getBoundingClientRect();
        const present = it.querySelector('[data-present]')?.getAttribute('data-present');
        return [present, !!now && now.left >= left && now.right <= right, scrollY];
      });
    await expect.poll(seen).toEqual([at === 'r12' ? '11' : '7', true, 0]);
  }
});

test('in print the whole match is unfolded, and no controls are there', async ({ page }) => {
  await page.goto('/replay/first-dawn/');
  await page.locator('[data-awake]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  await expect(page.locator('.round-in-words li').last()).toBeVisible();
  await expect(page.locator('.step-buttons, select, .plays').filter({ visible: true })).toHaveCount(0);
  const [paper, score] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.querySelector('.score-panel .wide .chart.score')?.getBoundingClientRect().right,
  ]);
  expect(score).toBeLessThanOrEqual(paper ?? 0);
});

test('the reader learns why other cards may not be played', async ({ page }) => {
  await openAt(page, '#at=r1t1p1');
  const choose = page.locator('.card-toggle');
  await choose.first().click();
  await expect(choose.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.verdict')).toContainText(/may be played|A\d+/);
  await choose.last().click();
  await expect(page.locator('.verdict')).toContainText(/A7|A8|may be played/);
});

test('a click on the score seeks', async ({ page }) => {
  await openAt(page);
  const column = page.locator('.score-panel .wide g.column.play').nth(2);
  const frame = Number(await column.getAttribute('data-frame'));
  await column.click();
  await expect(page.getByText(`step ${frame + 1} of`)).toBeVisible();
});

test('the statechart lights the present state', async ({ page }) => {
  await openAt(page, '#at=r1t1p2');
  const lit = page.locator('[data-state="tricks.following"].active:visible');
  await expect(lit).toHaveCount(1);
});

test('every step is spoken as one sentence', async ({ page }) => {
  await openAt(page);
  await player(page).focus();
  await page.keyboard.press('ArrowRight');
  const live = page.locator('[aria-live=polite]');
  await expect(live).toContainText(/\w+ (lays|leads|plays)/);
});

test('rules link to their place on the page of the rules', async ({ page }) => {
  await openAt(page, '#at=r1t1p2');
  const link = page.locator('.explain a[href*="/rules/anemaki/#A"]').first();
  await link.click();
  await expect(page).toHaveURL(/\/rules\/anemaki\/#A\d+/);
});

test('the language switch keeps the moment', async ({ page }) => {
  await openAt(page, '#at=r2t1p1');
  await page.getByRole('link', { name: 'Magyar' }).click();
  await expect(page).toHaveURL(/\/hu\/replay\/sevens-rule\/#.*at=r2t1p1/);
  await page.locator('[data-awake]').waitFor();
});

test('without JavaScript the whole match stands there in words', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(MATCH);
  await expect(page.getByRole('heading', { name: 'The whole match in words' })).toBeVisible();
  const sentences = await page.locator('.round-in-words li').count();
  expect(sentences).toBeGreaterThan(100);
  await context.close();
});

test('after the first step no hand lies beneath the controls, however low the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const match of ['first-dawn', 'counter-revolution', 'kitchen-table']) {
    await page.goto(`/replay/${match}/`);
    await page.locator('[data-awake]').waitFor();
    await page.locator('.control.main').click();
    const bar = await page.locator('.board > .controls').boundingBox();
    const ends = await page
      .locator('.seat')
      .evaluateAll((seats) => seats.map((seat) => seat.getBoundingClientRect().bottom));
    expect(Math.max(...ends), match).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  }
});
