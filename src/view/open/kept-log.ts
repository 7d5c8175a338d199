/**
 * The log that is open, kept for this tab: another language, a reload and the way forward find it again. The page's
 * hash says which: one that it brings along itself (`#log=…`), or the one in the tab's store (`#opened`); without either Back leads to the chooser.
 */
import type { LinkText } from '../../log/link/link-text.ts';
import { readLogOption } from '../../log/link/log-option.ts';
import { isOpenedHash, OPENED, readOptions } from '../options.ts';
import { judgeText } from './file-text.ts';

export interface KeptLog {
  readonly text: string;
  /** Of its file; empty where there was none. */
  readonly name: string;
}

/** Why the address's own log cannot be had. */
export type LinkFault = Extract<LinkText, { readonly fault: unknown }>;

const KEY = 'opened-log';

/** Which log a hash asks for, so that two hashes that ask for the same can be told: `opened`, or the log itself; empty where it asks for none. */
export function askedLog(hash: string): string {
  return readOptions(hash).log || (isOpenedHash(hash) ? OPENED : '');
}

/** Keeps a log, unless the address brings it along, and gives the page an entry of its own in the history. One that is too long for the browser is not kept. */
export function keepLog(page: Window, log: KeptLog): void {
  const open = keptLog(page);
  if (open && 'text' in open && open.text === log.text) return;
  try {
    page.sessionStorage.setItem(KEY, JSON.stringify(log));
  } catch {
    forgetLog(page);
  }
  // What the address says of another log does not hold for this one.
  if (isOpenedHash(page.location.hash)) page.history.replaceState(page.history.state, '', `#${OPENED}`);
  else page.history.pushState(null, '', `#${OPENED}`);
}

/** The log that the hash speaks of, or why there is none in it; null where it speaks of none, or of one that is not kept. */
export function keptLog(page: Window): KeptLog | LinkFault | null {
  const { hash } = page.location;
  const { log } = readOptions(hash);
  if (log) {
    const read = readLogOption(log);
    return 'text' in read ? { text: read.text, name: '' } : read;
  }
  if (!isOpenedHash(hash)) return null;
  try {
    const { text, name } = JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}');
    const isKept = typeof text === 'string' && typeof name === 'string' && 'text' in judgeText(text);
    return isKept ? { text, name } : null;
  } catch {
    return null;
  }
}

/** The address of the chooser, as a new entry of the history. */
export function leaveLog(page: Window): void {
  const { pathname, search, hash } = page.location;
  if (askedLog(hash) !== '') page.history.pushState(null, '', `${pathname}${search}`);
}

function forgetLog(page: Window): void {
  try {
    page.sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden: then nothing was kept.
  }
}
