/** Learning from one's mistakes, with the keyboard alone. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './support/axe.ts';

const MATCH = '/replay/twelve-rounds/';

/** Begins the lesson of the first player who made a mistake; returns how many questions it has. */
async function begin(page: Page): Promise<number> {
  await page.goto(MATCH);
  await page.locator('[data-awake]').waitFor();
  await page.locator('section.player').focus();
  await expect(page.locator('.plays .sign').first()).toBeAttached();
  await page.locator('.match-summary > summary').focus();
  await page.keyboard.press('Enter');
  const learn = page.getByRole('button', { name: /^Learn from \d+ mistake/ }).first();
  const count = Number(/\d+/.exec((await learn.getAttribute('aria-label')) ?? '')?.[0]);
  await learn.focus();
  await page.keyboard.press('Enter');
  return count;
}

test('a lesson hides the answer, takes one by keyboard, tells why, and ends with a result', async ({
  page,
}) => {
  const count = await begin(page);
  const lesson = page.locator('.lesson');
  await expect(lesson.locator('h3')).toBeFocused();
  await expect(lesson.locator('h3')).toContainText(`1 of ${count}`);
  await expect(page.locator('.options, .match-summary, .plays .future, .below-score')).toHaveCount(0);
  const choices = lesson.locator('.lesson-choices button');
  expect(await choices.count()).toBeGreaterThan(1);
  // Some are not good enough; one is. Each answer is told in words.
  for (let i = 0; i < (await choices.count()); i++) {
    await choices.nth(i).focus();
    await page.keyboard.press('Enter');
    await expect(lesson.getByRole('status')).not.toBeEmpty();
    if ((await choices.count()) === 0) break;
    await expect(lesson.locator('.verdict')).toHaveClass(/no/);
    await expect(choices.nth(i)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(lesson.locator('.verdict')).toHaveClass(/yes/);
  await expect(lesson.locator('.options .chosen')).toHaveCount(1);
  await expect(lesson.locator('.why')).not.toBeEmpty();
  for (let question = 1; question < count; question++) {
    await expect(lesson.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lesson.locator('h3')).toContainText(`${question + 1} of ${count}`);
    await lesson.getByRole('button', { name: 'Show the solution' }).click();
    await expect(lesson.getByRole('status')).toContainText('The best is');
  }
  await lesson.getByRole('button', { name: 'To the result' }).click();
  await expect(lesson.getByRole('status')).toContainText(`Of ${count} question`);
  await lesson.getByRole('button', { name: 'End the lesson' }).click();
  await expect(page.locator('.match-summary')).toHaveAttribute('open', '');
  await expect(page.getByRole('button', { name: /^Learn from/ }).first()).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Hands' })).toHaveValue('open');
});

test('a step away from the question leads back to it, and axe finds nothing in a lesson', async ({
  page,
}) => {
  await begin(page);
  const lesson = page.locator('.lesson');
  await expect(lesson.locator('.lesson-choices')).toBeVisible();
  expect(await axeFindings(page, '.lesson')).toEqual([]);
  await page.locator('section.player').focus();
  await page.keyboard.press('ArrowRight');
  await expect(lesson.locator('.lesson-choices')).toHaveCount(0);
  await lesson.getByRole('button', { name: 'Back to the question' }).click();
  await expect(lesson.locator('.lesson-choices')).toBeVisible();
  await lesson.getByRole('button', { name: 'End the lesson' }).click();
  await expect(page.locator('.match-summary')).toBeVisible();
});
