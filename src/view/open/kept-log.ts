/**
 * The log that was opened last, kept for this tab: another language, a reload and the way forward find it again. The
 * page's hash says whether it is open, so that Back leads to the chooser.
 */
import { judgeText } from './file-text.ts';

export interface KeptLog {
  readonly text: string;
  /** Of its file; empty where there was none. */
  readonly name: string;
}

const KEY = 'opened-log';
const HASH = '#opened';

export function isOpenedHash(hash: string): boolean {
  return hash.startsWith(HASH);
}

/** Keeps a log and gives the page an entry of its own in the history. One that is too long for the browser is not kept. */
export function keepLog(page: Window, log: KeptLog): void {
  try {
    page.sessionStorage.setItem(KEY, JSON.stringify(log));
  } catch {
    forgetLog(page);
  }
  if (!isOpenedHash(page.location.hash)) page.history.pushState(null, '', HASH);
}

/** The log that the hash speaks of, null where it speaks of none or there is none. */
export function keptLog(page: Window): KeptLog | null {
  if (!isOpenedHash(page.location.hash)) return null;
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
  if (isOpenedHash(hash)) page.history.pushState(null, '', `${pathname}${search}`);
}

function forgetLog(page: Window): void {
  try {
    page.sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden: then nothing was kept.
  }
}
