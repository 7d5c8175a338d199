/**
 * What a step costs a reader's browser: our element and lichess's pgn-viewer, each on a page of its own in one browser, stepped in turns by the
 * arrow key. The viewer is GPL and comes into a temporary folder for this alone. Needs `npm run build` before; `node bench/embed.ts`, with Node 22.18 or later.
 *
 * A step is all the processor time of the page's main thread from the key until nothing moves any more, as Chromium counts it: script, style, layout, paint
 * and handing over to the compositor, in every frame of what is set in motion. What a key takes that does nothing, in as long a time, is taken off. Once
 * as both come, and once with all motion off (reduced motion for ours, no animation for theirs). Chromium's own division into script, style and
 * layout is of no use here: it leaves out what runs as a microtask, as all our drawing does.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, needChromium } from '../scripts/chromium.ts';
import { serveFolder } from '../test/e2e/support/serve-folder.ts';

const VIEWER = '@lichess-org/pgn-viewer@2.5.9';
const MATCH = 'twelve-rounds';
/** A whole round of ours: from the deal to the ranking. */
const STEPS = 57;
/** Milliseconds within which what a step set in motion comes to rest. */
const REST = 400;

/** A key that neither player knows. */
const IDLE_KEY = 'q';

/** Kasparov – Topalov, Wijk aan Zee 1999: 87 moves of either side. */
const GAME = `1. e4 d6 2. d4 Nf6 3. Nc3 g6 4. Be3 Bg7 5. Qd2 c6 6. f3 b5 7. Nge2 Nbd7 8. Bh6 Bxh6 9. Qxh6 Bb7 10. a3 e5 11. O-O-O Qe7
12. Kb1 a6 13. Nc1 O-O-O 14. Nb3 exd4 15. Rxd4 c5 16. Rd1 Nb6 17. g3 Kb8 18. Na5 Ba8 19. Bh3 d5 20. Qf4+ Ka7 21. Rhe1 d4 22. Nd5 Nbxd5
23. exd5 Qd6 24. Rxd4 cxd4 25. Re7+ Kb6 26. Qxd4+ Kxa5 27. b4+ Ka4 28. Qc3 Qxd5 29. Ra7 Bb7 30. Rxb7 Qc4 31. Qxf6 Kxa3 32. Qxa6+ Kxb4
33. c3+ Kxc3 34. Qa1+ Kd2 35. Qb2+ Kd1 36. Bf1 Rd2 37. Rd7 Rxd7 38. Bxc4 bxc4 39. Qxh8 Rd3 40. Qa8 c3 41. Qa4+ Ke1 42. f4 f5 43. Kc1 Rd2
44. Qa7 1-0`;

const pageOf = (
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A player</title>
<style>body { margin: 0 auto; width: 720px }</style></head><body>${body}</body></html>`;

const OURS = pageOf(`<revolution-replay match="${MATCH}" at="r1"></revolution-replay>
<script async src="/embed/v1/revolution-replay.js"></script>`);

const theirs = (options: object) =>
  pageOf(`<link rel="stylesheet" href="/viewer/dist/lichess-pgn-viewer.css"><div id="viewer"></div>
<script type="module">
import LichessPgnViewer from '/viewer/dist/lichess-pgn-viewer.min.js';
LichessPgnViewer(document.getElementById('viewer'), ${JSON.stringify({ pgn: GAME, ...options })});
</script>`);

if (!existsSync('dist/embed/v1/stepper.js'))
  throw new Error('There is no built site: run "npm run build" first.');
const folder = mkdtempSync(join(tmpdir(), 'epanastasi-bench-'));
try {
  fetchViewer();
  cpSync('dist/embed', join(folder, 'embed'), { recursive: true });
  writeFileSync(join(folder, 'ours.html'), OURS);
  writeFileSync(join(folder, 'theirs.html'), theirs({}));
  writeFileSync(
    join(folder, 'theirs-still.html'),
    theirs({ chessground: { animation: { enabled: false } } }),
  );
  await run();
} finally {
  rmSync(folder, { recursive: true });
}

function fetchViewer(): void {
  execFileSync('npm', ['pack', VIEWER, '--silent', '--pack-destination', folder], { stdio: 'ignore' });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['xzf', join(folder, tarball), '-C', folder]);
  cpSync(join(folder, 'package'), join(folder, 'viewer'), { recursive: true });
}

async function run(): Promise<void> {
  const host = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS });
  try {
    print('as they come', await timeSteps(browser, `${host.origin}/`, false));
    print('without motion', await timeSteps(browser, `${host.origin}/`, true));
  } finally {
    await browser.close();
    host.close();
  }
  printBytes();
}

/** What each step of each costs, taken in turns. */
async function timeSteps(browser: Browser, root: string, still: boolean): Promise<Record<Player, number[]>> {
  const context = await browser.newContext({
    viewport: { width: 900, height: 1000 },
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  const ours = await openPlayer(context, `${root}ours.html`, 'revolution-replay');
  const theirs = await openPlayer(context, `${root}theirs${still ? '-still' : ''}.html`, '.lpv');
  const costs: Record<Player, number[]> = { ours: [], theirs: [] };
  for (let step = 0; step < STEPS; step += 1) {
    costs.ours.push(await timeStep(ours));
    costs.theirs.push(await timeStep(theirs));
  }
  await context.close();
  return costs;
}

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

/** A page whose player has the keyboard. */
async function openPlayer(context: BrowserContext, address: string, player: string): Promise<Opened> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(`${player} [tabindex="0"], ${player}[tabindex="0"]`).first().focus();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

/** The cost of a step, less that of a key that does nothing. */
async function timeStep({ page, session }: Opened): Promise<number> {
  await page.bringToFront();
  await page.waitForTimeout(REST);
  const costs = [];
  for (const key of [IDLE_KEY, 'ArrowRight']) {
    const before = await costSoFar(session);
    await page.keyboard.press(key);
    await page.waitForTimeout(REST);
    costs.push((await costSoFar(session)) - before);
  }
  const [idle = 0, step = 0] = costs;
  return step - idle;
}

type Player = 'ours' | 'theirs';

/** Milliseconds of processor time that the main thread has used since the page was opened. */
async function costSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function print(how: string, costs: Record<Player, number[]>): void {
  for (const [name, of] of [
    ['half of them take less', median],
    ['on the average', mean],
  ] as const) {
    const [own, other] = [of(costs.ours), of(costs.theirs)];
    const times = `ours ${own.toFixed(1)} ms, theirs ${other.toFixed(1)} ms`;
    console.log(`A step ${how}, ${name}: ${times}; ratio ${(own / other).toFixed(2)}`);
  }
}

function printBytes(): void {
  const size = (...files: string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  const part = (name: string) => `embed/v1/${name}.js`;
  const own = size(...['revolution-replay', 'element', 'stepper', 'words.en', 'cards', 'motion'].map(part));
  const data = size(part(`match/${MATCH}.en`));
  const other = size('viewer/dist/lichess-pgn-viewer.min.js', 'viewer/dist/lichess-pgn-viewer.css');
  console.log(
    `Bytes, gzip: ours ${own} and ${data} for the match of twelve rounds; theirs ${other} (script and style of both).`,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
