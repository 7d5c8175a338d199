/** The lines of a reader in the match that a player shows, one set a match, and the words for it. Loaded when first asked for. */
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { LogAccess } from '../player/reading.ts';
import type { Source } from '../source/source.ts';
import { loadMatch } from './load-match.ts';
import { WhatIfSession } from './session.ts';
import { loadWhatIfWords } from './words.ts';

const sessions = new WeakMap<Source, Promise<WhatIfSession>>();

/** The same session for the same match. Where the log cannot be read it may be asked for again. */
export function sessionOf(source: Source, log: LogAccess): Promise<WhatIfSession> {
  const known = sessions.get(source);
  if (known) return known;
  const session = loadMatch(log).then((read) => new WhatIfSession(source, read));
  sessions.set(source, session);
  session.catch(() => sessions.delete(source));
  return session;
}

export interface Loaded {
  /** Null where the log cannot be read. */
  readonly session: WhatIfSession | null;
  readonly words: Messages['whatIf'];
}

/** Null while it is on its way. `onFailed`: not even the words can be loaded. */
export function useSession(
  source: Source,
  log: LogAccess | null,
  locale: Language,
  onFailed: () => void,
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let here = true;
    const session = log ? sessionOf(source, log).catch(() => null) : null;
    Promise.all([session, loadWhatIfWords(locale)]).then(
      ([session, words]) => here && setLoaded({ session, words }),
      () => here && onFailed(),
    );
    return () => {
      here = false;
    };
  }, [source, log, locale]);
  return loaded;
}
