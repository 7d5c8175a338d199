/**
 * Finds the Hugo that the tests build an example blog with: HUGO_PATH, or the system's. Where there is none, on Debian as root, it installs the
 * system's package.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends hugo';

/** The path of a Hugo, installed first if need be; it throws with the command to run where it cannot be. */
export function needHugo(): string {
  const found = findHugo();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`No Hugo here: ${INSTALL}`);
    execFileSync('sh', ['-c', INSTALL], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = findHugo();
  if (!installed) {
    throw new Error(
      `The tests of the examples need Hugo. Set HUGO_PATH, or on Debian run as root: ${INSTALL}`,
    );
  }
  return installed;
}

function findHugo(): string | null {
  const named = process.env.HUGO_PATH;
  return named || spawnSync('which', ['hugo'], { encoding: 'utf8' }).stdout.trim() || null;
}
