/** The lessons: the first own move within a minute on a phone, answers told, progress kept, the whole without scripts. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { watchFaults } from './support/watch.ts';

const LESSON = '/learn/anemaki/the-pack/';

async function open(page: Page, path = LESSON): Promise<void> {
  await page.goto(path);
  await page.locator('#lesson[data-awake]').waitFor();
}

const lay = (page: Page) => page.getByRole('button', { name: 'Lay', exact: true });
const card = (page: Page, name: string) => page.locator('.lesson-hand').getByRole('button', { name });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const verdict = (page: Page) => page.locator('.lesson-verdict');

test('a reader on a phone makes a first move within a minute of landing', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const page = await context.newPage();
  const faults = watchFaults(page);
  const start = Date.now();
  await page.goto('/learn/');
  await page.getByRole('link', { name: 'Begin' }).tap();
  await page.locator('#lesson[data-awake]').waitFor();
  const seven = card(page, 'seven of hearts');
  const box = await seven.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await seven.tap();
  await lay(page).tap();
  await expect(verdict(page)).toContainText('Right.');
  expect(Date.now() - start).toBeLessThan(60_000);
  await expect(verdict(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.lesson-map')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(faults).toEqual([]);
  await context.close();
});

test('an answer that is wrong is told why, by the lesson or by the rules; then he tries again', async ({
  page,
}) => {
  await open(page);
  await card(page, 'king of clubs').click();
  await lay(page).click();
  await expect(verdict(page)).toContainText('Keep it');
  await card(page, 'seven of hearts').click();
  await card(page, 'nine of hearts').click();
  await lay(page).click();
  await expect(verdict(page)).toContainText('must be of one rank');
  await expect(verdict(page).getByRole('link', { name: 'A7' })).toHaveAttribute('href', '/rules/anemaki/#A7');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.lesson-hint')).toContainText('far left');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(verdict(page)).toContainText('This is how:');
  await expect(page.locator('.pile').getByRole('button', { name: 'seven of hearts' })).toBeVisible();
});

test('a whole lesson goes by the keyboard, and is kept as done until the reader has it forgotten', async ({
  page,
}) => {
  await open(page);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const active = page.locator('.lesson-map .state.active:visible');
  await expect(active.and(page.locator('[data-state="tricks.leading"]'))).toBeVisible();
  await press('Show me');
  await expect(active.and(page.locator('[data-state="tricks.following"]'))).toBeVisible();
  for (let i = 0; i < 3; i += 1) {
    await press('Next');
    await expect(page.locator('.lesson-text')).toBeFocused();
  }
  await press('a ten');
  await expect(verdict(page)).toHaveText(/^That is not it\. The order goes ten/);
  await expect(next(page)).toBeFocused();
  await page.reload();
  await page.locator('#lesson[data-awake]').waitFor();
  await expect(page.locator('.lesson-text')).toContainText('Which of these would beat the jack?');
  await press('Next');
  await card(page, 'nine of hearts').focus();
  await page.keyboard.press('Space');
  await press('Lay');
  await expect(page.locator('.lesson-card').first()).toBeFocused();
  await press('Show me');
  await press('Next');
  await expect(page.getByText('Lesson done.')).toBeVisible();
  await page.goto('/learn/');
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', /lead-and-follow/);
  await page.getByRole('button', { name: 'Forget what I have done' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', /the-pack/);
});

test('axe finds nothing while a question stands and after it, in light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(next(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start over' }).click();
  }
});

test('without JavaScript the whole lesson is there to read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(LESSON);
  const whole = page.locator('#lesson-whole');
  await whole.getByText('The whole lesson in words').click();
  await expect(whole.locator('.lesson-whole > li')).toHaveCount(6);
  await expect(whole.locator('a.term').first()).toHaveAttribute('href', /^\/glossary\/#\w+$/);
  await whole.getByText('Answer').first().click();
  await expect(whole).toContainText('The seven is gone');
  await context.close();
});
