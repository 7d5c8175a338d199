/** A round of a match in the form that travels in a link, the reader's own lines in it as variations. */
import { printLink } from '../../log/link/print-link.ts';
import { parseText } from '../../log/text/parse.ts';
import { aloneInFile } from '../../replay/alone.ts';
import type { LogAccess } from '../player/reading.ts';
import type { Source } from '../source/source.ts';
import { sessionOf } from '../what-if/use-session.ts';

/** `index` of the round. Rejects where the log cannot be read, or the round does not fit into a link. */
export async function carryRound(source: Source, log: LogAccess, index: number): Promise<string> {
  const session = await sessionOf(source, log);
  const summary = source.rounds[index];
  const alone = summary && aloneInFile(parseText(session.log).match, index, summary);
  const printed = alone ? printLink(alone, 0) : { refused: 'no-round' };
  if ('refused' in printed) throw new Error(`The round does not go into a link: ${printed.refused}.`);
  return printed.text;
}
