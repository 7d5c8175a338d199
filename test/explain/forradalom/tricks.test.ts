import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/rules/game.ts';
import { ASTER, cards, hands, JANIET, lay, PHYSO, RHYS, forradalomScene as scene } from '../frames.ts';
import { flawsInAllLanguages, read } from '../reading.ts';

const FIRST = { summary: { number: 1, titles: null } };

describe('a lead', () => {
  const lead = (line: string) => ({
    did: { type: 'play', seat: RHYS, cards: cards(line) } as const,
    pile: [lay(RHYS, line)],
  });

  test('with a joker says what the cards are together, and what the joker stands for', () => {
    const wild = scene(lead('6d 6h jo'));
    expect(read(wild).headline).toBe('Rhys leads 6♦ 6♥ jo: three sixes.');
    expect(read(wild).speech).toBe('Rhys leads two sixes and a joker: three sixes.');
    expect(read(wild).why).toContain('The joker stands for a six (F9)');
    expect(read(wild, 'el').speech).toBe(
      'Rhys ανοίγει με δύο εξάρια και έναν μπαλαντέρ (δηλαδή τρία εξάρια).',
    );
    expect(read(wild, 'hu').speech).toBe('Rhys hív: két hatos és egy dzsóker, azaz három hatos.');
  });

  test('with two jokers names both', () => {
    expect(read(scene(lead('Ad jo jo'))).why).toContain('The jokers stand for two aces (F9)');
    expect(read(scene(lead('Ad jo jo')), 'el').why).toContain('Οι μπαλαντέρ μετρούν για δύο άσους');
    expect(read(scene(lead('Ad jo jo')), 'hu').why).toContain('A dzsókerek két ászt helyettesítenek');
  });

  test('of the first trick is by luck, and later by title', () => {
    expect(read(scene({ ...lead('6d'), trick: 1 }, null, FIRST)).why).toContain(
      'Luck chose who leads the first trick (F22)',
    );
    expect(read(scene({ ...lead('6d'), trick: 1 })).why).toContain('The Slave leads the first trick (F22)');
  });

  test.each(['6d 6h', '6d 6h jo', '6d jo jo', 'jo', 'jo jo', '??'])('of %s reads well', (line) => {
    expect(flawsInAllLanguages(scene(lead(line)))).toEqual([]);
  });
});

describe('an answer', () => {
  const answer = (line: string, under: string) => ({
    did: { type: 'play', seat: ASTER, cards: cards(line) } as const,
    pile: [lay(PHYSO, under), lay(ASTER, line)],
  });

  test('has exactly as many cards', () => {
    const { headline, why, rules } = read(scene(answer('6d 6h jo', '5d 5h 5s')));
    expect(headline).toBe('Aster lays 6♦ 6♥ jo, three sixes, over Physo’s three fives.');
    expect(why).toContain('Exactly as many cards as are asked for, and sixes beat fives (F7)');
    expect(rules).toEqual(['F7', 'F8', 'F9']);
  });

  test('names a top that a joker is part of by what it counts as', () => {
    expect(read(scene(answer('7d 7h 7c', '6d 6h jo')), 'hu').headline).toBe(
      'Aster felülüti Physo három hatosát: 7♦ 7♥ 7♣.',
    );
  });

  test('of jokers alone is the highest, and leaves only passes', () => {
    const { why } = read(scene(answer('jo jo', 'Ad As')));
    expect(why).toContain('the joker beats every rank (F7, F9)');
    expect(why).toContain('By themselves jokers stand for no other card: they are the highest (F9)');
    expect(why).toContain('so the others can only pass, and Aster leads the next trick (F9, F8)');
  });

  test('of a joker that empties the hand hands on the lead', () => {
    const held = hands('7d', '7h', '7c', '', '9d');
    const { why } = read(scene({ ...answer('jo', 'Ad'), hands: held, out: [ASTER] }));
    expect(why).toContain('Rhys leads the next trick (F9, F10)');
  });

  test('stays highest in the upside-down order', () => {
    const { why } = read(scene({ ...answer('jo', '3d'), direction: 'reversed' }));
    expect(why).toContain('The joker beats every rank (F7, F9, F12)');
    expect(why).not.toContain('upside-down order jokers');
  });

  test('with too many cards is refused by the exact number', () => {
    const refusal = { code: 'play.too-many', rule: 'F7', laid: 3, needed: 2 } as const;
    const wrong = scene({ ...answer('9d 9h 9c', '8d 8s'), refusal }, { pile: [lay(PHYSO, '8d 8s')] });
    expect(read(wrong).why).toContain(
      'Three cards are too many: Physo’s two eights ask for exactly two (F7)',
    );
  });

  test.each([
    ['6d 6h jo', '5d 5h 5s'],
    ['jo', 'Ad'],
    ['jo jo', 'Ad jo'],
    ['7d', '6d'],
  ])('of %s over %s reads well in both orders', (line, under) => {
    for (const direction of ['normal', 'reversed'] as const) {
      expect(flawsInAllLanguages(scene({ ...answer(line, under), direction }))).toEqual([]);
    }
  });
});

describe('a pass', () => {
  const pass = (top: string, hand: string, choices: readonly Choice[] = []) => {
    const held = hands('7d', '7h', hand, '7s', '9d');
    const did = { type: 'pass', seat: JANIET } as const;
    return scene(
      { did, pile: [lay(PHYSO, top)], passed: [JANIET], hands: held },
      { turn: JANIET, choices: [...choices, { type: 'pass' }], hands: held },
    );
  };

  test.each([
    ['jo', 'Ad 3d', 'Nothing beats a joker, not even another joker (F8, F9).'],
    ['7d 7s 7h', 'Ad 3d jo', 'Janiet holds no three of a kind, jokers counted in (F8, F9).'],
    ['7d 7s 7h', 'Ad 3d 4d', 'Janiet holds no three of a kind (F8).'],
    ['Ad As', 'Kd 3d jo', 'Janiet holds no pair that beats two aces (F8).'],
    ['7d 7s 7h jo', 'Ad 3d jo', 'Janiet has only three cards left where four are asked for (F8).'],
  ])('over %s is forced with %s', (top, hand, reason) => {
    expect(read(pass(top, hand)).why).toBe(reason);
    expect(flawsInAllLanguages(pass(top, hand))).toEqual([]);
  });

  test('by choice tells plays with and without jokers apart', () => {
    const open = pass('5d 5s', '6d 6h jo jo', [
      { type: 'play', face: '6', naturals: 2, jokers: 0 },
      { type: 'play', face: '6', naturals: 1, jokers: 1 },
      { type: 'play', face: 'jo', naturals: 0, jokers: 2 },
    ]);
    expect(read(open).why).toContain('Two sixes, a six with a joker or two jokers could have been laid');
    expect(read(open, 'el').why).toContain('δύο εξάρια, ένα εξάρι με μπαλαντέρ ή δύο μπαλαντέρ');
    expect(read(open, 'hu').why).toContain('két hatost, egy hatost dzsókerrel vagy két dzsókert');
    expect(flawsInAllLanguages(open)).toEqual([]);
  });
});
