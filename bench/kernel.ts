/**
 * How many rounds a second the kernels play, dealing included, by policy; for Anemaki beside a reference in C++ that plays the very
 * same rounds (`bench/reference`): both must come to the same places. Each is measured in a process of its own, in turns. The kernels
 * are built as for the page. `node bench/kernel.ts`, with Node 22.18 or later; the reference needs `g++`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { kernelOf } from '../src/analysis/kernel/kernels.ts';
import { gameById, setupOf } from '../src/rules/games.ts';

const SEED = 'bench';
const TURNS = 4;
/** Short and many, so that some are played undisturbed. */
const SPELLS = 200;
/** Rounds in a spell of five players by a policy that looks at nothing, and how much slower others are. */
const ROUNDS = 6000;
const SLOWER: Readonly<Record<string, number>> = { heuristic: 12, linear: 12 };
/** What the reference plays, and the share of its speed that is asked of the kernel at least. */
const AT_LEAST: Readonly<Record<string, number>> = { random: 0.55, greedy: 0.7 };

const TABLES = [
  { game: 'anemaki', players: 5 },
  { game: 'forradalom', players: 4 },
  { game: 'forradalom', players: 8 },
  { game: 'forradalom', players: 16 },
] as const;

interface Run {
  /** Nanoseconds a round, of the fastest spell. */
  readonly ns: number;
  readonly checksum: string;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'epanastasi-bench-'));

async function builtKernels(): Promise<string> {
  const output = { entryFileNames: 'rollouts.mjs' };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: here('rollouts/rollouts.ts'),
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output },
    },
  });
  return join(folder, output.entryFileNames);
}

/** The reference, built on the spot; null without a compiler. */
function builtReference(): string | null {
  if (spawnSync('g++', ['--version']).status !== 0) return null;
  const program = join(folder, 'reference');
  const options = ['-std=c++17', '-O3', '-march=native', '-o', program];
  execFileSync('g++', [...options, here('reference/anemaki.cpp')], { stdio: 'inherit' });
  return program;
}

function run(program: string, args: readonly (string | number)[]): Run {
  const [ns = '', checksum = ''] = execFileSync(program, args.map(String), { encoding: 'utf8' }).split(/\s+/);
  return { ns: Number(ns), checksum };
}

/** The fastest of each, the runs taken in turns. */
function fastest(...runs: readonly (() => Run)[]): Run[] {
  const all = Array.from({ length: TURNS }, () => runs.map((each) => each()));
  return runs.map((_, i) => all.map((turn) => turn[i] as Run).reduce((a, b) => (b.ns < a.ns ? b : a)));
}

const perSecond = ({ ns }: Run) => `${(1e6 / ns).toFixed(0).padStart(6)} k rounds/s`;

function measure(
  kernels: string,
  reference: string | null,
  game: string,
  players: number,
  policy: string,
): void {
  const rounds = Math.ceil((ROUNDS * (game === 'anemaki' ? 1 : 4 / players ** 2)) / (SLOWER[policy] ?? 1));
  const timed = [policy, rounds, SPELLS, SEED];
  const least = game === 'anemaki' ? AT_LEAST[policy] : undefined;
  const own = () => run(process.execPath, [kernels, game, players, ...timed]);
  const [ours, theirs] = fastest(own, ...(reference && least ? [() => run(reference, timed)] : []));
  if (!ours) throw new Error('nothing was run');
  const line = `${`${game}, ${players} players, ${policy}`.padEnd(36)}${perSecond(ours)}`;
  if (!theirs) {
    console.log(line);
    return;
  }
  const ratio = ours.ns > 0 ? theirs.ns / ours.ns : 0;
  console.log(`${line}   C++ ${perSecond(theirs)}   ratio ${ratio.toFixed(2)} (${least} at least)`);
  if (ours.checksum !== theirs.checksum) {
    throw new Error(`${policy}: the kernel comes to ${ours.checksum}, the reference to ${theirs.checksum}.`);
  }
}

try {
  const kernels = await builtKernels();
  const reference = builtReference();
  if (!reference) console.log('No g++ here: the kernels stand alone, without the reference in C++.');
  for (const { game, players } of TABLES) {
    const rules = gameById(game);
    if (!rules) throw new Error(`no game ${game}`);
    for (const policy of kernelOf(setupOf(rules, players), game).policies) {
      measure(kernels, reference, game, players, policy);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
