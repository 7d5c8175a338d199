import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { loadRefusals, loadWords } from '../../src/view/words/words.ts';

describe.each(LANGUAGES)('the words of a player in %s', (language) => {
  it('come without the reasons against what the rules forbid, where nothing was against them', async () => {
    const { refusals: _, ...expected } = CATALOGUES[language];
    const words = await loadWords(language, false);
    expect(words).not.toHaveProperty('refusals');
    expect(expected).toMatchObject(words);
  });

  it('bring them along for a match with faults, the same as with the first question', async () => {
    const { refusals } = await loadWords(language, true);
    expect(refusals).toBe(CATALOGUES[language].refusals);
    expect(await loadRefusals(language)).toBe(refusals);
  });
});
