import type { Messages } from '../messages.ts';
import { differences } from './differences.ts';
import { anemakiExamples, anemakiFigures } from './figures-anemaki.ts';
import { forradalomExamples, forradalomFigures } from './figures-forradalom.ts';
import { anemaki, anemakiTexts } from './rules-anemaki.ts';
import { forradalom, forradalomTexts } from './rules-forradalom.ts';

export const rules: Messages['rules'] = {
  texts: { ...anemakiTexts, ...forradalomTexts },
  games: { anemaki, forradalom },
  page: {
    index: 'Szabályok',
    indexDescription: 'A kártyajátékok, amelyeket az Epanastasi ismer, szabályról szabályra.',
    indexLead:
      'Minden szabálynak száma van. Ahol egy visszajátszás egy lépést magyaráz, ezekre a számokra hivatkozik, és mindegyik a maga szabályához vezet ezeken az oldalakon.',
    contents: 'Ezen az oldalon',
    source: 'A forrásból.',
    reading: 'A mi olvasatunk',
    option: 'Asztala válogatja',
    byDefault: 'szokásos',
    rule: (id) => `${id} szabály`,
  },
  differences,
  figures: { ...anemakiFigures, forradalom: forradalomFigures },
  examples: { ...anemakiExamples, ...forradalomExamples },
};
