/** Gets what an element or a frame shows: the ready data of a hosted match, or a log that is read in the browser. */
import type { Language } from '../../explain/messages/languages.ts';
import type { ReaderWords } from '../reader/reader-words.ts';
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

/** A reason for the reader of the page; any other error is told as a failure to load. Every script has its own copy, so that it goes by its name. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** What to say of an error, in the reader's words; `failed` is what is said of any other. */
export const saysOf = (error: unknown, failed: string): string =>
  error instanceof Error && error.name === 'Refused' ? error.message : failed;

/**
 * `whatif`: a reader's own lines, as the option has them; `site`: the address of the site, for words. Rejects with `Refused` where nothing
 * is asked for, and where what is cannot be had or read.
 */
export async function loadShowing(
  origin: Origin,
  locale: Language,
  load: Load,
  whatif: string | null,
  site: string,
): Promise<Showing> {
  const showing = await loadPlain(origin, locale, load, site);
  return whatif ? ((await load('reader')) as ReaderPart).withLines(showing, whatif, load) : showing;
}

async function loadPlain(
  { match, log, src }: Origin,
  locale: Language,
  load: Load,
  site: string,
): Promise<Showing> {
  if (match) {
    try {
      return (await load(`match/${encodeURIComponent(match)}.${locale}`)) as Showing;
    } catch {
      const { reader } = await wordsOf(locale, load);
      throw new Refused(reader.noMatch(match, site));
    }
  }
  if (!log && !src) throw new Refused((await wordsOf(locale, load)).reader.nothingAsked);
  const { readShowing } = (await load('reader')) as ReaderPart;
  const read = await readShowing(log ? { text: log } : { href: src ?? '' }, locale, load);
  if ('refused' in read) throw new Refused(read.refused);
  return read;
}

const wordsOf = async (locale: Language, load: Load) => (await load(`reader.${locale}`)) as ReaderWords;
