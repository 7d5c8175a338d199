/**
 * The log that is open, kept for this tab: another language, a reload and the way forward find it again. The page's
 * hash says which: one that it brings along itself (`#log=…`), or the one in the tab's store (`#opened`); without either Back leads to the chooser.
 */
import type { LinkText } from '../../log/link/link-text.ts';
import { isOpenedHash, OPENED, readOptions } from '../options.ts';
import { judgeText } from './file-text.ts';

export interface KeptLog {
  readonly text: string;
  /** Of its file; empty where there was none. */
  readonly name: string;
  /** Its entry in the reader's library, where that is known. */
  readonly entry?: string;
}

/** Why the address's own log cannot be had. */
export type LinkFault = Extract<LinkText, { readonly fault: unknown }>;

const KEY = 'opened-log';

/** What the address brought along last, and the text that it is. */
let carried: { readonly log: string; readonly text: string } | null = null;

/** Which log a hash asks for, so that two hashes that ask for the same can be told: `opened`, or the log itself; empty where it asks for none. */
export function askedLog(hash: string): string {
  return readOptions(hash).log || (isOpenedHash(hash) ? OPENED : '');
}

/** Keeps a log, unless the address brings it along, and gives the page an entry of its own in the history. One that is too long for the browser is not kept. */
export function keepLog(page: Window, log: KeptLog): void {
  const brought = readOptions(page.location.hash).log;
  const text = brought && carried?.log === brought ? carried.text : keptLog(page)?.text;
  if (text === log.text) return;
  store(page, log);
  // What the address says of another log does not hold for this one.
  if (isOpenedHash(page.location.hash)) page.history.replaceState(page.history.state, '', `#${OPENED}`);
  else page.history.pushState(null, '', `#${OPENED}`);
}

/** Keeps the log that is open with what was noted in it; where the address brought it along, as one of its own from now on. */
export function keepNoted(page: Window, log: KeptLog): void {
  if (isOpenedHash(page.location.hash)) store(page, log);
  else keepLog(page, log);
}

/** Says which entry of the library the log is, where the tab's store has it. */
export function nameEntry(page: Window, entry: string): void {
  const kept = keptLog(page);
  if (kept && kept.entry !== entry) store(page, { ...kept, entry });
}

/** The log in the tab's store, where the hash speaks of it; null where it does not, or none is kept. */
export function keptLog(page: Window): KeptLog | null {
  if (!isOpenedHash(page.location.hash)) return null;
  try {
    const { text, name, entry } = JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}');
    const isKept = typeof text === 'string' && typeof name === 'string' && 'text' in judgeText(text);
    if (!isKept) return null;
    return typeof entry === 'string' ? { text, name, entry } : { text, name };
  } catch {
    return null;
  }
}

/** The log that the address brings along, or why there is none in it; null where it brings none. What reads it is loaded then. */
export async function carriedLog(page: Window): Promise<KeptLog | LinkFault | null> {
  const { log } = readOptions(page.location.hash);
  if (!log) return null;
  const { readLogOption } = await import('../../log/link/log-option.ts');
  const read = readLogOption(log);
  if (!('text' in read)) return read;
  carried = { log, text: read.text };
  return { text: read.text, name: '' };
}

/** The address of the chooser, as a new entry of the history. */
export function leaveLog(page: Window): void {
  const { pathname, search, hash } = page.location;
  if (askedLog(hash) !== '') page.history.pushState(null, '', `${pathname}${search}`);
}

function store(page: Window, log: KeptLog): void {
  try {
    page.sessionStorage.setItem(KEY, JSON.stringify(log));
  } catch {
    forgetLog(page);
  }
}

function forgetLog(page: Window): void {
  try {
    page.sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden: then nothing was kept.
  }
}
