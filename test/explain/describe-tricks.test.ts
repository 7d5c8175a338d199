import { describe, expect, test } from 'vitest';
import { ARI, ASTER, cards, hands, JANIET, lay, PHYSO, RHYS, scene } from './frames.ts';
import { flawsInAllLanguages, read } from './reading.ts';

const UNTITLED = { summary: { number: 1, titles: null } };
const ONCE = { options: { pass: 'trick' } };
describe('a lead', () => {
  const did = { type: 'play', seat: RHYS, cards: cards('7c 7s') } as const;
  const led = { did, pile: [lay(RHYS, '7c 7s')] };

  test('is any number of one rank, and others may answer', () => {
    const { headline, why, speech, rules } = read(scene(led));
    expect(headline).toBe('Rhys leads 7♣ 7♠.');
    expect(speech).toBe('Rhys leads two sevens.');
    expect(why).toContain('The others may still answer; otherwise Rhys leads the next trick');
    expect(rules).toEqual(['A7', 'A11']);
  });

  test('of the first trick says why this player leads', () => {
    expect(read(scene({ ...led, trick: 1 })).rules).toEqual(['A7', 'A11', 'A20']);
    expect(read(scene({ ...led, trick: 1 }, null, UNTITLED)).rules).toEqual(['A4', 'A7', 'A11']);
  });

  test('of a single card names it whole in speech', () => {
    const one = { did: { ...did, cards: cards('Td') }, pile: [lay(RHYS, 'Td')] };
    expect(read(scene(one)).speech).toBe('Rhys leads the ten of diamonds.');
    expect(read(scene(one), 'el').speech).toBe('Rhys ανοίγει με το δέκα καρό.');
    expect(read(scene(one), 'hu').speech).toBe('Rhys hív: káró tízes.');
  });

  test('reads well in every language', () => {
    expect(flawsInAllLanguages(scene({ ...led, trick: 1 }))).toEqual([]);
    expect(flawsInAllLanguages(scene({ ...led, trick: 1 }, null, UNTITLED))).toEqual([]);
  });
});

describe('an answer', () => {
  const play = (line: string, under = '8d 8h 8s') => ({
    did: { type: 'play', seat: ASTER, cards: cards(line) } as const,
    pile: [lay(PHYSO, under), lay(ASTER, line)],
  });

  test('with as many and higher', () => {
    const { headline, why, rules } = read(scene(play('Tc Td Ts')));
    expect(headline).toBe('Aster lays 10♣ 10♦ 10♠ over Physo’s three eights.');
    expect(why).toContain('As many cards as are asked for, and tens beat eights (A8).');
    expect(rules).toEqual(['A8', 'A11']);
  });

  test('with more cards than were asked for says what is asked for now', () => {
    expect(read(scene(play('Tc Td Ts', '8d 8h'))).why).toContain(
      'Three cards may answer two, and tens beat eights; from now on at least three are asked for',
    );
  });

  test('under a revolution says that the order is turned', () => {
    const { why, rules } = read(scene({ ...play('7c', '9d'), direction: 'reversed' }));
    expect(why).toContain('In the upside-down order sevens beat nines (A8, A28).');
    expect(rules).toEqual(['A8', 'A11', 'A28']);
  });

  test('lets those who passed come back, where a pass is for the turn', () => {
    expect(read(scene(play('Tc Td Ts'), { passed: [JANIET] })).rules).toEqual(['A8', 'A10', 'A11']);
  });

  test('names those who may still answer where not all may', () => {
    const told = read(scene({ ...play('Tc Td Ts'), passed: [JANIET, RHYS] }, null, ONCE));
    expect(told.why).toContain('Ari and Physo may still answer');
  });

  test('that nobody may answer ends the trick', () => {
    const passed = [ARI, PHYSO, JANIET, RHYS];
    const { why, rules } = read(scene({ ...play('Tc Td Ts'), passed }, null, ONCE));
    expect(why).toContain('Nobody else may answer');
    expect(rules).toEqual(['A8', 'A10', 'A11']);
  });

  test('of which nobody noted the rank is told without one', () => {
    const { headline, why } = read(scene(play('?? ??', '8d 8h')));
    expect(headline).toBe('Aster lays two unknown cards over Physo’s two eights.');
    expect(why).toContain('the rank must be higher');
  });

  test('names the owner in Greek and Hungarian without touching the name', () => {
    expect(read(scene(play('Tc Td Ts')), 'el').headline).toBe(
      'Aster χτυπά τα τρία οχτάρια (Physo) με 10♣ 10♦ 10♠.',
    );
    expect(read(scene(play('Tc Td Ts')), 'hu').headline).toBe(
      'Aster felülüti Physo három nyolcasát: 10♣ 10♦ 10♠.',
    );
    expect(read(scene(play('Ac', 'Kd')), 'el').why).toContain('Οι άσοι χτυπούν τους ρηγάδες');
    expect(read(scene(play('Ac', 'Kd')), 'hu').why).toContain('Az ász magasabb, mint a király');
  });

  test.each(['Tc Td Ts', 'Ac', '?? ??'])('reads well in every language: %s', (line) => {
    for (const direction of ['normal', 'reversed'] as const) {
      expect(flawsInAllLanguages(scene({ ...play(line, '8d'), direction }, { passed: [ARI] }))).toEqual([]);
    }
  });
});

describe('going out', () => {
  const did = { type: 'play', seat: ASTER, cards: cards('Kc') } as const;
  const gone = { did, pile: [lay(PHYSO, 'Td'), lay(ASTER, 'Kc')], out: [RHYS, ASTER] };

  test('takes a place, a title and points, and the next player would lead', () => {
    const { headline, why, rules } = read(scene({ ...gone, hands: hands('7d', '8d', '9d') }));
    expect(headline).toBe('Aster lays K♣ over Physo’s ten, and goes out as Yparchon (2nd place, +1).');
    expect(why).toContain('otherwise Ari leads the next trick (A12)');
    expect(rules).toEqual(['A8', 'A12', 'A13', 'A15']);
  });

  test('of the last but one ends the round', () => {
    const last = { ...gone, out: [RHYS, ARI, PHYSO, ASTER], hands: hands('', '', '9d') };
    const { headline, why, rules } = read(scene(last));
    expect(headline).toContain('goes out as Ypodoulos (4th place, −1)');
    expect(why).toContain('Only Janiet still holds cards, so the round is over: Doulos, 5th place, −2');
    expect(rules).toEqual(['A8', 'A13', 'A17', 'A18']);
  });

  test.each(['7d', ''])('reads well in every language, Ari holding “%s”', (held) => {
    expect(flawsInAllLanguages(scene({ ...gone, hands: hands(held, '', '9d') }))).toEqual([]);
  });
});

describe('the end of a trick', () => {
  const clear = (winner: number, leader: number | null) =>
    scene({ did: { type: 'clear', winner, leader }, trick: 3 }, { trick: 2 });

  test('gives the lead to the one who laid last', () => {
    const { headline, rules } = read(clear(ASTER, ASTER));
    expect(headline).toBe('Aster takes trick 2 and leads the next.');
    expect(rules).toEqual(['A11']);
  });

  test('gives it to the next player where that one is out', () => {
    const { headline, why, rules } = read(clear(ASTER, RHYS));
    expect(headline).toBe('Aster takes trick 2; Rhys leads the next.');
    expect(why).toContain('Aster has no cards left');
    expect(rules).toEqual(['A12']);
  });

  test('is the last of a round', () => {
    const { headline, rules } = read(clear(ASTER, null));
    expect(headline).toBe('Trick 2 was the last of the round.');
    expect(rules).toEqual(['A13']);
  });

  test('reads well in every language', () => {
    for (const leader of [ASTER, RHYS, null]) expect(flawsInAllLanguages(clear(ASTER, leader))).toEqual([]);
  });
});

describe('the ranking', () => {
  const ranked = scene({ did: { type: 'rank' }, out: [PHYSO, ARI, JANIET, RHYS] });

  test('gives every place its title and points, and says who deals next', () => {
    const { headline, why, rules } = read(ranked);
    expect(headline).toBe(
      'Round 2 is over: Archon Physo (+2), Yparchon Ari (+1), Neutral Janiet (0), Ypodoulos Rhys (−1) and Doulos Aster (−2).',
    );
    expect(why).toContain('If another round follows, Aster deals and leads, as Doulos');
    expect(rules).toEqual(['A13', 'A14', 'A15', 'A16', 'A17', 'A18', 'A20']);
  });

  test('reads well in every language', () => {
    expect(flawsInAllLanguages(ranked)).toEqual([]);
    expect(read(ranked, 'hu').headline).toContain(
      'Vége a 2. körnek: Physo az Arkhón (+2), Ari a Hüparkhón (+1)',
    );
  });
});

describe('what the rules forbade', () => {
  const did = { type: 'play', seat: ASTER, cards: cards('7c 7s') } as const;
  const refusal = { code: 'play.too-few', rule: 'A8', laid: 2, needed: 3 } as const;
  const forbidden = scene(
    { did, refusal, pile: [lay(PHYSO, '8d 8h 8s'), lay(ASTER, '7c 7s')] },
    { pile: [lay(PHYSO, '8d 8h 8s')] },
  );

  test('is told with the rule it breaks', () => {
    const { headline, why, rules } = read(forbidden);
    expect(headline).toBe('Aster lays 7♣ 7♠ over Physo’s three eights.');
    expect(why).toBe(
      'Two cards are too few: Physo’s three eights ask for at least three (A8). The log says that it happened, and the replay goes on from there.',
    );
    expect(rules).toEqual(['A8']);
  });

  test('is not called a beating', () => {
    expect(read(forbidden, 'el').headline).not.toContain('χτυπά');
    expect(read(forbidden, 'hu').headline).toBe('Aster ezt teszi Physo három nyolcasára: 7♣ 7♠.');
  });

  test('may be a revolution laid where there is no such move', () => {
    const revolt = scene({
      did: { type: 'revolt', seat: ASTER, cards: cards('7c 7s 7d 7h') },
      refusal: { code: 'revolt.no-move', rule: 'A26' },
    });
    expect(read(revolt).headline).toBe('Aster lays 7♣ 7♠ 7♦ 7♥ for a revolution.');
    expect(read(revolt).rules).toEqual(['A26']);
    expect(flawsInAllLanguages(revolt)).toEqual([]);
  });

  test('reads well in every language', () => {
    expect(flawsInAllLanguages(forbidden)).toEqual([]);
  });
});
