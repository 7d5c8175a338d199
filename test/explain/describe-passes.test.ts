import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/rules/game.ts';
import { ARI, ASTER, hands, JANIET, lay, PHYSO, RHYS, scene } from './frames.ts';
import { flawsInAllLanguages, read } from './reading.ts';

const ONCE = { options: { pass: 'trick' } };
const PASS: Choice = { type: 'pass' };
const open = (face: 'T' | 'J' | 'Q' | 'K' | 'A', naturals = 1): Choice => ({
  type: 'play',
  face,
  naturals,
  jokers: 0,
});

describe('a pass', () => {
  const did = { type: 'pass', seat: JANIET } as const;
  const over = (line: string) => ({ did, pile: [lay(PHYSO, line)], passed: [JANIET] });
  const forced = { turn: JANIET, choices: [PASS] };

  test('is forced by too few cards', () => {
    const held = hands('7d', '7h', '7c 8c', '7s', '9d');
    const { headline, why, rules } = read(
      scene({ ...over('8d 8h 8s'), hands: held }, { ...forced, hands: held }),
    );
    expect(headline).toBe('Janiet must pass.');
    expect(why).toBe('Janiet has only two cards left where three are asked for (A9).');
    expect(rules).toEqual(['A9']);
  });

  test.each([
    ['8d 8h', 'Kc 7c 9c', 'Janiet holds no pair (A9).'],
    ['8d 8h 8s', 'Kc Kd 9c', 'Janiet holds no three of a kind (A9).'],
    ['8d 8h', '7c 7d 9c', 'Janiet holds no pair that beats two eights (A9).'],
    ['Kd', '7c 7d 9c', 'Janiet holds no card that beats a king (A9).'],
    ['Ad', '7c 7d 9c', 'Nothing beats aces (A9).'],
    ['??', '7c 7d 9c', 'Janiet holds nothing that beats the top (A9).'],
  ])('over %s is forced with %s', (top, hand, reason) => {
    const held = hands('7d', '7h', hand, '7s', '9d');
    expect(read(scene({ ...over(top), hands: held }, { ...forced, hands: held })).why).toBe(reason);
  });

  test('forced by the upside-down order says so', () => {
    const held = hands('7d', '7h', 'Kc', '7s', '9d');
    const told = read(
      scene({ ...over('8d'), hands: held, direction: 'reversed' }, { ...forced, hands: held }),
    );
    expect(told.why).toContain('that beats an eight in the upside-down order (A9, A28)');
  });

  test('over the highest rank is forced from every seat', () => {
    const unseen = hands('7d', '7h', '?? ??', '7s', '9d');
    const told = (top: string, over: object) =>
      read(scene({ did, pile: [lay(PHYSO, top)], hands: unseen, ...over }, { ...forced, hands: unseen }));
    expect(told('Ad Ah', {})).toMatchObject({
      headline: 'Janiet must pass.',
      why: 'Nothing beats aces (A9).',
    });
    expect(told('7c', { direction: 'reversed' }).why).toBe(
      'Nothing beats sevens in the upside-down order (A9, A28).',
    );
    expect(told('Ad', { direction: 'reversed' }).headline).toBe('Janiet passes.');
  });

  test('by choice names what could have been laid, and that the player may come back', () => {
    const choices = [open('K'), open('A'), open('A', 2), PASS];
    const { headline, why, rules } = read(scene(over('Td'), { turn: JANIET, choices }));
    expect(headline).toBe('Janiet passes.');
    expect(why).toContain('A king, an ace or two aces could have been laid');
    expect(rules).toEqual(['A9', 'A10']);
  });

  test('by choice among many only counts them', () => {
    const choices = [open('J'), open('Q'), open('K'), open('A'), PASS];
    const told = (language: 'en' | 'el' | 'hu') =>
      read(scene(over('Td'), { turn: JANIET, choices }), language).why;
    expect(told('en')).toContain('There were four ways to answer');
    expect(told('el')).toContain('τέσσερις τρόποι');
    expect(told('hu')).toContain('Négy lehetőség');
  });

  test('of a hidden hand is neither forced nor free', () => {
    const hidden = { turn: JANIET, choices: [PASS], hands: hands('', '', '?? ??') };
    const { headline, why } = read(scene(over('Td'), hidden));
    expect(headline).toBe('Janiet passes.');
    expect(why).toContain('Whoever does not lead may pass');
    expect(read(scene(over('Td'), { turn: JANIET, choices: [] })).headline).toBe('Janiet passes.');
  });

  test('for the whole trick, where the option says so', () => {
    const told = read(scene(over('Td'), forced, ONCE));
    expect(told.why).toContain('Janiet is out of this trick until it ends (A10)');
  });

  test('of the last one ends the trick', () => {
    const last = { ...over('Ad'), passed: [ARI, ASTER, RHYS, JANIET] };
    const { headline, why, rules } = read(scene(last, forced));
    expect(headline).toBe('Janiet must pass, and Physo takes the trick.');
    expect(why).toContain('the trick is over');
    expect(rules).toEqual(['A9', 'A11']);
  });

  test.each([forced, { turn: JANIET, choices: [open('K', 2), PASS] }, {}])(
    'reads well in every language %#',
    (before) => {
      for (const top of ['8d 8h 8s', '8d 8h', 'Ad', '??']) {
        for (const around of [{}, ONCE]) {
          expect(flawsInAllLanguages(scene(over(top), before, around))).toEqual([]);
        }
      }
    },
  );
});
