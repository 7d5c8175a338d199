/** A folder of somebody who has installed the package: as it would be published, its dependencies linked from the clone. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

export interface Consumer {
  readonly folder: string;
  /** The package as it was unpacked. */
  readonly installed: string;
}

/** Needs `lib/` (`npm run package`). `others`: packages of the clone that the consumer has as well. */
export function installPackage(others: readonly string[] = []): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'epanastasi-consumer-'));
  const installed = join(folder, 'node_modules', 'epanastasi');
  mkdirSync(installed, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder]);
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['xzf', join(folder, tarball), '-C', installed, '--strip-components=1']);
  const { dependencies } = manifestOf(installed);
  for (const name of new Set([...Object.keys(dependencies), ...others])) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(resolve('node_modules', name), place);
  }
  return { folder, installed };
}

export interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** The Node of the system rather than the one that the set-up brought; the running one where there is no other. */
export function plainNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  for (const folder of folders) {
    const node = join(folder, 'node');
    try {
      const [major = 0, minor = 0] = runText(node, ['-p', 'process.versions.node']).split('.').map(Number);
      if (major > 20 || (major === 20 && minor >= 19)) return node;
    } catch {
      // None here.
    }
  }
  return process.execPath;
}

export function runText(program: string, args: readonly string[], cwd = '.'): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
