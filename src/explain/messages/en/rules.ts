/** The rules of all games in words, and what their pages say around them. */
import { differences } from './differences.ts';
import { anemakiExamples, anemakiFigures } from './figures-anemaki.ts';
import { forradalomExamples, forradalomFigures } from './figures-forradalom.ts';
import { anemaki, anemakiTexts } from './rules-anemaki.ts';
import { forradalom, forradalomTexts } from './rules-forradalom.ts';

export const rules = {
  texts: { ...anemakiTexts, ...forradalomTexts },
  games: { anemaki, forradalom },
  page: {
    index: 'Rules',
    indexDescription: 'The card games that Epanastasi knows, rule by rule.',
    indexLead:
      'Every rule has a number. Wherever a replay explains a play, it cites these numbers, and each one leads to its rule on these pages.',
    contents: 'On this page',
    source: 'From the source.',
    reading: 'Our reading',
    option: 'Tables differ',
    byDefault: 'usual',
    rule: (id: string) => `Rule ${id}`,
  },
  differences,
  figures: { ...anemakiFigures, forradalom: forradalomFigures },
  examples: { ...anemakiExamples, ...forradalomExamples },
};
