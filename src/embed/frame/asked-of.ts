/** What the address of a frame asks for: options from its query, and from its hash, which wins. */
import { LANGUAGES, type Language } from '../../explain/messages/languages.ts';
import type { Origin } from '../element/load-showing.ts';

export interface AskedOfFrame {
  /** Everything that was said, as a query for `readOptions`. */
  readonly options: string;
  readonly origin: Origin;
  readonly locale: Language;
  /** A reader's own lines, as the option has them. */
  readonly whatif: string | null;
}

/** `match` and `locale`: what the page of the frame is about, and in which language; no match where it is for logs in links. */
export function askedOf(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  match: string | null,
  locale: Language,
): AskedOfFrame {
  const said = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) said.set(name, value);
  return {
    options: String(said),
    origin: { match, log: said.get('log'), src: said.get('src') },
    locale: LANGUAGES.find((language) => language === said.get('lang')) ?? locale,
    whatif: said.get('whatif'),
  };
}
