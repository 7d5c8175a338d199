/** What could have been: by keyboard and mouse, in links, in the saved log, on both pages, in every language and on little room. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { axeFindings } from './support/axe.ts';
import { watchFaults } from './support/watch.ts';

const MATCH = '/replay/first-dawn/';
/** Aster passed here; he could have laid one ace (there is such a line in the log) or both. */
const FORK = '#at=r1t2p4';

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-awake]').waitFor();
}

const panel = (page: Page) => page.locator('.what-if');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

/** Opens the panel with its key. */
async function ask(page: Page): Promise<void> {
  await page.locator('.player').focus();
  await page.keyboard.press('w');
  await expect(panel(page)).toBeVisible();
}

async function layBothAces(page: Page): Promise<void> {
  await openAt(page, MATCH + FORK);
  await ask(page);
  await button(page, 'A A').click();
  await expect(panel(page).getByRole('status')).toHaveText('New line: A-A instead. 4 forced steps follow.');
}

test('by keyboard alone another play becomes a line, which goes on by hand and by the computer', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await openAt(page, MATCH + FORK);
  await ask(page);
  // The focus stands before the choices.
  await expect(panel(page).locator('.what-if-lead')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'A An ace in time')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => hash(page))
    .toBe('#at=r1t3~A-A-instead&whatif=1*r1t2p4*A-A instead*3AdAh.4.0.1.2.t');
  await expect(page.locator('.explain .headline')).toContainText('takes trick 2');
  await expect(panel(page).locator('.what-if-lead')).toHaveText('Aster Azouritis is to move:');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.explain .headline')).not.toContainText('takes trick 2');
  await button(page, 'Let the computer finish').click();
  await expect(panel(page).getByRole('status')).toHaveText('The computer has played the round to its end.');
  await expect(page.locator('.explain .headline')).toContainText('Round 1 is over');
  await expect(panel(page)).toContainText(/At the end: .* for Aster Azouritis/);
  // Arrow keys work on from here.
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.explain .headline')).not.toContainText('is over');
  expect(faults).toEqual([]);
});

test('the change in expected points stands beside a line, with its error', async ({ page }) => {
  await openAt(page, `${MATCH}#at=r1t2p5~An-ace-in-time`);
  await ask(page);
  await expect(panel(page)).toContainText(/[+−]?\d\.\d\d ± \d\.\d\d expected points for Aster Azouritis/);
  await page.locator('.settings select').last().selectOption('seat');
  await expect(panel(page)).not.toContainText('expected points');
});

test('a line is renamed, left, entered, deleted and brought back', async ({ page }) => {
  await layBothAces(page);
  const name = panel(page).getByLabel('Name');
  await name.fill('An ace in time');
  await button(page, 'Rename').click();
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await name.fill('Both aces');
  await page.keyboard.press('Enter');
  await expect.poll(() => hash(page)).toContain('~Both-aces');
  await page.getByRole('button', { name: 'Back to what was played' }).click();
  await expect(button(page, 'A A Both aces')).toBeVisible();
  await panel(page).locator('.own-lines').getByRole('button', { name: 'Both aces' }).click();
  await button(page, 'Delete this line').click();
  await expect(button(page, 'A A')).toBeVisible();
  await expect.poll(() => hash(page)).not.toContain('whatif');
  await button(page, 'Undo').click();
  await expect(name).toHaveValue('Both aces');
});

test('lines leave from lines, and stand as a tree', async ({ page }) => {
  await layBothAces(page);
  await button(page, '7').click();
  await page.keyboard.press('[');
  await expect(button(page, '7 as it went')).toBeVisible();
  await button(page, 'Q').click();
  await expect(panel(page).locator('.own-lines > ul > li > ul').getByRole('button')).toHaveText([
    'Q instead',
  ]);
  await expect.poll(() => hash(page)).toContain('*r1t3~A-A-instead*Q instead*');
});

test('a link brings the lines along, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await layBothAces(page);
  await button(page, 'Copy link').click();
  await expect(panel(page).getByRole('status')).toContainText('The link is copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await openAt(other, link);
  await expect(other.locator('.replay-notice')).toContainText('brings 1 line');
  await expect(other.getByText('line “A-A instead”, which was not played')).toBeVisible();
  await expect(other.locator('.place')).toContainText('trick 3');
});

test('what in a link does not fit the match is left out, with a word', async ({ page }) => {
  await openAt(page, `${MATCH}#at=r1t1p1&whatif=1*r1t2p4*two*3AdAh*r1t2p4*three*3AdAhAc`);
  await expect(page.locator('.replay-notice')).toContainText('1 line of the link does not fit');
  await expect(page.locator('.place')).toContainText('step 2');
  for (const nonsense of ['7', '1*<b>*x*0', '%00%ff']) {
    await openAt(page, `/replay/four-aces/#whatif=${nonsense}`);
    await expect(page.locator('.replay-notice')).toContainText(/cannot be read|does not fit/);
  }
});

test('the saved log holds the lines as variations, and opens with them', async ({ page }) => {
  const faults = watchFaults(page);
  await layBothAces(page);
  const saving = page.waitForEvent('download');
  await button(page, 'Save log').click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('first-dawn-what-if.revlog');
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toContain('variation r1t2p4 A-A instead\n  aster plays Ad Ah\n');
  await page.goto('/open/', { waitUntil: 'networkidle' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'first-dawn-what-if.revlog',
    mimeType: 'text/plain',
    buffer: readFileSync(path),
  });
  await expect(page.getByText('No problems: every line agrees with the rules.')).toBeVisible();
  await page.locator('.player').focus();
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'What if: A-A instead' })).toBeVisible();
  // The same on an opened log; it has no address, so there is no link to copy.
  await page.keyboard.press('w');
  await expect(button(page, 'A A A-A instead')).toBeVisible();
  await button(page, 'A A A-A instead').click();
  await page.keyboard.press('[');
  await page.keyboard.press('ArrowUp');
  await expect(panel(page)).toContainText('could do this instead');
  await panel(page).locator('.moves button:not(:has(small))').first().click();
  await expect(button(page, 'Save log')).toBeVisible();
  await expect(button(page, 'Copy link')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('other cards are given in the exchange, and the others trade as they did', async ({ page }) => {
  await openAt(page, '/replay/four-aces/#at=r2x1');
  await ask(page);
  const gift = panel(page).locator('.trade-offer').first();
  await expect(gift).toContainText('Janiet Krokos to Aster Azouritis, two cards');
  // What was given is chosen at first, and is nothing else.
  await expect(gift.locator('[aria-pressed="true"]')).toHaveCount(2);
  await expect(gift.getByRole('button', { name: 'Give instead' })).toBeDisabled();
  await gift.locator('[aria-pressed="false"]').first().click();
  await gift.getByRole('button', { name: 'Give instead' }).click();
  await expect(page.locator('.explain .headline')).toContainText('Janiet Krokos gives');
  await button(page, 'To its end').click();
  await expect(panel(page).locator('.what-if-lead')).toHaveText('Aster Azouritis is to move:');
  await expect(panel(page)).toContainText('expected points for Janiet Krokos');
});

test('a revolution is left out of the gap, and another is made', async ({ page }) => {
  await openAt(page, '/replay/counter-revolution/#at=r2t1p7');
  await ask(page);
  await expect(panel(page).locator('.what-if-lead')).toContainText('there could be a revolution');
  await button(page, 'none: the next trick').click();
  await expect(panel(page).getByRole('status')).toContainText('New line: no revolution.');
  await page.getByRole('button', { name: 'Back to what was played' }).click();
  await button(page, 'Csilla 7 7 7 7').click();
  await expect(page.locator('.player.reversed')).toBeVisible();
});

test('where hands are not known, only known cards can be played, and the computer does not guess', async ({
  page,
}) => {
  await page.goto('/open/');
  const text = `revolution-log 1
rules anemaki
player a
player b
player c
player d
player e
round 1
dealer a
deal a 7d 9h Th Jc Qs Ad
a plays 7d
b plays 8d
`;
  await page.getByLabel('Or paste the text of a log').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.locator('.player').focus();
  await page.keyboard.press('w');
  await button(page, '9').click();
  await expect(panel(page)).toContainText('The computer can finish only where all hands are known.');
  await expect(panel(page)).toContainText('only the cards that the log knows');
  await expect(button(page, 'Let the computer finish')).toHaveCount(0);
});

test('from a seat, only its own choices are offered, and nothing tells of what comes', async ({ page }) => {
  await openAt(page, `${MATCH}${FORK}&reveal=spoiler-free&pov=aster`);
  await ask(page);
  await expect(button(page, 'pass')).toBeVisible();
  await expect(panel(page)).not.toContainText('as it went');
  await expect(panel(page)).not.toContainText('An ace in time');
  await page.keyboard.press('ArrowLeft');
  await expect(panel(page)).toContainText('What may be played is hidden with the hand.');
});

test('the key closes it again', async ({ page }) => {
  await openAt(page, MATCH + FORK);
  await page.getByRole('button', { name: 'What if …' }).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('w');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('.choices')).toBeVisible();
});

for (const locale of LANGUAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${locale}, ${colorScheme}, and all fits into 320 px`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width: 320, height: 700 },
      });
      const page = await context.newPage();
      const root = locale === 'en' ? '' : `/${locale}`;
      const line =
        'whatif=1*r1t2p4*One that has a rather long name of*3AdAh.4.0.1.2.t*r1t3~One-that-has-a-rather-long-name-of*Q*3Qd';
      await openAt(page, `${root}${MATCH}#at=r1t3p1~Q&${line}`);
      await ask(page);
      await expect(panel(page).locator('.own-lines button')).toHaveCount(2);
      await expect(panel(page).locator('.line-worth p')).toContainText('±');
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const small = await panel(page)
        .locator('button')
        .evaluateAll(
          (buttons) => buttons.filter((each) => each.clientHeight < 24 || each.clientWidth < 24).length,
        );
      expect(small).toBe(0);
      await context.close();
    });
  }
}
