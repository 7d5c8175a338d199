/** Gets what an element or a frame shows: the ready data of a hosted match, or a log that is read in the browser. */
import type { Language } from '../../explain/messages/languages.ts';
import type { Showing } from '../showing.ts';
import type { Load } from './loader.ts';

/** Where a match comes from: of several the first that is there, in this order. */
export interface Origin {
  /** The name of a hosted match. */
  readonly match: string | null;
  /** The log itself. */
  readonly log: string | null;
  /** The address of a log. */
  readonly src: string | null;
}

/** The part that reads logs. What it refuses it refuses in words for the reader. */
export interface ReaderPart {
  readonly readShowing: (
    log: { readonly text: string } | { readonly href: string },
    locale: Language,
    load: Load,
  ) => Promise<Showing | { readonly refused: string }>;
  /** The showing with a reader's lines in it (the option `whatif`), those that fit the match. */
  readonly withLines: (showing: Showing, whatif: string, load: Load) => Promise<Showing>;
}

/** A reason for the reader of the page; any other error is told as a failure to load. */
export class Refused extends Error {}

/** `whatif`: a reader's own lines, as the option has them. Rejects with `Refused` where a log cannot be read. */
export async function loadShowing(
  origin: Origin,
  locale: Language,
  load: Load,
  whatif: string | null = null,
): Promise<Showing> {
  const showing = await loadPlain(origin, locale, load);
  return whatif ? ((await load('reader')) as ReaderPart).withLines(showing, whatif, load) : showing;
}

async function loadPlain({ match, log, src }: Origin, locale: Language, load: Load): Promise<Showing> {
  if (match) return (await load(`match/${encodeURIComponent(match)}.${locale}`)) as Showing;
  const { readShowing } = (await load('reader')) as ReaderPart;
  const read = await readShowing(log ? { text: log } : { href: src ?? '' }, locale, load);
  if ('refused' in read) throw new Refused(read.refused);
  return read;
}
