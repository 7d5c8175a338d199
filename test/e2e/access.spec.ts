/** axe finds nothing: every page in English, the first of each folder in the other languages, every template in the dark; and no page complains. */
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { axeFindings } from './support/axe.ts';
import { builtPages, templates } from './support/pages.ts';
import { watchFaults } from './support/watch.ts';

/** The pages of moments are hundreds and of one kind: `moments.spec.ts` looks at a few of them. */
const MOMENT = /\/replay\/[^/]+\/[^/]+\/$/;

const folderOf = (path: string): string => path.replace(/[^/]+\/$/, '');

/** Pages of one folder come from one template, and their words from one catalogue: in English all are looked at, in the others the first. */
function worthALook(path: string, index: number, paths: readonly string[]): boolean {
  const other = LANGUAGES.some((locale) => path.startsWith(`/${locale}/`));
  const first = paths.findIndex((sibling) => folderOf(sibling) === folderOf(path)) === index;
  return !other || path.split('/').length < 5 || first;
}

const pages = builtPages().filter((path) => !MOMENT.test(path));
for (const path of pages.filter(worthALook)) {
  test(`${path} has no fault that axe knows, and no console error`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await axeFindings(page)).toEqual([]);
    // A page that is itself the answer to a missing one is announced by the browser as an error.
    expect(faults.filter((fault) => !(path.includes('404') && fault.includes('404')))).toEqual([]);
  });
}

// Colours know no language.
for (const path of templates('en')) {
  test(`${path} passes axe in the dark`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });
}
