import { describe, expect, test } from 'vitest';
import { ARI, ASTER, cards, hands, JANIET, PHYSO, RHYS, scene } from './frames.ts';
import { flawsInAllLanguages, read } from './reading.ts';

const SIX = hands(
  '7d 9h Th Jc Qs Ad',
  '7h 7s 8d Jd Kc Kh',
  '8c 8h 9s Qd Qh As',
  '7c 9d Tc Jh Ks Ac',
  '8s 9c Td Js Kd Ah',
);
const UNTITLED = { summary: { number: 1, titles: null } };

describe('the deal', () => {
  const did = { type: 'deal', dealer: RHYS, leader: RHYS } as const;

  test('of a first round: luck, no titles, the talon', () => {
    const { headline, why, rules } = read(scene({ did, hands: SIX }, null, UNTITLED));
    expect(headline).toBe('Round 1: Rhys deals and will lead.');
    expect(rules).toEqual(['A3', 'A4', 'A5']);
    expect(why).toContain('six cards; two stay face down');
  });

  test('of a later round: the Doulos deals and leads', () => {
    const { why, rules } = read(scene({ did, hands: SIX }));
    expect(why).toContain('The Doulos deals, and leads once the trades are made');
    expect(rules).toEqual(['A3', 'A20']);
  });

  test('of a first round with drawn titles says that they were drawn', () => {
    const drawn = { summary: { number: 1, titles: [0, 1, 2, 3, 4] }, options: { firstRound: 'drawn' } };
    expect(read(scene({ did, hands: SIX }, null, drawn)).rules).toEqual(['A3', 'A5', 'A20']);
  });

  test('by somebody else than the rules say names the one who leads', () => {
    const other = { type: 'deal', dealer: ARI, leader: RHYS } as const;
    const { headline, why } = read(scene({ did: other, hands: SIX }));
    expect(headline).toBe('Round 2: Ari deals, and Rhys will lead.');
    expect(why).toContain('The Doulos deals, and leads once the trades are made');
  });

  test('in mid-match without titles says that they are not known', () => {
    const lost = { summary: { number: 7, titles: null } };
    const { why, rules } = read(scene({ did, hands: SIX }, null, lost));
    expect(why).toContain('not known');
    expect(rules).toEqual(['A3']);
  });

  test('of uneven hands keeps silent on their size', () => {
    expect(read(scene({ did, hands: hands('7d 8d', '9d') })).rules).toEqual(['A20']);
  });

  test('that the log does not hold says so', () => {
    expect(read(scene({ did, hands: SIX, inferred: true })).why).toMatch(/The log does not say so: .*\.$/);
  });

  test.each([{}, UNTITLED])('reads well in every language %#', (around) => {
    expect(flawsInAllLanguages(scene({ did, hands: SIX }, null, around))).toEqual([]);
  });
});

describe('a gift', () => {
  const up = { type: 'give', seat: RHYS, to: PHYSO, cards: cards('Ah Kd') } as const;
  const down = { type: 'give', seat: PHYSO, to: RHYS, cards: cards('7h 8d') } as const;

  test('up the titles is forced: the best cards, by the normal order', () => {
    const { headline, why, rules } = read(scene({ did: up }, { hands: SIX }));
    expect(headline).toBe('Rhys gives A♥ K♦ to Physo.');
    expect(why).toContain('The Doulos must give the Archon the best two');
    expect(rules).toEqual(['A21', 'A24']);
  });

  test('up the titles leaves suits to the giver where ranks are equal', () => {
    const held = hands('', '', '', '', 'Ah Ad As 7d 8d 9d');
    expect(read(scene({ did: { ...up, cards: cards('Ah Ad') } }, { hands: held })).why).toContain(
      'the giver picks the suits',
    );
  });

  test('between the inner two rests on their own rule', () => {
    const did = { type: 'give', seat: ASTER, to: ARI, cards: cards('Ac') } as const;
    expect(read(scene({ did }, { hands: SIX })).rules).toEqual(['A22', 'A24']);
  });

  test('down the titles is free, from the dealt cards, and secret', () => {
    const { why, rules } = read(scene({ did: down }, { hands: SIX }));
    expect(why).toContain('two cards in return, any of those dealt');
    expect(rules).toEqual(['A21', 'A25']);
  });

  test('of unknown cards counts them', () => {
    const did = { ...up, cards: cards('?? ??') };
    expect(read(scene({ did })).headline).toBe('Rhys gives two cards face down to Physo.');
    expect(read(scene({ did }), 'el').headline).toBe('Rhys δίνει στον Άρχοντα (Physo) δύο κλειστά φύλλα.');
  });

  test('declines the title and leaves the name alone', () => {
    expect(read(scene({ did: up }), 'el').headline).toBe('Rhys δίνει στον Άρχοντα (Physo) A♥ K♦.');
    expect(read(scene({ did: up }), 'hu').headline).toBe('Rhys ezt adja az Arkhónnak (Physo): A♥ K♦.');
    expect(read(scene({ did: down }), 'hu').headline).toBe('Physo ezt adja a Dúlosznak (Rhys): 7♥ 8♦.');
  });

  test('without titles is told all the same', () => {
    const { headline, why } = read(scene({ did: up }, null, UNTITLED), 'hu');
    expect(headline).toBe('Rhys ezt adja (Physo kapja): A♥ K♦.');
    expect(why).toBe('');
  });

  test.each([up, down])('reads well in every language %#', (did) => {
    expect(flawsInAllLanguages(scene({ did }, { hands: SIX }))).toEqual([]);
  });
});

describe('the talon', () => {
  const swap = { type: 'swap', seat: JANIET, cards: cards('8h 9s') } as const;

  test('may be taken for two cards, unseen, and what it held is told', () => {
    const { headline, why, rules } = read(scene({ did: swap }, { talon: cards('Ts Qc') }));
    expect(headline).toBe('Janiet lays aside 8♥ 9♠ and takes the talon.');
    expect(why).toContain('The talon held 10♠ Q♣');
    expect(rules).toEqual(['A23']);
  });

  test('stays untold where it is not known', () => {
    expect(read(scene({ did: swap }, { talon: cards('?? ??') })).why).not.toContain('held');
  });

  test('may be left', () => {
    const { headline, rules } = read(scene({ did: { type: 'keep', seat: JANIET } }));
    expect(headline).toBe('Janiet leaves the talon where it lies.');
    expect(rules).toEqual(['A23']);
  });

  test.each([swap, { type: 'keep', seat: JANIET } as const])('reads well in every language %#', (did) => {
    expect(flawsInAllLanguages(scene({ did }, {}))).toEqual([]);
  });
});

describe('the check for a revolution', () => {
  const none = { type: 'check', verdict: { state: 'none', by: [] } } as const;
  const declared = { type: 'check', verdict: { state: 'declared', by: [RHYS] } } as const;
  const both = { type: 'check', verdict: { state: 'declared', by: [RHYS, ASTER] } } as const;
  const postponed = { type: 'check', verdict: { state: 'postponed', by: [PHYSO] } } as const;
  const queens = 'Qd Qh Qc Qs 7d 8d';
  const kings = 'Kd Kh Kc Ks 7h 8h';

  test('finds nothing', () => {
    const { why, rules } = read(scene({ did: none, hands: SIX }));
    expect(why).toContain('the Ypodoulos or the Doulos declares a revolution');
    expect(rules).toEqual(['A26']);
  });

  test('names a quad that counts for neither side', () => {
    const neutral = scene({ did: none, hands: hands('', '', kings) });
    expect(read(neutral).why).toContain('Janiet holds four kings, but that counts for nothing here (A27)');
    const archon = scene({ did: none, hands: hands('', kings) });
    expect(read(archon).why).toContain('Physo holds four kings, but that counts for nothing here (A26)');
  });

  test('declares one, and says what the order is now', () => {
    const { headline, why, rules } = read(scene({ did: declared, hands: hands('', '', '', '', queens) }));
    expect(headline).toBe('Revolution! Rhys holds four queens.');
    expect(why).toContain('aces are lowest and sevens highest');
    expect(rules).toEqual(['A26', 'A28', 'A29']);
  });

  test('declares one revolution by two holders', () => {
    const held = hands('', '', '', '7c 7d 7h 7s', queens);
    expect(read(scene({ did: both, hands: held })).headline).toBe(
      'Revolution! Rhys holds four queens and Aster holds four sevens.',
    );
  });

  test('declares one by a hand that nobody noted', () => {
    expect(read(scene({ did: declared, hands: hands() })).headline).toBe(
      'Revolution! Rhys holds four of a kind.',
    );
  });

  test('postpones it, naming both sides', () => {
    const held = hands('', kings, '', '', queens);
    const { headline, why, rules } = read(scene({ did: postponed, hands: held }));
    expect(headline).toBe('The revolution is postponed: Physo holds four kings.');
    expect(why).toContain('Rhys’s four queens would declare a revolution');
    expect(rules).toEqual(['A26', 'A27', 'A29']);
  });

  test('is told in Greek genders and Hungarian endings', () => {
    const held = hands('', kings, '', '', queens);
    expect(read(scene({ did: postponed, hands: held }), 'el').why).toContain('Οι τέσσερις ντάμες (Rhys)');
    expect(read(scene({ did: postponed, hands: held }), 'hu').why).toContain('Rhys négy dámája');
    expect(read(scene({ did: declared, hands: held }), 'hu').why).toContain(
      'az ász a legalacsonyabb, és a hetes a legmagasabb',
    );
  });

  test.each([none, declared, both, postponed])('reads well in every language %#', (did) => {
    const held = hands('', kings, '', '7c 7d 7h 7s', queens);
    expect(flawsInAllLanguages(scene({ did, hands: held }))).toEqual([]);
    expect(flawsInAllLanguages(scene({ did, hands: hands() }))).toEqual([]);
  });
});
