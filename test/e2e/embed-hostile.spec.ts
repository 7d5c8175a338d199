/** What an embed does with input that means it no good: words in place, nothing in the page's console, and no markup of strangers. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { printLink } from '../../src/log/link/print-link.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { test } from './support/hosts.ts';

const TEXT = readFileSync(new URL('../../logs/sevens-rule.revlog', import.meta.url), 'utf8');
const EVIL = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const MARKUP = TEXT.replace(/^player (\w+) .*$/gm, `player $1 ${EVIL}`)
  .replace(/^event .*$/m, `event ${EVIL}`)
  .replace(/^variation (\S+).*$/gm, `variation $1 ${EVIL}`)
  .replace(/^(\w+ plays \S+)$/m, `$1 ;${EVIL}`);

const printed = printLink(parseText(TEXT).match, 'all');
const LINK = 'text' in printed ? printed.text : '';

let server: Server;
let files: string;

test.beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url !== '/closed') response.setHeader('Access-Control-Allow-Origin', '*');
    if (url === '/good' || url === '/closed') response.end(TEXT);
    else if (url === '/markup') response.end(MARKUP);
    else if (url === '/page') response.end('<!doctype html><h1>Not here</h1>');
    else if (url === '/picture') response.end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]));
    else if (url === '/prose') response.end('Once upon a time\nthere was no log.\n');
    else if (url === '/huge') {
      const more = () => {
        while (response.writable && response.write('a passes\n'.repeat(8_000))) {}
      };
      response.on('drain', more);
      more();
    } else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  files = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Attributes of an element, and what is said in its place. */
const CASES: readonly (readonly [name: string, attributes: () => Record<string, string>, says: string])[] = [
  ['a src to a file without end', () => ({ src: `${files}/huge` }), 'too large'],
  ['a src to a web page', () => ({ src: `${files}/page` }), 'web page, not a log'],
  ['a src to a picture', () => ({ src: `${files}/picture` }), 'no text'],
  ['a src to other text', () => ({ src: `${files}/prose` }), 'No round of this log can be shown. Line 1'],
  ['a src to nothing', () => ({ src: `${files}/none` }), '404'],
  ['a src that its site keeps to itself', () => ({ src: `${files}/closed` }), 'Access-Control-Allow-Origin'],
  ['a src that is a script', () => ({ src: 'javascript:document.title=1' }), 'no address of a log'],
  ['a link that was cut', () => ({ log: LINK.slice(0, -4) }), 'not whole'],
  ['a link that was altered', () => ({ log: `${LINK.slice(0, 40)}A${LINK.slice(41)}` }), 'not whole'],
  ['a log that is markup', () => ({ log: EVIL }), 'is no log'],
];

/** What pages throw; a request that fails is told in the console by the browser itself. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|CORS policy/.test(message.text())) {
      errors.push(message.text());
    }
  });
  return errors;
}

function elementWith(attributes: Record<string, string>): string {
  const said = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<!doctype html><html lang="en"><title>post</title><revolution-replay${said.join('')}><p>A replay.</p></revolution-replay>
<script async src="SITEembed/v1/revolution-replay.js"></script>`;
}

for (const [name, attributes, says] of CASES) {
  test(`${name} is answered in an element`, async ({ page, hosts }) => {
    const errors = watchErrors(page);
    await page.goto(hosts.publish(elementWith(attributes())));
    await page.getByRole('button', { name: 'Step through' }).click();
    await expect(page.locator('revolution-replay')).toContainText('A replay.');
    await expect(page.getByText(says)).toBeVisible();
    expect(await page.title()).toBe('post');
    expect(errors).toEqual([]);
  });

  test(`${name} is answered in a sandboxed frame`, async ({ page, hosts }) => {
    const errors = watchErrors(page);
    const said = String(new URLSearchParams(attributes()));
    const frame = `<iframe title="replay" sandbox="allow-scripts" width="600" height="500" src="SITEembed/v1/#${said.replaceAll('&', '&amp;')}"></iframe>`;
    await page.goto(hosts.publish(`<!doctype html><html lang="en"><title>post</title>${frame}`));
    await expect(page.frameLocator('iframe').getByText(says)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const [name, attributes] of [
  ['from an address', () => ({ src: `${files}/markup` })],
  ['brought along', () => ({ log: MARKUP })],
] as const) {
  test(`a log full of markup ${name} is shown as text, its charts too`, async ({ page, hosts }) => {
    const errors = watchErrors(page);
    const panels = 'table,explain,plays,score,titles';
    await page.goto(hosts.publish(elementWith({ ...attributes(), panels })));
    const replay = page.locator('revolution-replay');
    await page.getByRole('button', { name: 'Step through' }).click();
    await replay.getByRole('region').first().waitFor();
    await expect(replay.locator('.score-panel svg').first()).toBeVisible();
    await page.keyboard.press('ArrowRight');
    expect(await page.title()).toBe('post');
    expect(await replay.locator('img[src=x]').count()).toBe(0);
    expect(errors).toEqual([]);
  });
}

test('a good log at an address of another site is stepped in element and frame', async ({ page, hosts }) => {
  const errors = watchErrors(page);
  await page.goto(hosts.publish(elementWith({ src: `${files}/good` })));
  await page.getByRole('button', { name: 'Step through' }).click();
  await page.locator('revolution-replay').getByRole('region').first().waitFor();
  const frame = `<iframe title="replay" sandbox="allow-scripts" width="600" height="500" src="SITEembed/v1/#log=${LINK}&amp;at=r1t1p2"></iframe>`;
  await page.goto(hosts.publish(`<!doctype html><html lang="en"><title>post</title>${frame}`));
  await page.frameLocator('iframe').getByRole('region').first().waitFor();
  expect(errors).toEqual([]);
});
