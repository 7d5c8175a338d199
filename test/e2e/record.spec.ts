/** A match written down by taps, without a known card; nothing is lost by a reload; the log that comes of it passes the check. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { begin, check, FIVE, lay, press, savedLog, turn } from './support/recording.ts';
import { watchFaults } from './support/watch.ts';

/** One round in which everybody lays what he can in one trick after the other. */
async function playRound(page: Page): Promise<void> {
  await lay(page, 'seven', 4);
  await press(page, 'All others pass');
  await lay(page, 'eight', 2);
  await expect(turn(page)).toContainText('Physo');
  await lay(page, 'ten', 2);
  await page.getByRole('button', { name: /Aster.*acts next, all before pass/ }).click();
  await lay(page, 'ace', 4);
  await press(page, 'All others pass');
  await lay(page, 'king', 2);
  await press(page, 'All others pass');
  await expect(turn(page)).toContainText('Rhys');
  await lay(page, 'queen', 4);
  await press(page, 'All others pass');
  await lay(page, 'jack', 2);
  await press(page, 'All others pass');
  await expect(turn(page)).toContainText('Physo');
  await lay(page, 'nine', 4);
}

test('a round of Anemaki without a known card is recorded by taps, and its log passes the check', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await page.goto('/record/#match=unknown');
  await expect(page.getByText('This match is not in this browser')).toBeVisible();
  await begin(page, { names: ['Ari', 'Physo', 'ari', 'Aster', 'Rhys'] });
  await expect(page.getByRole('alert')).toContainText('ari sits here already');
  await expect(page.getByLabel('Player 3')).toBeFocused();
  await page.getByLabel('Player 3').fill('Janiet');
  await press(page, 'Begin');
  await press(page, 'The cards are dealt');
  await expect(turn(page)).toContainText('Ari');
  await lay(page, 'seven');
  await press(page, 'All others pass');
  // The trick is over, and with it what was said of it.
  await expect(page.locator('.record-seats')).not.toContainText('passed');
  await expect(page.locator('.record-pile')).toHaveCount(0);
  for (let i = 0; i < 5; i++) await press(page, 'Take back');
  await playRound(page);
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeVisible();
  await expect(page.locator('.record-result li')).toHaveText([
    /Ari.*Archon.*\+2/,
    /Aster.*Yparchon.*\+1/,
    /Rhys.*Neutral.*0/,
    /Physo.*Ypodoulos.*−1/,
    /Janiet.*Doulos.*−2/,
  ]);
  const { problems, rounds } = check(await savedLog(page));
  expect(problems).toEqual([]);
  expect(rounds[0]?.summary.order).toEqual([0, 3, 4, 1, 2]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.record-sheet tbody tr')).toHaveText([/1\+2.\(\+2\) Archon.*−2.\(−2\) Doulos/]);
  for (const part of ['h1', '.record-result', '.record-entries', '.record-sheet button']) {
    await expect(page.locator(part)).toBeHidden();
  }
  expect(faults).toEqual([]);
});

test('a reload in the middle loses nothing; the library goes on with it; the end opens in the player', async ({
  page,
}) => {
  await begin(page);
  await press(page, 'The cards are dealt');
  await lay(page, 'eight', 2);
  await press(page, 'Pass');
  await page.reload();
  await expect(turn(page)).toContainText('Janiet');
  await expect(page.locator('.record-pile li')).toHaveCount(1);
  // Another tab finds it in the library, goes on with it, and is not undone by this one.
  const other = await page.context().newPage();
  await other.goto('/library/');
  await other.getByRole('link', { name: 'Go on' }).click();
  await expect(turn(other)).toContainText('Janiet');
  await lay(other, 'nine', 2);
  // The tabs follow each other.
  await expect(turn(page)).toContainText('Aster');
  await lay(page, 'ten', 2);
  await expect(turn(other)).toContainText('Rhys');
  await other.close();
  await page.reload();
  await expect(turn(page)).toContainText('Rhys');
  await press(page, 'Take back');
  await press(page, 'Take back');
  await press(page, 'Take back');
  await press(page, 'Take back');
  await playRound(page);
  await press(page, 'End the match');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The match is written down' })).toBeVisible();
  await press(page, 'See the replay');
  await expect(page.getByText('No problems: every line agrees with the rules.')).toBeVisible();
  await page.goto('/library/');
  await expect(page.locator('.library-item')).toHaveCount(1);
  await expect(page.getByText('not finished')).toHaveCount(0);
  await page.goto('/record/');
  await page.locator('#record[data-awake]').waitFor();
  await expect(page.getByText('Not finished yet')).toHaveCount(0);
});

test('later rounds: an exchange that nobody noted, a Revolution that was seen, a round of which only the result is known', async ({
  page,
}) => {
  await begin(page);
  await press(page, 'Enter only the result');
  for (const name of ['Rhys', 'Aster', 'Janiet', 'Physo']) await press(page, name);
  await expect(page.getByRole('button', { name: /5\.\s*Ari/ })).toBeVisible();
  await press(page, 'Enter');
  await press(page, 'Next round');
  await expect(page.getByRole('heading', { name: 'Round 2' })).toBeFocused();
  await expect(page.getByLabel('Who deals')).toBeDisabled();
  await press(page, 'The cards are dealt');
  await page
    .locator('.record-exchange li')
    .filter({ hasText: 'the talon' })
    .getByRole('button', { name: 'Swapped, not seen' })
    .click();
  await press(page, 'Nobody noted the exchange');
  await press(page, 'Declared');
  await press(page, 'Ari');
  await page.locator('.record-check').getByRole('button', { name: 'Enter' }).click();
  await expect(turn(page)).toContainText('Ari');
  await lay(page, 'eight');
  // Upside down: only sevens beat an eight.
  const unseen = page.getByRole('group', { name: 'Cards not seen yet' });
  await expect(unseen.locator('button:enabled')).toHaveText(['seven7']);
  await page.locator('.record-entries summary').click();
  await expect(page.locator('.record-sheet tbody tr')).toHaveCount(1);
  await expect(page.locator('.record-sheet tfoot td')).toHaveText(['−2', '−1', '0', '+1', '+2']);
});

test('what the rules forbid is entered on demand and marked; an earlier entry is corrected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page);
  await press(page, 'The cards are dealt');
  const keys = page.getByRole('group', { name: 'Cards not seen yet' }).getByRole('button');
  const places = () =>
    keys.evaluateAll((all) => all.map((key) => `${key.getBoundingClientRect().x} ${key.textContent}`));
  const first = await places();
  await lay(page, 'ten', 2);
  expect(await places()).toEqual(first);
  const nine = keys.and(page.getByRole('button', { name: 'nine', exact: true }));
  await expect(nine).toBeDisabled();
  const king = keys.and(page.getByRole('button', { name: 'king', exact: true }));
  const at = await king.boundingBox();
  await king.click();
  expect(await king.boundingBox()).toEqual(at);
  expect(await places()).toEqual(first);
  // One is not enough, and what is chosen stays when it is entered all the same.
  await expect(page.getByRole('button', { name: 'Lay', exact: true })).toBeDisabled();
  await page.getByLabel('It was against the rules').check();
  await expect(page.locator('.record-chosen button')).toHaveText(['Take back: kingK']);
  await expect(page.getByRole('button', { name: 'Lay', exact: true })).toBeEnabled();
  await page.locator('.record-chosen button').click();
  await nine.click();
  await nine.click();
  await expect(page.locator('.record-turn .verdict')).toContainText('A8');
  await press(page, 'Lay');
  await page.locator('.record-entries summary').click();
  const entry = (i: number) => page.locator('.record-entries li').nth(i);
  await expect(entry(0)).toContainText('!');
  await expect(entry(0).getByRole('button')).toHaveAccessibleName(
    'Change Physo nine of unknown suit nine of unknown suit against the rules',
  );
  await entry(1)
    .getByRole('button', { name: /^Change Ari ten/ })
    .click();
  const form = page.getByRole('heading', { name: 'You are changing this entry' });
  await expect(form).toBeFocused();
  await expect(form).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.record-correction')).toContainText('Ari');
  await lay(page, 'eight', 2);
  await expect(entry(0)).not.toContainText('!');
  await expect(page.locator('.record-pile li')).toHaveCount(2);
  await entry(1).getByRole('button', { name: 'Change' }).click();
  await lay(page, 'jack', 2);
  await expect(page.getByText('1 later entry is against the rules now')).toBeVisible();
  await expect(entry(0)).toContainText('!');
  await press(page, 'Take back');
  await expect(entry(0)).not.toContainText('!');
  await entry(0).getByRole('button', { name: 'Change' }).click();
  await press(page, 'Something is missing before it');
  await press(page, 'Pass');
  await expect(page.locator('.record-entries li')).toHaveCount(4);
  await entry(0).getByRole('button', { name: 'Change' }).click();
  await press(page, 'Leave it out');
  await expect(page.locator('.record-entries li')).toHaveCount(3);
  await expect(turn(page)).toContainText('Janiet');
});

test('known hands offer their own cards; by keyboard, with suits', async ({ page }) => {
  await begin(page, { game: 'Forradalom', players: '3', names: ['Anna', 'Bence', 'Cili'] });
  await page.getByText('Cards that you know').click();
  const hands = page.locator('.record-hands');
  for (const card of ['two of diamonds', 'two of hearts', 'joker']) {
    await hands.getByRole('button', { name: card, exact: true }).press('Enter');
  }
  await expect(hands.getByRole('button', { name: /Anna/ })).toContainText('3 of 18');
  await page.getByRole('button', { name: 'The cards are dealt' }).press('Enter');
  const known = page.getByRole('group', { name: 'Known cards' });
  await expect(known.getByRole('button')).toHaveCount(3);
  await known.getByRole('button', { name: 'two of diamonds' }).press('Enter');
  await known.getByRole('button', { name: 'joker' }).press('Space');
  await page.getByLabel('Note suits too').check();
  await expect(page.getByRole('button', { name: 'three of clubs' })).toBeDisabled();
  await page.getByRole('button', { name: 'two of clubs' }).press('Enter');
  await page.getByRole('button', { name: 'Lay', exact: true }).press('Enter');
  await expect(page.locator('.record-pile li').getByRole('img')).toHaveCount(3);
  await press(page, 'All others pass');
  await press(page, 'Revolution');
  await page.locator('.record-seats button').nth(2).click();
  await page.getByLabel('Note suits too').uncheck();
  const unseen = page.getByRole('group', { name: 'Cards not seen yet' });
  for (let i = 0; i < 4; i++) await unseen.getByRole('button', { name: 'five', exact: true }).click();
  await page.locator('.record-acts .main').click();
  await expect(page.locator('.rank-order.reversed')).toBeVisible();
  // The deal is corrected: what was known of it is there, and what followed stays.
  await page.locator('.record-entries summary').click();
  const entries = page.locator('.record-entries li');
  const entered = await entries.count();
  await entries.last().getByRole('button', { name: 'Change' }).click();
  await page.getByText('Cards that you know').click();
  await expect(hands.getByRole('button', { name: /Anna/ })).toContainText('3 of 18');
  await hands.getByRole('button', { name: 'ace of spades', exact: true }).click();
  await press(page, 'The cards are dealt');
  await expect(entries).toHaveCount(entered);
  // Nobody can follow any more: the places alone are entered.
  await page.locator('.record-instead summary').click();
  for (const name of ['Cili', 'Anna'])
    await page.locator('.record-order').getByRole('button', { name }).click();
  await page.locator('.record-order .main').press('Enter');
  await expect(page.getByRole('heading', { name: 'Round 1 is over' })).toBeFocused();
  await expect(page.locator('.record-result li')).toHaveText([/Cili/, /Anna/, /Bence/]);
});

test('without scripts the page leads to a score sheet to print', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/record/');
  await page
    .locator('noscript a')
    .or(page.getByRole('link', { name: 'An empty score sheet to print' }))
    .first()
    .click();
  await expect(page.locator('.sheet tbody tr')).toHaveCount(20);
  await context.close();
});

test('has no faults that axe finds, and fits 320 px, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const look = async (...schemes: readonly ('light' | 'dark')[]) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await page.goto('/record/sheet/');
  await look('light');
  await begin(page, { names: ['Ari of a very long name indeed, longer', ...FIVE.slice(1)] });
  await page.getByText('Cards that you know').click();
  await look('dark');
  await press(page, 'Enter only the result');
  for (const name of ['Rhys', 'Aster', 'Janiet', 'Physo']) await press(page, name);
  await press(page, 'Enter');
  await look('light');
  await press(page, 'Next round');
  await press(page, 'The cards are dealt');
  await page.getByRole('button', { name: 'Choose cards' }).first().click();
  await look('dark');
  await press(page, 'Nobody noted the exchange');
  await press(page, 'Postponed');
  await look('light');
  await page.locator('.record-check .main').first().click();
  await lay(page, 'nine', 2);
  await page.locator('.record-entries summary').click();
  await look('light', 'dark');
});
