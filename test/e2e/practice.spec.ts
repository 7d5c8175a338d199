/** Practice rounds played to their end by taps, taken up again after a reload, and looked at with other eyes. */
import { expect, type Page, test } from '@playwright/test';
import { pick, randomFrom } from '../../src/analysis/random.ts';
import { axeFindings } from './support/axe.ts';
import { watchFaults } from './support/watch.ts';

interface Sample {
  readonly game: string;
  readonly players?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** The cards are dealt from one seed, so that the same round is played each time. */
async function sitDown(page: Page, { game, players, options = {} }: Sample): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/practice/');
  await page.locator('#practice[data-awake]').waitFor();
  await page.locator('.practice-setup select').nth(0).selectOption({ label: game });
  if (players) await page.locator('.practice-setup select').nth(1).selectOption(players);
  await page.getByText('House rules').click();
  for (const [name, value] of Object.entries(options)) {
    await page.locator(`[name="option-${name}"]`).selectOption(value);
  }
  await page.getByRole('button', { name: 'Begin' }).click();
  await table(page).waitFor();
}

const table = (page: Page) => page.getByRole('region', { name: 'Practice table' });
const cards = (page: Page) => page.locator('.practice-card');
const hand = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
const over = (page: Page) => page.getByRole('heading', { name: 'The match is over' });

/** Waits until the reader is asked for something; false when the round is over. */
async function isAsked(page: Page): Promise<boolean> {
  const asked = page.locator('.practice-own .button.main');
  await asked.or(over(page)).first().waitFor();
  return !(await over(page).isVisible());
}

/** One decision by taps: cards at random until some may be laid, else what can be done without. */
async function decide(page: Page, random: ReturnType<typeof randomFrom>): Promise<void> {
  const main = page.locator('.practice-own .button.main');
  const other = page.locator('.practice-own .row .button:not(.main)');
  const before = await page.evaluate(() => localStorage.getItem('practice'));
  const moved = () =>
    expect.poll(() => page.evaluate(() => localStorage.getItem('practice'))).not.toBe(before);
  if (await main.isEnabled()) {
    await main.click();
    return moved();
  }
  if ((await other.count()) > 0 && random.below(3) === 0) {
    await other.click();
    return moved();
  }
  const asked = (await page.locator('.practice-ask').textContent()) ?? '';
  const count = Number(/Choose (\d+)/.exec(asked)?.[1] ?? 1);
  const places = Array.from({ length: await cards(page).count() }, (_, i) => i);
  while (places.length > 0) {
    const tried = count === 1 ? [pick(random, places)] : places.slice(0, count);
    for (const place of tried) {
      places.splice(places.indexOf(place), 1);
      await cards(page).nth(place).click();
    }
    if (await main.isEnabled()) {
      await main.click();
      return moved();
    }
    for (const place of tried) await cards(page).nth(place).click();
  }
  await other.click();
  return moved();
}

const SAMPLES: readonly (readonly [name: string, sample: Sample])[] = [
  ['Anemaki', { game: 'Anemaki' }],
  ['Anemaki with an exchange', { game: 'Anemaki', options: { firstRound: 'drawn' } }],
  ['Forradalom for four with two jokers', { game: 'Forradalom', players: '4', options: { jokers: '2' } }],
];

for (const [name, sample] of SAMPLES) {
  test(`a round of ${name} is played to its end by taps, and replayed without problems`, async ({ page }) => {
    test.setTimeout(90_000);
    const faults = watchFaults(page);
    await sitDown(page, sample);
    const random = randomFrom(name);
    while (await isAsked(page)) await decide(page, random);
    await expect(over(page)).toBeFocused();
    const rows = page.locator('.practice-result tbody tr');
    await expect(rows).toHaveCount(Number(sample.players ?? 5));
    // Who sits at the table has as many points there as on the score sheet.
    const sheet = await rows.evaluateAll((all) =>
      all.map(({ children }) => [children[1]?.textContent, children[3]?.textContent]),
    );
    const seats = await page
      .locator('.practice-seats li')
      .evaluateAll((all) =>
        all.map((seat) => [
          seat.querySelector('.who')?.textContent,
          seat.querySelector('.soft')?.textContent?.split(' · ').at(-1),
        ]),
      );
    expect(seats.toSorted()).toEqual(sheet.toSorted());
    await page.setViewportSize({ width: 360, height: 740 });
    // Where there is room, no name is broken.
    const lines = await rows
      .locator('.who')
      .evaluateAll((all) => all.map((name) => name.getClientRects().length));
    expect(lines).toEqual(lines.map(() => 1));
    await page.getByRole('button', { name: 'See the replay' }).click();
    await expect(page.getByText('No problems: every line agrees with the rules.')).toBeVisible();
    if (!sample.options) {
      await page.getByRole('link', { name: 'It is in your library.' }).click();
      await expect(page.locator('.library-item')).toHaveText([/played here.*Anemaki/]);
    }
    expect(faults).toEqual([]);
  });
}

test('on a phone the cards and what lies on the table are in view as soon as the play begins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sitDown(page, { game: 'Forradalom' });
  await isAsked(page);
  for (const part of ['.practice-middle', '.practice-hand']) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.practice-lead')).toBeHidden();
});

test('a reload in mid-match goes on at the same place, and a step can be taken back', async ({ page }) => {
  await sitDown(page, { game: 'Anemaki' });
  const random = randomFrom('reload');
  let before: string[];
  let after = await hand(page);
  do {
    before = after;
    expect(await isAsked(page)).toBe(true);
    await decide(page, random);
    await isAsked(page);
    after = await hand(page);
  } while (after.length >= before.length);
  // One press does not throw the match away.
  await page.getByRole('button', { name: 'End this match' }).click();
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await expect(page.getByRole('button', { name: 'End this match' })).toBeFocused();
  await page.getByLabel('The others play at once').uncheck();
  const told = (await page.locator('.practice-told').textContent()) ?? '';
  await page.reload();
  await expect(page.locator('.practice-told')).toHaveText(told);
  await expect(page.getByLabel('The others play at once')).not.toBeChecked();
  expect(await hand(page)).toEqual(after);
  const other = await page.context().newPage();
  await other.goto('/practice/');
  await expect(other.locator('.practice-told')).toHaveText(told);
  await other.getByRole('button', { name: 'Take back' }).click();
  // The tabs follow each other.
  for (const tab of [other, page]) await expect.poll(() => hand(tab)).toEqual(before);
  await expect(page.locator('.practice-own .button.main')).toBeVisible();
});

test('a turn is taken by keyboard; what is not legal is explained; a hint says what is', async ({ page }) => {
  await sitDown(page, { game: 'Anemaki' });
  await isAsked(page);
  await cards(page).first().focus();
  await page.keyboard.press('Space');
  await expect(cards(page).first()).toHaveAttribute('aria-pressed', 'true');
  for (const place of await cards(page).all()) {
    if ((await place.getAttribute('aria-pressed')) === 'false') await place.press('Enter');
  }
  await expect(page.locator('.practice-own .verdict')).toContainText(/\([A-Z]\d+\)/);
  await expect(page.locator('.practice-own .button.main')).toBeDisabled();
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  await expect(page.locator('.practice-hints li').first()).toContainText('best');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`has no faults that axe finds, and fits 320 px, in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/practice/');
    expect(await axeFindings(page)).toEqual([]);
    await sitDown(page, { game: 'Forradalom', players: '8' });
    await isAsked(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
