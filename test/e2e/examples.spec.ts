/** The example blogs, built by their generators, put on a host of their own and read in a browser. */
import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { PORT } from '../../playwright.config.ts';
import { type BuiltExample, buildExample, type ExampleName } from './support/build-example.ts';
import { open as openReplay, whereOf } from './support/replays.ts';
import { type Host, serveFolder } from './support/serve-folder.ts';
import { watchFaults } from './support/watch.ts';

const SITE = `http://127.0.0.1:${PORT}/`;
const SENTENCE = 'Physo lays 9♦ 9♣ over Ari';
const NAMES: readonly ExampleName[] = ['hugo', 'eleventy', 'astro'];

for (const name of NAMES) {
  test.describe(`the ${name} blog, on another origin than the site`, () => {
    test.describe.configure({ mode: 'default' });
    let built: BuiltExample;
    let host: Host;

    test.beforeAll(async () => {
      test.setTimeout(90_000);
      built = buildExample(name, SITE);
      host = await serveFolder(built.pages);
    });

    test.afterAll(() => {
      host?.close();
      if (built) rmSync(built.folder, { recursive: true });
    });

    const open = async (page: Page) => {
      const faults = watchFaults(page);
      await page.goto(`${host.origin}/`);
      await page.getByRole('link', { name: 'Two nines on one eight' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two nines on one eight');
      return faults;
    };

    test('steps the element by the keyboard', async ({ page }) => {
      const faults = await open(page);
      const replay = page.locator('revolution-replay').first();
      await openReplay(replay);
      await expect.poll(async () => (await whereOf(replay))?.at).toBe('r1t1p2');
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await whereOf(replay))?.at).toBe('r1t1p3');
      await expect(replay).toContainText('Janiet');
      expect(faults).toEqual([]);
    });

    test('steps the frame', async ({ page }) => {
      const faults = await open(page);
      await page.locator('iframe').scrollIntoViewIfNeeded();
      const frame = page.frameLocator('iframe');
      const headline = frame.locator('.headline').first();
      await expect(headline).toContainText('Physo lays');
      await frame.getByRole('button', { name: 'Next step' }).click();
      await expect(headline).toContainText('Janiet');
      expect(faults).toEqual([]);
    });

    test('has a figure that says and shows the moment', async ({ page }) => {
      const faults = await open(page);
      const figure = page.locator('main > figure');
      const image = figure.getByRole('img');
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
      await expect(image).toHaveAttribute('alt', /two nines over an eight/);
      const href = `${SITE}replay/first-dawn/r1t1p2/`;
      await expect(figure.getByRole('link')).toHaveAttribute('href', href);
      expect((await page.request.get(href)).status()).toBe(200);
      expect(faults).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('reads whole', async ({ page }) => {
        await page.goto(`${host.origin}/posts/two-nines/`);
        const replay = page.locator('revolution-replay').first();
        await expect(replay.getByText(SENTENCE).first()).toBeVisible();
        await expect(replay.getByRole('img')).toBeVisible();
        await expect(replay.getByRole('link')).toHaveAttribute('href', `${SITE}replay/first-dawn/r1t1p2/`);
      });
    });
  });
}
