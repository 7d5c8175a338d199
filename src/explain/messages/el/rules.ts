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
    index: 'Κανόνες',
    indexDescription: 'Τα χαρτοπαίγνια που ξέρει η Epanastasi, κανόνα προς κανόνα.',
    indexLead:
      'Κάθε κανόνας έχει έναν αριθμό. Όπου μια αναπαραγωγή εξηγεί μια κίνηση, παραπέμπει σε αυτούς τους αριθμούς, και καθένας οδηγεί στον κανόνα του σε αυτές τις σελίδες.',
    contents: 'Σε αυτή τη σελίδα',
    source: 'Από την πηγή.',
    reading: 'Δική μας ερμηνεία',
    option: 'Διαφέρει από τραπέζι σε τραπέζι',
    byDefault: 'συνήθως',
    rule: (id) => `Κανόνας ${id}`,
  },
  differences,
  figures: { ...anemakiFigures, forradalom: forradalomFigures },
  examples: { ...anemakiExamples, ...forradalomExamples },
};
