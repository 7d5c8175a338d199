/** The builder's match, moment and language; another match or language takes the place of the present one when it has come. */
import { useRef, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import { DEFAULTS } from '../../view/option-values.ts';
import type { Built } from './built.ts';

export type LoadBuilt = (name: string, locale: Language) => Promise<Pick<Built, 'source' | 'voice'>>;

export interface Wanted {
  readonly name: string;
  readonly at: string;
  readonly locale: Language;
}

export function useBuilt(first: Built, load: LoadBuilt) {
  const [built, setBuilt] = useState(first);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const choose = (some: Partial<Wanted>) => {
    const { name = built.name, locale = built.voice.locale } = some;
    // Another match begins at its start.
    const at = some.at ?? (name === built.name ? built.at : DEFAULTS.at);
    asked.current += 1;
    if (name === built.name && locale === built.voice.locale) {
      setBuilt({ ...built, at });
      return;
    }
    const turn = asked.current;
    load(name, locale).then(
      (loaded) => {
        if (turn !== asked.current) return;
        setFailed(false);
        setBuilt({ name, at, ...loaded });
      },
      () => setFailed(true),
    );
  };
  return { built, choose, failed };
}
