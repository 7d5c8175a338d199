/** The element in a post: upgraded in place, opened, stepped, asked and told by its page, and readable where it cannot be had. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { printLink } from '../../src/log/link/print-link.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { axeFindings } from './support/axe.ts';
import { fixture, test } from './support/hosts.ts';
import { open, type ReplayElement, watchShifts, whereOf } from './support/replays.ts';
import { watchFaults } from './support/watch.ts';

const POST = fixture('post.html');
const replayOf = (page: Page) => page.locator('revolution-replay').first();

test('the script moves nothing, and a player that comes late moves nothing either', async ({
  page,
  hosts,
}) => {
  await page.route('**/stepper.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  const shifts = await watchShifts(page);
  await page.goto(hosts.publish(POST.replace(/<script.*script>/, '')));
  const figure = await page.locator('figure').boundingBox();
  const after = await page.locator('#after').boundingBox();
  await page.addScriptTag({ url: `${hosts.site}embed/v1/revolution-replay.js` });
  const button = page.getByRole('button', { name: 'Step through' });
  await expect(button).toBeVisible();
  expect(await page.locator('figure').boundingBox()).toEqual(figure);
  expect(await page.locator('#after').boundingBox()).toEqual(after);
  const picture = await page.locator('figure img').boundingBox();
  const place = await button.boundingBox();
  expect(place && picture && place.x + place.width <= picture.x + picture.width).toBe(true);
  expect(place && picture && place.y + place.height <= picture.y + picture.height).toBe(true);
  await button.click();
  await replayOf(page).getByRole('region').first().waitFor();
  expect(await shifts()).toBe(0);
});

test('it has a width where its page gives it none, and reads from the left in a page that does not', async ({
  page,
  hosts,
}) => {
  const bare = '<revolution-replay match="first-dawn"></revolution-replay>';
  const places = ['display:flex', 'float:left', 'display:inline-block', 'width:fit-content'];
  const html = places.map((style) => `<div style="${style}">${bare}</div>`).join('');
  await page.goto(
    hosts.publish(POST.replace(/<main>.*<\/main>/s, `<main dir="rtl"><h1>Post</h1>${html}</main>`)),
  );
  for (let i = 0; i < places.length; i++) {
    const replay = page.locator('revolution-replay').nth(i);
    await replay.scrollIntoViewIfNeeded();
    const player = replay.getByRole('region').first();
    await expect.poll(async () => (await player.boundingBox())?.width ?? 0, places[i]).toBeGreaterThan(270);
    expect(await player.evaluate((each) => getComputedStyle(each).direction)).toBe('ltr');
  }
});

test('in the narrowest column nothing sticks out; few parts take little room, and say once what they have not', async ({
  page,
  hosts,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  const asked = ['match="twelve-at-table" at="r1t5"', 'match="first-dawn" panels="decisions,ledger"'];
  const html = asked.map(
    (what) => `<div style="width:280px"><revolution-replay ${what}></revolution-replay></div>`,
  );
  await page.goto(hosts.publish(POST.replace(/<main>.*<\/main>/s, `<main>${html.join('')}</main>`)));
  const [table, few] = [page.locator('revolution-replay').first(), page.locator('revolution-replay').last()];
  await table.getByRole('region', { name: 'The table' }).waitFor();
  expect(await table.evaluate((each) => each.scrollWidth)).toBe(280);
  const panel = await table.locator('.controls').boundingBox();
  const last = await table.locator('.control').last().boundingBox();
  expect(last && panel && last.x + last.width).toBeLessThan((panel?.x ?? 0) + (panel?.width ?? 0));
  await few.scrollIntoViewIfNeeded();
  await expect(few.locator('.elsewhere')).toHaveCount(1);
  expect((await few.boundingBox())?.height).toBeLessThan(400);
});

test('without JavaScript the post is whole: picture, plays and link', async ({ browser, hosts }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(hosts.publish(POST));
  await expect(page.getByRole('img')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('link')).toHaveAttribute('href', /replay\/first-dawn\/#at=r1t1p2$/);
  await context.close();
});

test('a reader opens it and steps by keys alone', async ({ page, hosts }) => {
  const faults = watchFaults(page);
  await page.goto(hosts.publish(POST));
  const replay = replayOf(page);
  await replay.getByRole('button').waitFor();
  await page.keyboard.press('Tab');
  if (await page.locator('a:focus').count()) await page.keyboard.press('Tab');
  await replay.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await replay.getByRole('region').first().waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await whereOf(replay))?.at).toBe('r1t1p3');
  await page.keyboard.press('End');
  await expect.poll(async () => (await whereOf(replay))?.at).toMatch(/^r\d+e/);
  expect(faults).toEqual([]);
});

test('its page moves it by methods and attributes, and hears of every step', async ({ page, hosts }) => {
  const faults = watchFaults(page);
  await page.goto(hosts.publish(POST));
  const replay = replayOf(page);
  await replay.getByRole('button').waitFor();
  const heard = await replay.evaluate(async (element) => {
    const asked = element as ReplayElement;
    const told: string[] = [];
    for (const name of ['ready', 'step', 'error'])
      document.addEventListener(`revolution-${name}`, (event) => {
        told.push(`${name} ${(event as CustomEvent<{ at: string }>).detail.at}`);
      });
    await asked.goTo('r1t2p1');
    await asked.next();
    await asked.previous();
    return told;
  });
  expect(heard).toEqual(['ready r1t1p2', 'step r1t2p1', 'step r1t2p2', 'step r1t2p1']);
  const where = await whereOf(replay);
  expect(where).toMatchObject({ at: 'r1t2p1' });
  expect(where?.text).toMatch(/\w.*\.$/);
  expect(where?.steps).toBeGreaterThan(where?.step ?? 0);
  await replay.evaluate((element) => element.setAttribute('at', 'r1t1p1'));
  await expect.poll(async () => (await whereOf(replay))?.at).toBe('r1t1p1');
  await replay.evaluate((element) => element.setAttribute('match', 'four-aces'));
  await expect.poll(async () => (await whereOf(replay))?.text ?? '').not.toBe('');
  await replay.evaluate((element) => (element as ReplayElement).play());
  await expect.poll(async () => (await whereOf(replay))?.at).not.toBe('r1t1p1');
  await replay.evaluate((element) => (element as ReplayElement).pause());
  expect(faults).toEqual([]);
});

test('it speaks the language around it, or the one it is given', async ({ page, hosts }) => {
  await page.goto(hosts.publish(POST.replace('<main>', '<main lang="el">')));
  const replay = replayOf(page);
  await replay.getByRole('button', { name: 'Βήμα βήμα' }).click();
  await expect(replay.getByRole('button', { name: 'Επόμενο βήμα' })).toBeVisible();
  await replay.evaluate((element) => element.setAttribute('lang', 'hu'));
  await expect(replay.getByRole('button', { name: 'Tovább' })).toBeVisible();
});

test('an element without content opens by itself when it comes near the window, and not before', async ({
  page,
  hosts,
}) => {
  const bare = '<revolution-replay match="first-dawn"></revolution-replay>';
  const far = `<main><h1>Post</h1><div style="height: 4000px"></div>${bare}</main>`;
  await page.goto(hosts.publish(POST.replace(/<main>.*<\/main>/s, far)), { waitUntil: 'networkidle' });
  expect(await whereOf(replayOf(page))).toBeNull();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await whereOf(replayOf(page)))?.at).toBe('r1d');
});

test('under reduced motion it does not play by itself', async ({ browser, hosts }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const html = POST.replace('at="r1t1p2"', 'at="r1t1p2" autoplay="1" speed="0.2"');
  await page.goto(hosts.publish(html));
  await replayOf(page).getByRole('region').first().waitFor();
  await page.waitForTimeout(800);
  expect((await whereOf(replayOf(page)))?.at).toBe('r1t1p2');
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing before and after its use, ${colorScheme}`, async ({ browser, hosts }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const dark =
      '<style>:root{color-scheme:light dark;color:light-dark(#222,#eee);background:light-dark(#fff,#111)}a{color:light-dark(#00c,#9cf)}</style>';
    await page.goto(hosts.publish(POST.replace('</head>', `${dark}</head>`)));
    await replayOf(page).getByRole('button').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await open(replayOf(page));
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });
}

test('it is used in forced colours and in a window of 320 pixels', async ({ browser, hosts }) => {
  const context = await browser.newContext({ forcedColors: 'active', viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  await page.goto(hosts.publish(POST));
  const replay = replayOf(page);
  await open(replay);
  await replay.getByRole('button', { name: 'Next step' }).click();
  await expect.poll(async () => (await whereOf(replay))?.at).toBe('r1t1p3');
  const room = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(room[0]).toBe(room[1]);
  await context.close();
});

test('on paper the post is what its author wrote', async ({ page, hosts }) => {
  await page.goto(hosts.publish(POST));
  const replay = replayOf(page);
  await open(replay);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('revolution-replay > figure')).toBeVisible();
  await expect(replay.getByRole('region').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(replay.getByRole('region').first()).toBeVisible();
});

test('a log from another site, a text and a link are read in the browser', async ({ page, hosts }) => {
  const faults = watchFaults(page);
  const log = readFileSync(new URL('../../logs/first-dawn.revlog', import.meta.url), 'utf8');
  const cors = { 'Access-Control-Allow-Origin': '*' };
  const elsewhere = hosts.publish(log, cors, 'text/plain; charset=utf-8');
  await page.goto(hosts.publish(POST.replace('match="first-dawn" at="r1t1p2"', 'at="r1t1p2"')));
  const replay = replayOf(page);
  await replay.getByRole('button').waitFor();
  const link = printLink(parseText(log).match, 0);
  const carried = 'text' in link ? link.text : '';
  for (const [name, value] of [
    ['match', 'first-dawn'],
    ['src', elsewhere],
    ['log', log],
    ['log', carried],
  ] as const) {
    const where = await replay.evaluate(
      async (element, [name, value]) => {
        for (const other of ['match', 'src', 'log']) element.removeAttribute(other);
        element.setAttribute(name, value);
        await new Promise((done) => setTimeout(done));
        await (element as ReplayElement).goTo('r1t1p2');
        return (element as ReplayElement).where;
      },
      [name, value] as const,
    );
    expect(where, name).toEqual({
      at: 'r1t1p2',
      text: 'Physo lays two nines over Ari Malachitis’s eight.',
      step: 3,
      steps: 41,
    });
  }
  expect(faults).toEqual([]);
});

for (const kind of ['strength', 'score', 'titles']) {
  test(`a chart stands alone: ${kind}`, async ({ page, hosts }) => {
    const faults = watchFaults(page);
    const chart = `<revolution-chart match="twelve-rounds" kind="${kind}" at="r2t1p1"></revolution-chart>`;
    await page.goto(hosts.publish(POST.replace(/<revolution-replay.*<\/revolution-replay>/s, chart)));
    const element = page.locator('revolution-chart');
    const body = element.locator('[data-present]').first();
    await expect(body).toBeVisible();
    // Its ground is as high as the room that was kept for it.
    const ground = await element.locator('.revolution').boundingBox();
    expect(ground?.height).toBe((await element.boundingBox())?.height);
    const before = await body.getAttribute('data-present');
    await element.evaluate((each) => each.setAttribute('at', 'r2e'));
    await expect(body).not.toHaveAttribute('data-present', before ?? '');
    expect(await axeFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

/** What posts of version 1 show: rows are added here, never changed. Words may become better; who and what may not. */
const SHOWN: readonly [attributes: string, at: string, tells: RegExp][] = [
  ['match="first-dawn"', 'r1d', /^Round 1: Ari Malachitis/],
  ['match="first-dawn" at="r1t1p2"', 'r1t1p2', /^Physo .*nines/],
  ['match="first-dawn" at="end"', 'r1e', /Archon Rhys Kerousitis .*Doulos Aster Azouritis/],
  ['match="first-dawn" at="r1t1p2" lang="el"', 'r1t1p2', /^Physo .*εννιάρια/],
  ['match="first-dawn" at="r1t1p2" lang="hu"', 'r1t1p2', /^Physo .*kilences/],
  ['match="first-dawn" at="r9t9p9"', 'r1t6p2', /^Physo .*king of clubs/],
  ['match="twelve-rounds" at="r3t1"', 'r3v', /revolution/],
  ['src="SITEreplay/sevens-rule/" at="r1t1p1"', 'r1t1p1', /^Aster Azouritis .*seven of diamonds/],
];

for (const [attributes, at, tells] of SHOWN) {
  test(`<revolution-replay ${attributes}> shows what it showed`, async ({ page, hosts }) => {
    await page.goto(hosts.publish(POST.replace('match="first-dawn" at="r1t1p2"', attributes)));
    const replay = replayOf(page);
    await replay.getByRole('button').click();
    await replay.getByRole('region').first().waitFor();
    const where = await whereOf(replay);
    expect(where?.at).toBe(at);
    expect(where?.text).toMatch(tells);
  });
}
