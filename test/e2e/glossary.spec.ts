/** The glossary, and the way to it from the first use of a word in the rules. */
import { expect, test } from '@playwright/test';

test('is led to from the rules, once a term', async ({ page }) => {
  await page.goto('/el/rules/anemaki/');
  const talon = page.locator('a.term[href$="#talon"]');
  await expect(talon).toHaveCount(1);
  await talon.click();
  await expect(page).toHaveURL(/\/el\/glossary\/#talon$/);
  await expect(page.locator('#talon [lang="hu"]')).toHaveText('talon');
});

test('leads to the rules and the measures that define a term', async ({ page }) => {
  await page.goto('/hu/glossary/');
  await page.locator('#equity a').click();
  await expect(page).toHaveURL(/\/hu\/measures\/#equity$/);
});
