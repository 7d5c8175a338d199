/** Why a log is not shown, and the words for it. */
import type { Rich } from '../../explain/rich.ts';
import { cardGlyphs } from '../../explain/rich-to-text.ts';
import type { LinkProblem } from '../../log/link/link-text.ts';
import type { Problem } from '../../log/problem.ts';
import type { Teller } from '../teller/teller.ts';
import { type FetchFault, LARGEST, PATIENCE } from './fetch-log.ts';
import type { ReaderWords } from './reader-words.ts';

/** Longer matches are for the page that opens logs: it folds in a Worker, and its lists are virtual. */
export const MOST_ROUNDS = 200;

export type Refusal =
  | FetchFault
  | { readonly fault: 'link'; readonly link: LinkProblem }
  | { readonly fault: 'long'; readonly rounds: number }
  /** Not one round could be read; the first error, where one was found. */
  | { readonly fault: 'nothing'; readonly problem: Problem | null };

/** One or two sentences of plain text: what is wrong and what to do. `opener`: the address of the page that opens logs. */
export function refuse(refusal: Refusal, words: ReaderWords, teller: Teller, opener: string): string {
  const { reader, logLink } = words;
  switch (refusal.fault) {
    case 'link':
      return logLink[refusal.link];
    case 'address':
      return reader.address(refusal.src);
    case 'status':
      return reader.status(refusal.host, refusal.status);
    case 'slow':
      return reader.slow(refusal.host, PATIENCE);
    case 'unreachable':
      return reader.unreachable(refusal.host);
    case 'large':
      return reader.large(LARGEST, opener);
    case 'long':
      return reader.long(refusal.rounds, MOST_ROUNDS, opener);
    case 'nothing': {
      const { problem } = refusal;
      if (!problem) return reader.nothingAtAll;
      return reader.nothing(problem.span.line, inSigns(teller.problem(problem)));
    }
    default:
      return reader[refusal.fault];
  }
}

/** A sentence as plain text, its cards in signs. */
function inSigns(rich: Rich): string {
  const texts = rich.map((part) => {
    if (typeof part === 'string') return part;
    if ('rule' in part) return part.rule;
    return 'name' in part ? part.name : part.cards.map(cardGlyphs).join(' ');
  });
  return texts.join('');
}
