/** Nothing is wider than the window: 320 px, which is also 1280 px at 400 % zoom. */
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { templates } from './support/pages.ts';

for (const locale of LANGUAGES) {
  for (const path of templates(locale)) {
    test(`${path} fits into a narrow window`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
}
