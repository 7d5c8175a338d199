/** The scripts of the embed that are built from source, each from its entry in `src/embed/`. The data parts are pages (`pages/embed/`). */
import { LANGUAGES } from '../../explain/messages/languages.ts';

/** By name as in the script's address, without `.js`: the entry's path in `src/embed/`. */
export const ENTRIES: Readonly<Record<string, string>> = {
  'revolution-replay': 'element/revolution-replay.ts',
  element: 'element/element.ts',
  frame: 'frame/frame.ts',
  stepper: 'stepper/entry.ts',
  motion: 'stepper/motion.ts',
  box: 'box/entry.ts',
  chart: 'chart/entry.ts',
  charts: 'charts/entry.ts',
  machine: 'machine/entry.ts',
  reader: 'reader/entry.ts',
  json: 'reader/json.ts',
  link: 'reader/link.ts',
  ...inEachLanguage('reader'),
  ...inEachLanguage('draw'),
  ...inEachLanguage('words'),
  ...inEachLanguage('teller'),
};

/** `teller.en` from `teller/en.ts`, and so on. */
function inEachLanguage(part: string): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [`${part}.${language}`, `${part}/${language}.ts`]));
}
