/** What charts ask of a match, for pictures: its source and a language, and nothing that only a page has. */
import { CATALOGUES } from '../explain/messages/catalogues.ts';
import type { Language } from '../explain/messages/languages.ts';
import type { ChartReading } from '../view/player/reading.ts';
import { gameFacts } from '../view/source/facts.ts';
import type { Source } from '../view/source/source.ts';

export function chartReading(source: Source, locale: Language): ChartReading {
  return {
    source,
    facts: gameFacts(source.facts),
    words: CATALOGUES[locale],
    locale,
    log: null,
    ruleHref: () => '',
    machine: '',
    drawn: {},
    pen: null,
  };
}
