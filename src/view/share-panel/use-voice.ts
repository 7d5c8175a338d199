/** The language in which the shared moment speaks: the page's at first, another when its words have come. */
import { useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import type { ShareVoice } from '../share/scene.ts';
import { loadVoice } from './words.ts';

/** Without a network, and never loaded before, a language stays silent: the one before stands. */
export function useVoice(first: ShareVoice): readonly [ShareVoice, (language: Language) => void] {
  const [voice, setVoice] = useState(first);
  const speak = (language: Language) => {
    loadVoice(language, first.words.refusals !== undefined).then(setVoice, () => setVoice({ ...voice }));
  };
  return [voice, speak];
}
