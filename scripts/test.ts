/**
 * Everything that must hold, in one command: `npm test`. Each runner's tests are counted; a check that
 * only passes or fails counts as one. The last line sums them up.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the counts out of the runner's report; without it the step counts as one. */
  readonly count?: (report: string) => Count;
}

const reports = mkdtempSync(join(tmpdir(), 'epanastasi-test-'));
const report = (name: string) => join(reports, `${name}.json`);

const vitest = (project: string): Step => ({
  name: project,
  command: [
    ...['npx', 'vitest', 'run', '--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report(project)}`],
  ],
  count: (text) => {
    const { numPassedTests: passed, numFailedTests: failed, success } = JSON.parse(text);
    return { passed, failed: Math.max(failed, success ? 0 : 1) };
  },
});

const STEPS: readonly Step[] = [
  { name: 'lint', command: ['npx', 'biome', 'ci', '.'] },
  { name: 'unused', command: ['npx', 'knip'] },
  { name: 'types', command: ['npx', 'astro', 'check', '--minimumFailingSeverity', 'hint'] },
  vitest('unit'),
  {
    name: 'build under a base path',
    command: ['npm', 'run', 'build', '--', '--outDir', 'dist-base'],
    env: { BASE: '/epanastasi/' },
  },
  { name: 'build', command: ['npm', 'run', 'build'] },
  vitest('built'),
  { name: 'package', command: ['npm', 'run', 'package'] },
  vitest('packed'),
  {
    name: 'browser',
    command: ['npx', 'playwright', 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser') },
    count: (text) => {
      const { expected, flaky, unexpected } = JSON.parse(text).stats;
      return { passed: expected + flaky, failed: unexpected };
    },
  },
];

function run(step: Step): Count {
  console.log(`\n── ${step.name}`);
  const [program = '', ...args] = step.command;
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...step.env },
  });
  const plain: Count = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.count) return plain;
  const counted = readCount(step, step.count);
  // A runner that failed although no test did (or that left no report) still counts as a failure.
  return status !== 0 && (counted?.failed ?? 0) === 0
    ? { passed: counted?.passed ?? 0, failed: 1 }
    : (counted ?? plain);
}

function readCount(step: Step, count: (report: string) => Count): Count | null {
  try {
    return count(readFileSync(report(step.name), 'utf8'));
  } catch {
    return null;
  }
}

const counts = STEPS.map((step) => ({ step, ...run(step) }));
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { step, passed, failed } of counts)
  console.log(`${step.name}: ${passed} passed, ${failed} failed`);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
