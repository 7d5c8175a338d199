/** The link form as the text of the log that it holds. Any link gives a text or says why not, in bounded time: whatever was cut, altered or made by a stranger. */
import type { Match } from '../model.ts';
import { printText } from '../text/print.ts';
import { bytesOf, isLetters } from './alphabet.ts';
import { CHECK_LENGTH, checksumOf } from './checksum.ts';
import { LINK_VERSION, matchOfBytes } from './codec.ts';
import { LinkFault } from './coder.ts';
import { LONGEST_LINK } from './limits.ts';

/** Nothing there; letters that no link has; made by a later version; cut or altered on the way; longer than any link is. */
export type LinkProblem = 'empty' | 'letters' | 'version' | 'broken' | 'too-long';

/** The text of a log (which may still be none), or why there is none. */
export type LinkText = { readonly text: string } | { readonly fault: LinkProblem };

export function textOfLink(link: string): LinkText {
  const text = link.trim().slice(0, LONGEST_LINK + 1);
  const fault = faultOf(text);
  if (fault) return { fault };
  const match = decode(text.slice(1 + CHECK_LENGTH));
  return match ? { text: printText(match) } : { fault: 'broken' };
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
