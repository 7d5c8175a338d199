/** axe finds nothing: every page once (of moments a few), every template in light, dark and the three languages; and no page complains. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { builtPages, templates } from './support/pages.ts';
import { watchFaults } from './support/watch.ts';

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/** The pages of moments are hundreds and of one kind: `moments.spec.ts` looks at a few of them. */
const MOMENT = /\/replay\/[^/]+\/[^/]+\/$/;

for (const path of builtPages().filter((path) => !MOMENT.test(path))) {
  test(`${path} has no fault that axe knows, and no console error`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await findings(page)).toEqual([]);
    // A page that is itself the answer to a missing one is announced by the browser as an error.
    expect(faults.filter((fault) => !(path.includes('404') && fault.includes('404')))).toEqual([]);
  });
}

for (const locale of LANGUAGES) {
  for (const path of templates(locale)) {
    test(`${path} passes axe in the dark`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await findings(page)).toEqual([]);
      await context.close();
    });
  }
}
