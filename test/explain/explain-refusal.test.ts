import { describe, expect, test } from 'vitest';
import { explainRefusal, type RefusedAt } from '../../src/explain/explain-refusal.ts';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES, type Language } from '../../src/explain/messages/languages.ts';
import { richToText } from '../../src/explain/rich-to-text.ts';
import type { Refusal, RefusalCode } from '../../src/rules/refusal.ts';
import { ASTER, cards, JANIET, lay, NAMES, PHYSO } from './frames.ts';
import { flaws } from './reading.ts';

const AT: RefusedAt = { names: NAMES, actor: ASTER, top: null };

function why(refusal: Refusal, at: Partial<RefusedAt> = {}, language: Language = 'en'): string {
  const messages = CATALOGUES[language];
  return richToText(explainRefusal(refusal, { ...AT, ...at }, messages), messages);
}

/** One refusal for each code, with the sentence that English has for it. */
const EVERY: { readonly [Code in RefusalCode]: readonly [Extract<Refusal, { code: Code }>, string] } = {
  'deal.hand-size': [
    { code: 'deal.hand-size', rule: 'A3', seat: PHYSO, held: 5, needed: 6 },
    'Physo is dealt five cards, but should have six (A3).',
  ],
  'deal.talon-size': [
    { code: 'deal.talon-size', rule: 'A3', held: 1, needed: 2 },
    'The talon has one card, but should have two (A3).',
  ],
  'deal.twice': [
    { code: 'deal.twice', rule: 'A2', card: '8d', seat: PHYSO },
    '8♦ is in the deal once too often, the last time with Physo (A2).',
  ],
  'deal.foreign': [
    { code: 'deal.foreign', rule: 'A2', card: '2d', seat: null },
    '2♦ (in the talon) does not belong to the cards of this game (A2).',
  ],
  'deal.dealer': [
    { code: 'deal.dealer', rule: 'A20', seat: PHYSO, expected: JANIET },
    'Janiet has to deal this round, not Physo (A20).',
  ],
  'play.turn': [
    { code: 'play.turn', rule: 'A1', expected: PHYSO },
    'It is the turn of Physo, not of Aster (A1).',
  ],
  'play.out': [{ code: 'play.out', rule: 'A13' }, 'Aster has no cards left and is out of this round (A13).'],
  'play.nothing': [{ code: 'play.nothing', rule: 'A7' }, 'A play needs at least one card (A7).'],
  'play.not-held': [
    { code: 'play.not-held', rule: 'A8', cards: ['Td', '8h'] },
    'Aster does not hold 10♦ 8♥ (A8).',
  ],
  'play.mixed': [
    { code: 'play.mixed', rule: 'A8', faces: ['7', 'T', 'A'] },
    'Cards laid together must be of one rank, and these are sevens, tens and aces (A8).',
  ],
  'play.too-few': [
    { code: 'play.too-few', rule: 'A8', laid: 2, needed: 3 },
    'Two cards are too few: at least three are asked for (A8).',
  ],
  'play.too-many': [
    { code: 'play.too-many', rule: 'F7', laid: 4, needed: 3 },
    'Four cards are too many: exactly three are asked for (F7).',
  ],
  'play.not-higher': [
    { code: 'play.not-higher', rule: 'A8', face: '8', top: '9', direction: 'normal' },
    'Eights do not beat nines (A8).',
  ],
  'play.passed': [
    { code: 'play.passed', rule: 'A10' },
    'Aster has passed and is out of this trick until it ends (A10).',
  ],
  'pass.leader': [{ code: 'pass.leader', rule: 'A7' }, 'Aster leads this trick and may not pass (A7).'],
  'give.no-trade': [{ code: 'give.no-trade', rule: 'A25' }, 'Aster has nothing to give now (A25).'],
  'give.turn': [
    { code: 'give.turn', rule: 'F20', expected: PHYSO },
    'Trades are made in turn, and now Physo has to give, not Aster (F20).',
  ],
  'give.receiver': [
    { code: 'give.receiver', rule: 'A21', expected: PHYSO },
    'What Aster gives must go to Physo (A21).',
  ],
  'give.count': [
    { code: 'give.count', rule: 'A21', given: 1, needed: 2 },
    'One card is given here, where two are asked for (A21).',
  ],
  'swap.count': [
    { code: 'swap.count', rule: 'A23', given: 1, needed: 2 },
    'One card is laid aside here; the talon takes exactly two (A23).',
  ],
  'give.not-held': [{ code: 'give.not-held', rule: 'A21', cards: ['Td'] }, 'Aster does not hold 10♦ (A21).'],
  'give.not-dealt': [
    { code: 'give.not-dealt', rule: 'A21', cards: ['Td'] },
    '10♦ did not come to Aster in the deal: what was received in a trade may not be given (A21).',
  ],
  'give.not-best': [
    { code: 'give.not-best', rule: 'A24', cards: cards('Ac Qs'), best: cards('Ac Ks') },
    'A♣ Q♠ are not the best that Aster has to give: that would be A♣ K♠ (A24).',
  ],
  'swap.not-his': [
    { code: 'swap.not-his', rule: 'A23', expected: JANIET },
    'Only Janiet may take the talon, and only once before the round (A23).',
  ],
  'revolt.no-move': [
    { code: 'revolt.no-move', rule: 'A26' },
    'A revolution is not laid in this game: the cards declare it by themselves, before the first trick (A26).',
  ],
  'revolt.not-held': [
    { code: 'revolt.not-held', rule: 'F11', cards: cards('7d jo') },
    'Aster does not hold 7♦ jo (F11).',
  ],
  'revolt.count': [
    { code: 'revolt.count', rule: 'F11', laid: 4, needed: 5 },
    'A revolution takes exactly five equal cards here, not four (F11).',
  ],
  'revolt.mixed': [
    { code: 'revolt.mixed', rule: 'F11', faces: ['7', 'Q'] },
    'The cards of a revolution must be equal, and these are sevens and queens (F11).',
  ],
  'revolt.joker': [
    { code: 'revolt.joker', rule: 'F16' },
    'At this table no joker may stand in for a card of a revolution (F16).',
  ],
  'revolt.no-natural': [
    { code: 'revolt.no-natural', rule: 'F16' },
    'Jokers alone make no revolution: at least one other card must be among them (F16).',
  ],
};

const ALL = Object.values(EVERY);

describe('a refusal', () => {
  test.each(ALL)('$code is told concretely', (refusal, sentence) => {
    expect(why(refusal)).toBe(sentence);
  });

  test.each(ALL)('$code reads well in every language, with its rule', (refusal) => {
    for (const language of LANGUAGES) {
      const text = why(refusal, {}, language);
      expect(flaws(text)).toEqual([]);
      expect(text).toContain(`(${refusal.rule}).`);
    }
  });

  test('of too few cards names what lies on top, and whose it is', () => {
    const refusal = EVERY['play.too-few'][0];
    const top = lay(PHYSO, '8d 8h 8s');
    expect(why(refusal, { top })).toBe(
      'Two cards are too few: Physo’s three eights ask for at least three (A8).',
    );
    expect(why(refusal, { top }, 'el')).toBe(
      'Δύο φύλλα δεν αρκούν: τα τρία οχτάρια (Physo) θέλουν τουλάχιστον τρία (A8).',
    );
    expect(why(refusal, { top }, 'hu')).toBe(
      'Két lap kevés: Physo három nyolcasára legalább három lap kell (A8).',
    );
    expect(why(refusal, { top: lay(PHYSO, '8d 9h 8s') })).toContain('Physo’s three cards ask');
  });

  test('of a wrong number says “exactly” in a game that asks for exactly as many', () => {
    const top = lay(PHYSO, '6d 6h jo');
    const few: Refusal = { code: 'play.too-few', rule: 'F7', laid: 2, needed: 3 };
    const many: Refusal = { code: 'play.too-many', rule: 'F7', laid: 4, needed: 3 };
    expect(why(few, { top })).toBe('Two cards are too few: Physo’s three sixes ask for exactly three (F7).');
    expect(why(many, { top }, 'el')).toBe(
      'Τέσσερα φύλλα είναι πολλά: τα τρία εξάρια (Physo) θέλουν ακριβώς τρία (F7).',
    );
    expect(why(many, { top }, 'hu')).toBe('Négy lap sok: Physo három hatosára pontosan három lap kell (F7).');
    const one: Refusal = { code: 'play.too-many', rule: 'F7', laid: 2, needed: 1 };
    expect(why(one)).toBe('Two cards are too many: exactly one is asked for (F7).');
    for (const language of LANGUAGES) expect(flaws(why(one, {}, language))).toEqual([]);
  });

  test('of a play on jokers says that nothing beats them, whatever the order', () => {
    const low: Refusal = { code: 'play.not-higher', rule: 'F9', face: '3', top: 'jo', direction: 'reversed' };
    const told = (face: '3' | 'jo') => LANGUAGES.map((language) => why({ ...low, face }, {}, language));
    expect(told('3')).toEqual([
      'Nothing beats a joker (F9).',
      'Τον μπαλαντέρ δεν τον χτυπά τίποτα (F9).',
      'A dzsókert semmi sem üti (F9).',
    ]);
    expect(told('jo')).toEqual([
      'Nothing beats a joker, not even another joker (F9).',
      'Τον μπαλαντέρ δεν τον χτυπά τίποτα, ούτε άλλος μπαλαντέρ (F9).',
      'A dzsókert semmi sem üti, még egy másik dzsóker sem (F9).',
    ]);
  });

  test('of cards left over where all are dealt asks for none', () => {
    const left: Refusal = { code: 'deal.talon-size', rule: 'F4', held: 2, needed: 0 };
    expect(LANGUAGES.map((language) => why(left, {}, language))).toEqual([
      'Two cards are left over, but all are to be dealt (F4).',
      'Περισσεύουν δύο φύλλα, ενώ μοιράζονται όλα (F4).',
      'Kimaradt két lap, pedig mindet ki kell osztani (F4).',
    ]);
  });

  test('of a rank that is not higher tells equal ranks and the upside-down order apart', () => {
    const refusal = EVERY['play.not-higher'][0];
    expect(why({ ...refusal, top: '8' })).toBe(
      'An equal rank beats nothing: eights do not beat eights (A8).',
    );
    const turned: Refusal = { ...refusal, rule: 'A28', face: 'K', top: '9', direction: 'reversed' };
    expect(why(turned)).toBe('Under the revolution the order is upside down: kings do not beat nines (A28).');
    expect(why(turned, {}, 'el')).toContain('οι ρηγάδες δεν χτυπούν τα εννιάρια');
    expect(why(turned, {}, 'hu')).toContain('a király nem üti a kilencest');
    expect(why({ ...turned, face: 'A', top: '9' }, {}, 'hu')).toContain('az ász nem üti');
  });

  test('of an action in nobody’s turn, or of a talon that nobody may take, says so', () => {
    expect(why({ code: 'play.turn', rule: 'A1', expected: null })).toBe('It is nobody’s turn now (A1).');
    const nobody: Refusal = { code: 'swap.not-his', rule: 'A23', expected: null };
    expect(why(nobody)).toBe('Nobody may take the talon in this round (A23).');
    for (const language of LANGUAGES) expect(flaws(why(nobody, {}, language))).toEqual([]);
  });

  test('without an actor or with an unknown seat never prints a hole', () => {
    for (const language of LANGUAGES) {
      for (const [refusal] of ALL) expect(flaws(why(refusal, { actor: null }, language))).toEqual([]);
    }
  });
});
