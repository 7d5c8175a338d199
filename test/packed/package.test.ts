import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { afterAll, describe, expect, it } from 'vitest';
import { installPackage, manifestOf, plainNode, runText } from '../support/consumer.ts';

const { folder, installed } = installPackage(['typescript']);
const node = plainNode();
afterAll(() => rmSync(folder, { recursive: true }));
const LOG = resolve('logs/first-dawn.revlog');

describe('what would be published', () => {
  it('has nothing that publint would change', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('holds what runs and what explains it, and no source, test or site', () => {
    const tops = globSync('*', { cwd: installed }).sort();
    expect(tops).toEqual(['LICENSE', 'README.md', 'bin', 'docs', 'lib', 'package.json', 'public']);
    expect(
      globSync('lib/**/*.{ts,tsx}', { cwd: installed }).filter((name) => !name.endsWith('.d.ts')),
    ).toEqual([]);
  });

  it('has a file for everything that is exported', () => {
    const targets = Object.values(manifestOf(installed).exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target as Record<string, string>),
    );
    const missing = targets.filter((target) => globSync(target, { cwd: installed }).length === 0);
    expect(missing).toEqual([]);
  });

  it('is small', () => {
    const files = globSync('**/*', { cwd: installed }).map((name) => statSync(join(installed, name)));
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(8_000_000);
  });
});

describe('the command of the package, run by a plain Node', () => {
  const command = (...args: string[]) =>
    runText(node, [join(installed, 'bin/epanastasi.js'), ...args], folder);

  it('says its version', () => {
    expect(command('--version')).toContain(manifestOf(installed).version);
  });

  it('replays a moment', () => {
    expect(command('replay', LOG, '--at', 'r1t1p2')).toContain(
      'Physo lays 9♦ 9♣ over Ari Malachitis’s eight.',
    );
  });

  it('checks a log', () => {
    const log = join(folder, 'bad.revlog');
    writeFileSync(log, 'revolution-log 1\nrules bridge\n');
    const { status, stdout } = spawnSync(node, [join(installed, 'bin/epanastasi.js'), 'check', log], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toContain('bad.revlog:2:1: game.unknown: ');
  });
});

describe('the types', () => {
  it('serve a program under TypeScript’s strictest rules, those of the libraries checked as well', () => {
    const compilerOptions = {
      ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true },
      ...{ target: 'es2023', module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    };
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    copyFileSync('test/packed/program.ts.txt', join(folder, 'program.ts'));
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });
});
