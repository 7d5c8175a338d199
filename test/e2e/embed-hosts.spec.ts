/** Pages that are hard on what is embedded in them: strict policies, loud styles, many replays, routers, and things that cannot be had. */
import { expect, type Page } from '@playwright/test';
import { fixture, test } from './support/hosts.ts';
import { open, type ReplayElement, whereOf } from './support/replays.ts';
import { watchFaults } from './support/watch.ts';

const POST = fixture('post.html');
const ELEMENT = /<revolution-replay.*<\/revolution-replay>/s.exec(POST)?.[0] ?? '';
const replayOf = (page: Page) => page.locator('revolution-replay').first();

/** Without what a browser itself says of a request that failed. */
const thrown = (faults: readonly string[]) =>
  faults.filter((fault) => !/Failed to load resource|request failed/.test(fault));

test('a policy that allows scripts of the page and of the site alone is enough', async ({ page, hosts }) => {
  const faults = watchFaults(page);
  const policy = `default-src 'none'; script-src ${hosts.origin} ${hosts.site}; img-src ${hosts.site} data:`;
  await page.goto(hosts.publish(POST, { 'Content-Security-Policy': policy }));
  const replay = replayOf(page);
  await open(replay);
  await replay.getByRole('button', { name: 'Next step' }).click();
  await expect.poll(async () => (await whereOf(replay))?.at).toBe('r1t1p3');
  await expect(replay.getByRole('button', { name: 'Next step' })).toHaveCSS('cursor', 'pointer');
  expect(faults).toEqual([]);
});

test('loud styles of the page stay outside', async ({ page, hosts }) => {
  const loud =
    '<style>*{font:italic 40px monospace!important;letter-spacing:1em;text-transform:uppercase}button{display:none!important}section,ol,ul{columns:3}</style>';
  await page.goto(hosts.publish(POST));
  await open(replayOf(page));
  const size = () => replayOf(page).getByRole('button', { name: 'Next step' }).boundingBox();
  const before = await size();
  await page.goto(hosts.publish(POST.replace('</head>', `${loud}</head>`)));
  await open(replayOf(page));
  const after = await size();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('its words stay whole in a page that is not in UTF-8', async ({ page, hosts }) => {
  const greek = POST.replace('<html lang="en"', '<html lang="el"');
  await page.goto(hosts.publish(greek, {}, 'text/html; charset=windows-1253'));
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1253');
  await replayOf(page).getByRole('button', { name: 'Βήμα βήμα' }).click();
  await expect(replayOf(page).getByRole('button', { name: 'Επόμενο βήμα' })).toBeVisible();
});

test('twenty on a page fetch each part once, and a key moves the one in focus', async ({ page, hosts }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(hosts.publish(POST.replace(ELEMENT, ELEMENT.repeat(20))));
  const replays = page.locator('revolution-replay');
  await replays.last().getByRole('button').waitFor();
  expect(scripts).toEqual(['/embed/v1/revolution-replay.js']);
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('revolution-replay')].map((each) =>
        (each as ReplayElement).goTo('r1t1p1'),
      ),
    ),
  );
  expect(scripts).toContain('/embed/v1/match/first-dawn.en.js');
  expect(scripts).toEqual([...new Set(scripts)]);
  await replays.nth(7).locator('section[tabindex]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await whereOf(replays.nth(7)))?.at).toBe('r1t1p2');
  for (const other of [0, 6, 8, 19]) expect((await whereOf(replays.nth(other)))?.at).toBe('r1t1p1');
  await page.locator('h1').click();
  await page.keyboard.press('ArrowRight');
  expect((await whereOf(replays.nth(7)))?.at).toBe('r1t1p2');
  const twice = await page.evaluate(() =>
    [...document.querySelectorAll('revolution-replay')].flatMap(({ shadowRoot }) => {
      const ids = [...(shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
      return ids.filter((id, i) => ids.indexOf(id) !== i);
    }),
  );
  expect(twice).toEqual([]);
});

test('it works when a router changes the page, brings the script again and moves elements', async ({
  page,
  hosts,
}) => {
  const faults = watchFaults(page);
  await page.goto(hosts.publish(POST));
  await open(replayOf(page));
  await page.evaluate(
    ([html, src]) => {
      const main = document.createElement('main');
      main.innerHTML = html ?? '';
      document.querySelector('main')?.replaceWith(main);
      const script = document.createElement('script');
      script.src = src ?? '';
      document.body.append(script);
    },
    [ELEMENT.replaceAll('SITE', hosts.site), `${hosts.site}embed/v1/revolution-replay.js`],
  );
  await open(replayOf(page));
  const moved = await page.evaluate(async () => {
    const made = document.createElement('revolution-replay') as ReplayElement;
    made.setAttribute('match', 'first-dawn');
    document.querySelector('main')?.append(made);
    await made.goTo('r1t2p1');
    document.querySelector('main')?.prepend(made);
    await made.next();
    made.remove();
    await new Promise((done) => setTimeout(done));
    const gone = made.where;
    document.querySelector('main')?.append(made);
    await made.next();
    return [gone, made.where?.at];
  });
  expect(moved).toEqual([null, 'r1t2p3']);
  expect(faults).toEqual([]);
});

test.describe('what cannot be had is said in place, with the link standing', () => {
  const cases: readonly { name: string; attributes: string; says: RegExp; block?: string }[] = [
    { name: 'a match that is not there', attributes: 'match="nowhere"', says: /has no match of the name/ },
    {
      name: 'a script that is blocked',
      attributes: 'match="first-dawn"',
      says: /could not be loaded/,
      block: '**/stepper.js',
    },
    {
      name: 'the first part blocked',
      attributes: 'match="first-dawn"',
      says: /could not be loaded/,
      block: '**/element.js',
    },
    { name: 'an address that is none', attributes: 'src="http://"', says: /is no address of a log/ },
    { name: 'an address without CORS', attributes: 'src="SITElogs/README.md"', says: /\w/ },
    { name: 'a page instead of a log', attributes: 'src="PAGE"', says: /\w/ },
    {
      name: 'a log that is none, with markup',
      attributes: 'log="&lt;img src=x onerror=alert(1)&gt;"',
      says: /\w/,
    },
    { name: 'a link that is cut', attributes: 'log="1kq2"', says: /\w/ },
  ];
  for (const { name, attributes, says, block } of cases) {
    test(name, async ({ page, hosts }) => {
      const faults = watchFaults(page);
      page.on('dialog', () => faults.push('error: markup ran'));
      if (block) await page.route(block, (route) => route.abort());
      const other = hosts.publish('<h1>No log</h1>', { 'Access-Control-Allow-Origin': '*' });
      const html = POST.replace('match="first-dawn" at="r1t1p2"', attributes.replace('PAGE', other));
      await page.goto(hosts.publish(html));
      const replay = replayOf(page);
      await replay.getByRole('button').click();
      await expect(replay.getByRole('status').filter({ hasText: says })).toBeVisible();
      await expect(page.getByRole('link')).toBeVisible();
      expect(await replay.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('img, h1').length)).toBe(
        0,
      );
      expect(thrown(faults).filter((fault) => !fault.includes('CORS'))).toEqual([]);
    });
  }
});
