import { describe, expect, test } from 'vitest';
import { ARI, ASTER, cards, hands, PHYSO, RHYS, forradalomScene as scene } from '../frames.ts';
import { flawsInAllLanguages, read } from '../reading.ts';

const FIRST = { summary: { number: 1, titles: null } };
const KING_LEADS = { options: { leader: 'first' } };
const ONE_MORE = hands('7d 8d 9d', '7h 8h', '7c 8c', '7s 8s', '9d Td');
const THREE_MORE = hands('7d 8d 9d', '7h 8h 9h', '7c 8c 9c', '7s 8s', '9d Td');

describe('the deal', () => {
  const did = { type: 'deal', dealer: RHYS, leader: RHYS } as const;

  test('of a first round: luck picks the leader, nothing is traded, and hands may be uneven', () => {
    const { why, rules } = read(scene({ did, hands: ONE_MORE }, null, FIRST));
    expect(why).toBe(
      'Luck decides who leads in the first round (F22). Nobody has a title yet, so nothing is traded (F20). Each player has two cards, and Ari one more (F4).',
    );
    expect(rules).toEqual(['F4', 'F20', 'F22']);
  });

  test('of a later round: the Slave deals and leads, and whoever is in the middle trades nothing', () => {
    const dealt = scene({ did, hands: THREE_MORE });
    expect(read(dealt).why).toBe(
      'The Slave deals, and leads once the trades are made (F22). Each player has two cards, and three of them one more (F4). Janiet, the 3rd Citizen, stands in the middle and trades nothing (F19, F20).',
    );
    expect(read(dealt, 'hu').why).toContain('Janiet (3. polgár) középen áll, és semmit sem cserél');
    expect(read(dealt, 'el').why).toContain('Janiet (3ος Πολίτης) βρίσκεται στη μέση');
  });

  test('says that the King leads where the table has it so', () => {
    const king = scene({ did: { ...did, leader: PHYSO }, hands: ONE_MORE }, null, KING_LEADS);
    expect(read(king).headline).toBe('Round 2: Rhys deals, and Physo will lead.');
    expect(read(king).why).toContain('The Slave deals, and the King leads once the trades are made (F22)');
    expect(read(king, 'hu').why).toContain('A rabszolga oszt, és a csere után a király hív');
  });

  test('in mid-match without titles claims neither luck nor trades', () => {
    const lost = { summary: { number: 7, titles: null } };
    expect(read(scene({ did, hands: ONE_MORE }, null, lost)).rules).toEqual(['F4']);
  });

  test('of hands that differ by more keeps silent on their sizes', () => {
    expect(read(scene({ did, hands: hands('7d', '7h 8h 9h', '7c', '7s', '9d') })).rules).not.toContain('F4');
  });

  test('of even hands gives their size', () => {
    expect(read(scene({ did, hands: hands('7d', '7h', '7c', '7s', '9d') })).rules).toContain('F2');
  });

  test.each([{}, FIRST, KING_LEADS])('reads well in every language %#', (around) => {
    for (const dealt of [ONE_MORE, THREE_MORE]) {
      expect(flawsInAllLanguages(scene({ did, hands: dealt }, null, around))).toEqual([]);
    }
  });
});

describe('a gift', () => {
  const up = { type: 'give', seat: RHYS, to: PHYSO, cards: cards('jo Ks') } as const;
  const down = { type: 'give', seat: PHYSO, to: RHYS, cards: cards('jo 3d') } as const;
  const inner = { type: 'give', seat: ASTER, to: ARI, cards: cards('Kd') } as const;
  const held = hands('3d 4d', '7d 8d 3c', '5d', 'Kd 3h', 'jo Ks 3d 4d');

  test('up the places is the best, the joker above all, and is looked at before anything comes back', () => {
    const { headline, speech, why, rules } = read(scene({ did: up }, { hands: held }));
    expect(headline).toBe('Rhys gives jo K♠ to Physo.');
    expect(speech).toBe('Rhys gives a joker and the king of spades to Physo.');
    expect(why).toContain('the joker above all (F21). The King may look at it');
    expect(why).not.toContain('larger');
    expect(rules).toEqual(['F20', 'F21']);
  });

  test('as large as the smaller hand says that no trade is larger', () => {
    const small = hands('', '7d 8d', '', '', 'jo Ks 3d');
    expect(read(scene({ did: up }, { hands: small })).why).toContain(
      'No trade is larger than the smaller of the two hands (F20)',
    );
  });

  test('of one joker of two leaves no suits to pick', () => {
    const two = hands('', '7d 8d 3c', '', '', 'jo jo Ks 3d');
    expect(read(scene({ did: { ...up, cards: cards('jo') } }, { hands: two })).why).not.toContain('suits');
    const aces = hands('', '7d 8d 3c', '', '', 'As Ad Ks 3d');
    expect(read(scene({ did: { ...up, cards: cards('As') } }, { hands: aces })).why).toContain('suits');
  });

  test('down the places may be of what was received, and is no secret choice', () => {
    const { why, rules } = read(scene({ did: down }, { hands: held }));
    expect(why).toBe(
      'The King has seen what came, and gives the Slave two cards in return, any in the hand, those just received too (F20).',
    );
    expect(rules).toEqual(['F20']);
  });

  test('between the inner two names the citizen by the number of the place, in its case', () => {
    expect(read(scene({ did: inner }, { hands: held })).why).toContain(
      'The 4th Citizen must give the Prime Minister the best card',
    );
    const back = { ...inner, seat: ARI, to: ASTER };
    expect(read(scene({ did: back }, { hands: held }), 'el').headline).toBe(
      'Ari δίνει στον 4ο Πολίτη (Aster) K♦.',
    );
    expect(read(scene({ did: back }, { hands: held }), 'hu').headline).toBe(
      'Ari ezt adja a 4. polgárnak (Aster): K♦.',
    );
  });

  test.each([up, down, inner])('reads well in every language %#', (did) => {
    expect(flawsInAllLanguages(scene({ did }, { hands: held }))).toEqual([]);
    expect(flawsInAllLanguages(scene({ did }, { hands: hands('3d', '4d 5d', '', '6d', '7d 8d') }))).toEqual(
      [],
    );
  });
});

describe('the ranking', () => {
  const did = { type: 'rank' } as const;
  const out = [ARI, PHYSO, 2, ASTER, RHYS];

  test('names the places, and says that the game has no points', () => {
    const { headline, why, rules } = read(scene({ did, out }));
    expect(headline).toContain('King Ari (+2), Prime Minister Physo (+1), 3rd Citizen Janiet (0)');
    expect(why).toContain('The game itself knows no points: these only keep the score (F23)');
    expect(why).toContain('If another round follows, Rhys deals and leads, as Slave (F22)');
    expect(rules).toEqual(['F5', 'F19', 'F22', 'F23']);
  });

  test('tells dealer and leader apart where the King leads', () => {
    const ranked = scene({ did, out }, null, KING_LEADS);
    expect(read(ranked).why).toContain('Rhys deals, as Slave, and Ari leads, as King');
    expect(read(ranked, 'hu').why).toContain(
      'Rhys oszt benne, mert ő a rabszolga, és Ari hív, mert ő a király',
    );
    expect(flawsInAllLanguages(ranked)).toEqual([]);
  });
});
