/**
 * Finds the Chromium that browser tests and pictures use, in this order: CHROMIUM_PATH, the
 * system's, Playwright's own. Where there is none, on Debian as root, it installs the system's package.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The shell first: it has no window, whose own pages cost each test a process. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const APT = 'apt-get install -y --no-install-recommends';
/** Older releases have no shell. */
const INSTALL = `apt-get update && (${APT} chromium-headless-shell || ${APT} chromium)`;

/** Flags for a browser that has no user, no GPU and no network but loopback. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium, or null when this machine has none. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const system = NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim());
  return system.find((path) => path !== '') ?? playwrights();
}

/** The path of a Chromium, installed first if need be; it throws with the command to run where it cannot be. */
export function needChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`No Chromium here: ${INSTALL}`);
    execFileSync('sh', ['-c', INSTALL], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      `The browser tests need Chromium. Set CHROMIUM_PATH, or on Debian run as root: ${INSTALL}`,
    );
  }
  return installed;
}

function playwrights(): string | null {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}
