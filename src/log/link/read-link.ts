/**
 * Reads the link form. What a link holds is printed and read as any log, so that it can do no more than a log can.
 *
 *     const read = readLink('1kq2…');
 *     if ('fault' in read) tell(read.fault); else show(read.match);
 */
import type { Parsed } from '../parsed.ts';
import { parseText } from '../text/parse.ts';
import { type LinkProblem, textOfLink } from './link-text.ts';

/** `text` is the log that the link holds, in the text form; `match` and `problems` are what was read from it. */
export type ReadLink = (Parsed & { readonly text: string }) | { readonly fault: LinkProblem };

/** Never throws. */
export function readLink(link: string): ReadLink {
  const log = textOfLink(link);
  return 'fault' in log ? log : { ...parseText(log.text), text: log.text };
}
