/** A log as an address or an attribute brings it along: the link form, or the log's own text or JSON, plain or in letters of links (base64url of UTF-8). */
import { bytesOf, isLetters } from './alphabet.ts';
import { isLinkForm, type LinkProblem, readLink } from './read-link.ts';

/** The text of a log (which may still be none), or why there is none. */
export type LogOption = { readonly text: string } | { readonly fault: LinkProblem };

export function readLogOption(value: string): LogOption {
  const text = value.trim();
  if (isLinkForm(text)) {
    const read = readLink(text);
    return 'fault' in read ? read : { text: read.text };
  }
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
