import { describe, expect, test } from 'vitest';
import { ARI, ASTER, cards, hands, JANIET, lay, PHYSO, RHYS, forradalomScene as scene } from '../frames.ts';
import { flawsInAllLanguages, read } from '../reading.ts';

const SEVENS = '7d 7h 7c 7s jo';
const pile = [lay(RHYS, 'Ad')];
const did = { type: 'revolt', seat: ASTER, cards: cards(SEVENS) } as const;

/** Aster turns the order between two tricks; Rhys, who laid last, is to lead. */
const revolution = scene(
  { did, pile, direction: 'reversed', hands: hands('3d', '4d', '5d', '9d', '6d') },
  { pile, hands: hands('3d', '4d', '5d', `${SEVENS} 9d`, '6d') },
);

/** Right after it, Ari turns it back. */
const counter = scene(
  {
    did: { type: 'revolt', seat: ARI, cards: cards('8d 8h 8c 8s 8s') },
    pile,
    hands: hands('3d', '4d', '5d', '9d', '6d'),
  },
  { did, pile, direction: 'reversed', hands: hands('3d 8d 8h 8c 8s 8s', '4d', '5d', '9d', '6d') },
);

/** Rhys, who was to lead, goes out by it. */
const leaderOut = scene(
  {
    did: { ...did, seat: RHYS },
    pile,
    direction: 'reversed',
    out: [RHYS],
    hands: hands('3d', '4d', '5d', '9d', ''),
  },
  { pile, hands: hands('3d', '4d', '5d', '9d', SEVENS) },
);

/** Nobody but Ari holds cards after it. */
const last = scene(
  { did, pile, direction: 'reversed', out: [PHYSO, JANIET, RHYS, ASTER], hands: hands('3d') },
  { pile, hands: hands('3d', '', '', SEVENS) },
);

describe('a revolution', () => {
  test('is anybody’s move between two tricks, turns the ranks and leaves the joker and the lead', () => {
    const { headline, speech, why, rules } = read(revolution);
    expect(headline).toBe('Aster lays 7♦ 7♥ 7♣ 7♠ jo, five sevens, for a revolution.');
    expect(speech).toBe('Aster lays four sevens and a joker, five sevens, for a revolution.');
    expect(why).toBe(
      'Between two tricks anybody may lay five equal cards for a revolution; they are out of the round (F11). The joker stands for a seven (F16). Until it is turned back or the round ends, the order is upside down: aces are lowest, twos highest, and the joker stays above them (F12, F18). The lead stays where it was: Rhys leads next (F13).',
    );
    expect(rules).toEqual(['F11', 'F12', 'F13', 'F16', 'F18']);
  });

  test('goes by the table’s order of the twos', () => {
    const high = { options: { twos: 'high' } };
    expect(read(scene(revolution.frame, revolution.before, high)).why).toContain(
      'twos are lowest, threes highest',
    );
  });

  test('that turns the order back is a counter-revolution, and may follow at once', () => {
    const { headline, why, rules } = read(counter);
    expect(headline).toBe('Ari lays 8♦ 8♥ 8♣ 8♠ 8♠ for a counter-revolution.');
    expect(why).toContain('Before the next lead anybody may make one more');
    expect(why).toContain('Every second revolution turns the order back: twos are lowest, aces highest');
    expect(rules).toEqual(['F12', 'F13', 'F14', 'F17']);
    expect(read(counter, 'el').headline).toBe('Ari κάνει αντεπανάσταση με 8♦ 8♥ 8♣ 8♠ 8♠.');
    expect(read(counter, 'hu').headline).toBe('Ari ellenforradalmat csinál: 8♦ 8♥ 8♣ 8♠ 8♠.');
  });

  test('that empties the hand of the one to lead takes a place, and hands on the lead', () => {
    const { headline, why, rules } = read(leaderOut);
    expect(headline).toContain('for a revolution, and goes out as King (1st place, +2)');
    expect(why).toContain('takes the next free place too (F15, F19)');
    expect(why).toContain('the next in turn who has some leads: Ari (F13, F10)');
    expect(rules).toContain('F15');
    expect(read(leaderOut, 'el').headline).toContain('(δηλαδή πέντε εφτάρια) και βγαίνει: Βασιλιάς');
    expect(read(leaderOut, 'hu').why).toContain('a sorban következő hív, akinek van: Ari');
  });

  test('that leaves one alone with cards ends the round, and says no more of order or lead', () => {
    const { why, rules } = read(last);
    expect(why).toContain(
      'Only Ari still holds cards, so the round is over: Slave, 5th place, −2 (F10, F19)',
    );
    expect(rules).toEqual(['F10', 'F11', 'F15', 'F16', 'F19']);
  });

  test('against the rules is told with the rule that it breaks alone', () => {
    const refusal = { code: 'revolt.count', rule: 'F11', laid: 4, needed: 5 } as const;
    const refused = scene({ ...revolution.frame, refusal }, revolution.before);
    expect(read(refused).rules).toEqual(['F11']);
    expect(flawsInAllLanguages(refused)).toEqual([]);
  });

  test('of cards that nobody noted is told all the same', () => {
    const hidden = scene({ ...revolution.frame, did: { ...did, cards: cards('?? ?? ?? ?? ??') } });
    expect(read(hidden).headline).toBe('Aster lays five unknown cards for a revolution.');
    expect(flawsInAllLanguages(hidden)).toEqual([]);
  });

  test.each([revolution, counter, leaderOut, last])('reads well in every language %#', (told) => {
    expect(flawsInAllLanguages(told)).toEqual([]);
  });
});
