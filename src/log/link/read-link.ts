/**
 * Reads the link form. Any text gives a match or says why not, in bounded time: whatever was cut, altered or made by
 * a stranger. What the link holds is printed and read as any log, so that it can do no more than a log can.
 *
 *     const read = readLink('1kq2…');
 *     if ('fault' in read) tell(read.fault); else show(read.match);
 */
import type { Match } from '../model.ts';
import type { Parsed } from '../parsed.ts';
import { parseText } from '../text/parse.ts';
import { printText } from '../text/print.ts';
import { bytesOf, isLetters } from './alphabet.ts';
import { CHECK_LENGTH, checksumOf } from './checksum.ts';
import { LINK_VERSION, matchOfBytes } from './codec.ts';
import { LinkFault } from './coder.ts';
import { LONGEST_LINK } from './limits.ts';

/** Nothing there; letters that no link has; made by a later version; cut or altered on the way; longer than any link is. */
export type LinkProblem = 'empty' | 'letters' | 'version' | 'broken' | 'too-long';

/** `text` is the log that the link holds, in the text form; `match` and `problems` are what was read from it. */
export type ReadLink = (Parsed & { readonly text: string }) | { readonly fault: LinkProblem };

/** Whether a text means to be the link form: a number of a version, then letters of links alone. */
export function isLinkForm(text: string): boolean {
  return /^\d[A-Za-z0-9_-]*$/.test(text.slice(0, LONGEST_LINK));
}

export function readLink(link: string): ReadLink {
  const text = link.slice(0, LONGEST_LINK + 1).trim();
  const fault = faultOf(text);
  if (fault) return { fault };
  const match = decode(text.slice(1 + CHECK_LENGTH));
  if (!match) return { fault: 'broken' };
  const log = printText(match);
  return { ...parseText(log), text: log };
}

function faultOf(text: string): LinkProblem | null {
  if (text === '') return 'empty';
  if (text.length > LONGEST_LINK) return 'too-long';
  if (!isLetters(text)) return 'letters';
  if (text[0] !== LINK_VERSION) return 'version';
  const payload = text.slice(1 + CHECK_LENGTH);
  return text.slice(1, 1 + CHECK_LENGTH) === checksumOf(text[0] + payload) ? null : 'broken';
}

function decode(payload: string): Match | null {
  try {
    return matchOfBytes(bytesOf(payload));
  } catch (error) {
    if (error instanceof LinkFault) return null;
    throw error;
  }
}
