import { describe, expect, it } from 'vitest';
import type { Decision, Reason } from '../../src/analysis/review/model.ts';
import { describeDecision, describeDeed } from '../../src/explain/describe-decision.ts';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { richToText } from '../../src/explain/rich-to-text.ts';
import { MISTAKE } from '../support/review.ts';

const scene = { game: 'anemaki', names: ['Achilles', 'Iannis'], made: { worlds: 400, policy: 'linear' } };

const REASONS: readonly Reason[] = [
  { code: 'missesSureWin' },
  { code: 'splitsGroup', face: '8', held: 3, laid: 1 },
  { code: 'spendsControl', face: 'A' },
  { code: 'missesLead', face: 'A', size: 2 },
  { code: 'hardToBeat', face: 'K', size: 1, by: 'A' },
  { code: 'beatsTooLow', face: '9', best: 'T', size: 2 },
  { code: 'spendsStrongest', face: 'K', size: 1 },
  { code: 'spendsGroup', face: '9', laid: 3, needed: 1 },
  { code: 'couldGoLast', face: '7' },
  { code: 'laysFewer', laid: 1, best: 2 },
  { code: 'spendsJoker' },
  { code: 'passesSafePlay', face: '8', size: 2 },
  { code: 'leadsIntoShortHand', seat: 0, cards: 1 },
  { code: 'keepsLowGroup', face: '7' },
  { code: 'leavesMoreGroups', groups: 4, best: 3 },
  { code: 'overtakesHigh', face: 'K', best: '9' },
  { code: 'breaksQuad', face: 'Q' },
  { code: 'mayFeedQuad', face: '7' },
  { code: 'givesStrength', face: 'A', best: '7' },
  { code: 'breaksGroup', face: 'J' },
  { code: 'leavesTalon' },
  { code: 'takesTalon' },
  { code: 'revoltHurts' },
  { code: 'revoltWouldHelp', face: '5' },
  { code: 'playoutsOnly' },
];

describe('describeDecision', () => {
  it('says what was chosen, what it cost, what was better, and why', () => {
    const { headline, why } = describeDecision(MISTAKE, scene, CATALOGUES.en);
    expect(richToText(headline, CATALOGUES.en)).toBe(
      'Mistake by Iannis: pass, at a cost of 0.31 points; better was: two eights.',
    );
    expect(richToText(why, CATALOGUES.en)).toBe(
      'Two eights could have gone at no cost to the hand (A9). Estimated from 400 deals of the cards that the player could not see, played on by “linear”.',
    );
  });

  it('writes numbers as the language does', () => {
    expect(richToText(describeDecision(MISTAKE, scene, CATALOGUES.hu).headline, CATALOGUES.hu)).toBe(
      'Hiba (Iannis): passz, az ára 0,31 pont; jobb lett volna: két nyolcas.',
    );
    expect(richToText(describeDecision(MISTAKE, scene, CATALOGUES.el).headline, CATALOGUES.el)).toContain(
      '0,31',
    );
  });

  it('says so when the best was found or nothing tells the choices apart', () => {
    const best = { ...MISTAKE, chosen: 0, class: 'best' } as const;
    const equal = { ...MISTAKE, class: 'equal' } as const;
    const text = (decision: Decision) =>
      richToText(describeDecision(decision, scene, CATALOGUES.en).headline, CATALOGUES.en);
    expect(text(best)).toBe('Iannis finds the best: two eights.');
    expect(text(equal)).toBe('Iannis chooses as well as can be told apart: pass, beside two eights.');
  });

  it.each(LANGUAGES)('has whole sentences for every reason in %s', (language) => {
    const sentences = REASONS.map((reason) => {
      const decision = { ...MISTAKE, reasons: [reason] };
      return richToText(describeDecision(decision, scene, CATALOGUES[language]).why, CATALOGUES[language]);
    });
    for (const text of sentences) expect(text).not.toMatch(/undefined|null|\[object/);
    expect(new Set(sentences).size).toBe(REASONS.length);
  });
});

describe('describeDeed', () => {
  const text = (deed: Parameters<typeof describeDeed>[0]) =>
    richToText(describeDeed(deed, scene.names, CATALOGUES.en.review), CATALOGUES.en);

  it('tells equal faces of a trade together', () => {
    expect(text({ type: 'give', to: 0, faces: ['7', '7', 'J'] })).toBe('give Achilles two sevens and a jack');
    expect(text({ type: 'swap', faces: ['7', '9'] })).toBe('swap a seven and a nine for the talon');
  });

  it('tells jokers that stand in', () => {
    expect(text({ type: 'revolt', face: '5', naturals: 3, jokers: 1 })).toBe(
      'revolution with three fives with a joker',
    );
    expect(text({ type: 'abstain' })).toBe('no revolution');
  });
});
