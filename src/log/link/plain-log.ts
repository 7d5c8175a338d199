/** A log that an address or an attribute brings along as it is: its own text or JSON, plain or in letters of links (base64url of UTF-8). */
import { bytesOf, isLetters } from './alphabet.ts';
import type { LinkText } from './link-text.ts';

/** Whether a text means to be the link form: the number of a version, then letters of links alone. */
export function isLinkForm(text: string): boolean {
  return /^\d[A-Za-z0-9_-]*$/.test(text);
}

export function readPlainLog(value: string): LinkText {
  const text = value.trim();
  if (text === '') return { fault: 'empty' };
  // Whatever has more letters than links have is a text itself.
  if (!isLetters(text)) return isLog(text) ? { text: value } : { fault: 'letters' };
  const whole = bytesOf(text).subarray(0, Math.floor((text.length * 6) / 8));
  const decoded = new TextDecoder().decode(whole);
  return isLog(decoded) ? { text: decoded } : { fault: 'broken' };
}

/** Whether a text begins as a log does, after comments and blank lines. */
function isLog(text: string): boolean {
  return /^\uFEFF?(?:\s|#[^\n]*\n)*(?:revolution-log\b|[{[])/.test(text);
}
