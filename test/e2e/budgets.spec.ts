/** Byte budgets: gzip, of all that a page loads before its reader does anything. */
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { templates } from './support/pages.ts';

const KB = 1024;

// Every language has words of its own length.
const BUDGETS = LANGUAGES.flatMap((locale) => {
  const [home = '', replay = '', open = '', , rules = ''] = templates(locale);
  return [
    { path: replay, script: 40 * KB, style: 12 * KB },
    { path: home, script: 6 * KB, style: 12 * KB },
    { path: open, script: 40 * KB, style: 12 * KB },
    { path: rules, script: 6 * KB, style: 12 * KB },
  ];
});

/** Compressed bytes by kind: files that the page asked for, and what stands in its HTML. */
async function weigh(page: Page, path: string): Promise<{ script: number; style: number }> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  const size = async (type: string) => {
    const files = responses.filter(
      (response) => response.request().resourceType() === type && !response.url().endsWith('/sw.js'),
    );
    const bodies = await Promise.all(files.map((file) => file.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  const inline = async (selector: string) =>
    gzipSync((await page.locator(selector).allTextContents()).join('\n')).length;
  return {
    script: (await size('script')) + (await inline('script:not([src])')),
    style: (await size('stylesheet')) + (await inline('style')),
  };
}

for (const { path, script, style } of BUDGETS) {
  test(`${path} loads at most ${script / KB} KB of script and ${style / KB} KB of style`, async ({
    browser,
  }) => {
    // Without a service worker, whose copies of the same files would count twice.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const weight = await weigh(await context.newPage(), path);
    console.log(`${path}: script ${weight.script} B, style ${weight.style} B`);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.script).toBeLessThanOrEqual(script);
    expect(weight.style).toBeLessThanOrEqual(style);
    await context.close();
  });
}
