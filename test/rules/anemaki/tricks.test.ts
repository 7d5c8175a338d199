import { describe, expect, it } from 'vitest';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { Action, RoundState } from '../../../src/rules/game.ts';
import { cards } from '../../support/cards.ts';
import { ARI, ASTER, JANIET, lay, PHYSO, pass, play, RHYS, tricks } from '../../support/table.ts';

const judge = (state: RoundState, action: Action) => anemaki.judge(state, action);

/** The choices as text: `7`, `77`, `pass`. */
function choicesOf(state: RoundState): string[] {
  return anemaki.choices(state).map((one) => (one.type === 'pass' ? 'pass' : one.face.repeat(one.naturals)));
}

describe('leading a trick', () => {
  const state = tricks({ hands: ['7d 7h 7c 7s 9d Ad', '8d', '8h', '8c', '8s'] });

  it('is laying one, two, three or four cards of one rank (A7)', () => {
    for (const laid of ['7d', '7d 7h', '7d 7h 7c', '7d 7h 7c 7s', '9d']) {
      expect(judge(state, lay(ARI, laid)), laid).toBeNull();
    }
    expect(choicesOf(state)).toEqual(['7', '77', '777', '7777', '9', 'A']);
  });

  it('is not passing (A7)', () => {
    expect(judge(state, pass(ARI))).toEqual({ code: 'pass.leader', rule: 'A7' });
  });

  it('is not laying nothing, nor cards of two ranks, nor cards that are not held (A7)', () => {
    expect(judge(state, lay(ARI, ''))).toEqual({ code: 'play.nothing', rule: 'A7' });
    expect(judge(state, lay(ARI, '9d 7d Ad'))).toEqual({
      code: 'play.mixed',
      rule: 'A7',
      faces: ['9', '7', 'A'],
    });
    expect(judge(state, lay(ARI, '9d 9h Kd'))).toEqual({
      code: 'play.not-held',
      rule: 'A7',
      cards: ['9h', 'Kd'],
    });
  });
});

describe('following', () => {
  const hands = ['7d 8d 8h', '7h 8c 9d 9h 9c Td', 'Jd Jh', 'Qd', 'Kd'];
  const afterPair = play(tricks({ hands }), [ARI, '8d 8h']);

  it('takes as many cards or more, of a strictly higher rank (A8)', () => {
    expect(judge(afterPair, lay(PHYSO, '9d 9c'))).toBeNull();
    expect(judge(afterPair, lay(PHYSO, '9d 9h 9c'))).toBeNull();
    expect(choicesOf(afterPair)).toEqual(['99', '999', 'pass']);
  });

  it('asks for three once a pair was beaten by a triple (A8)', () => {
    const state = play(afterPair, [PHYSO, '9d 9h 9c']);
    expect(judge(state, lay(JANIET, 'Jd Jh'))).toEqual({
      code: 'play.too-few',
      rule: 'A8',
      laid: 2,
      needed: 3,
    });
    expect(choicesOf(state)).toEqual(['pass']);
  });

  it('beats a triple by four cards of a higher rank, and not by four of a lower one (A8)', () => {
    const state = play(tricks({ hands: ['9d 9h 9c Ad', '8d 8h 8c 8s Td Th Tc Ts', '7d', '7h', '7c'] }), [
      ARI,
      '9d 9h 9c',
    ]);
    expect(judge(state, lay(PHYSO, 'Td Th Tc Ts'))).toBeNull();
    expect(judge(state, lay(PHYSO, '8d 8h 8c 8s'))).toMatchObject({ code: 'play.not-higher' });
  });

  it('never beats by the same or a lower rank, however many (A8)', () => {
    const state = play(tricks({ hands: ['8d 9s', '7h 8c 8s', 'Jd', 'Qd', 'Kd'] }), [ARI, '8d']);
    const refusal = { code: 'play.not-higher', rule: 'A8', top: '8', direction: 'normal' };
    expect(judge(state, lay(PHYSO, '8c'))).toEqual({ ...refusal, face: '8' });
    expect(judge(state, lay(PHYSO, '8c 8s'))).toEqual({ ...refusal, face: '8' });
    expect(judge(state, lay(PHYSO, '7h'))).toEqual({ ...refusal, face: '7' });
    expect(choicesOf(state)).toEqual(['pass']);
  });

  it('says what else is wrong: nothing laid, two ranks, not held (A8)', () => {
    expect(judge(afterPair, lay(PHYSO, ''))).toEqual({ code: 'play.nothing', rule: 'A8' });
    expect(judge(afterPair, lay(PHYSO, '9d Td'))).toEqual({
      code: 'play.mixed',
      rule: 'A8',
      faces: ['9', 'T'],
    });
    expect(judge(afterPair, lay(PHYSO, '9d 9s'))).toEqual({
      code: 'play.not-held',
      rule: 'A8',
      cards: ['9s'],
    });
  });

  it('names what is not held before what does not match, and mixed ranks before too few (A8)', () => {
    const state = play(tricks({ hands: ['8d 8h 8c', '9d Td', 'Jd', 'Qd', 'Kd'] }), [ARI, '8d 8h 8c']);
    expect(judge(state, lay(PHYSO, '9d Ks'))).toMatchObject({ code: 'play.not-held' });
    expect(judge(state, lay(PHYSO, '9d Td'))).toMatchObject({ code: 'play.mixed' });
  });

  it('may be passed up although one could play, and must be where one cannot (A9)', () => {
    expect(choicesOf(afterPair)).toContain('99');
    expect(judge(afterPair, pass(PHYSO))).toBeNull();
    const stuck = play(afterPair, [PHYSO, '9d 9h 9c']);
    expect(choicesOf(stuck)).toEqual(['pass']);
  });

  it('is for the one whose turn it is (A1)', () => {
    const refusal = { code: 'play.turn', rule: 'A1', expected: PHYSO };
    expect(judge(afterPair, lay(JANIET, 'Jd Jh'))).toEqual(refusal);
    expect(judge(afterPair, pass(RHYS))).toEqual(refusal);
    expect(judge(afterPair, lay(ARI, '7d'))).toEqual(refusal);
  });
});

describe('a pass', () => {
  const hands = ['7d 9d Kd', '8d Qd', 'Jd Ad', '7h', '7c'];
  const moves = [[ARI, '7d'], [PHYSO], [JANIET, 'Jd'], [ASTER], [RHYS], [ARI]] as const;

  it('gives up that turn only (A10 pass=turn)', () => {
    const state = play(tricks({ hands }), ...moves);
    expect(state.turn).toBe(PHYSO);
    expect(judge(state, lay(PHYSO, 'Qd'))).toBeNull();
  });

  it('keeps its player out until the trick ends (A10 pass=trick)', () => {
    const before = play(tricks({ hands, options: { pass: 'trick' } }), ...moves.slice(0, 5));
    expect(judge(before, lay(PHYSO, 'Qd'))).toEqual({ code: 'play.passed', rule: 'A10' });
    expect(judge(before, pass(PHYSO))).toEqual({ code: 'play.passed', rule: 'A10' });
    const state = play(before, [ARI]);
    expect(state.trick?.over).toBe(true);
    expect(anemaki.clear(state).trick).toMatchObject({ leader: JANIET, passed: [] });
  });

  it('is forgotten when somebody lays, unless it is final (A10)', () => {
    const laid = moves.slice(0, 3);
    expect(play(tricks({ hands }), ...laid).trick?.passed).toEqual([]);
    expect(play(tricks({ hands, options: { pass: 'trick' } }), ...laid).trick?.passed).toEqual([PHYSO]);
  });
});

describe('the end of a trick', () => {
  const hands = ['7d 9d Kd', '8d Qd', 'Jd Ad', '7h', '7c'];

  it('comes when every other player who holds cards has passed since the last play (A11)', () => {
    const state = play(tricks({ hands }), [ARI, '9d'], [PHYSO], [JANIET], [ASTER]);
    expect(state.trick?.over).toBe(false);
    const ended = play(state, [RHYS]);
    expect(ended).toMatchObject({ turn: null, trick: { over: true } });
    expect(anemaki.choices(ended)).toEqual([]);
  });

  it('is nobody’s turn: whatever is laid then is out of turn (A1)', () => {
    const ended = play(tricks({ hands }), [ARI, '9d'], [PHYSO], [JANIET], [ASTER], [RHYS]);
    expect(judge(ended, lay(ARI, 'Kd'))).toEqual({ code: 'play.turn', rule: 'A1', expected: null });
  });

  it('sets the cards aside, and the one who laid last leads (A11)', () => {
    const ended = play(
      tricks({ hands }),
      [ARI, '7d'],
      [PHYSO, 'Qd'],
      [JANIET],
      [ASTER],
      [RHYS],
      [ARI, 'Kd'],
      [PHYSO],
      [JANIET],
      [ASTER],
      [RHYS],
    );
    const next = anemaki.clear(ended);
    expect(next.trick).toEqual({ number: 2, leader: ARI, plays: [], passed: [], over: false });
    expect(next).toMatchObject({ turn: ARI, hands: [['9d'], ['8d'], ['Jd', 'Ad'], ['7h'], ['7c']] });
  });

  it('comes at once when a final pass has left nobody to answer (A10 pass=trick, A11)', () => {
    const state = play(
      tricks({ hands, options: { pass: 'trick' } }),
      [ARI, '7d'],
      [PHYSO, '8d'],
      [JANIET],
      [ASTER],
      [RHYS],
      [ARI, '9d'],
      [PHYSO, 'Qd'],
    );
    expect(state.turn).toBe(ARI);
    expect(state.trick?.over).toBe(false);
    const ended = play(state, [ARI, 'Kd']);
    expect(ended.out).toEqual([PHYSO, ARI]);
    expect(ended.trick?.over).toBe(true);
  });

  it('waits for the others when the one who laid last has no cards left (A12)', () => {
    const state = play(tricks({ hands: ['7d', '8d Qd', 'Jd Ad', '7h', '7c'] }), [ARI, '7d']);
    expect(state.turn).toBe(PHYSO);
    expect(judge(state, lay(PHYSO, '8d'))).toBeNull();
    expect(play(state, [PHYSO], [JANIET], [ASTER]).trick?.over).toBe(false);
  });

  it('gives the lead to the next after him who holds cards, when nobody beats him (A12)', () => {
    const state = play(tricks({ hands: ['7d', '8d Qd', 'Jd', '7h', '7c'] }), [ARI, '7d'], [PHYSO]);
    const beaten = play(state, [JANIET, 'Jd'], [ASTER], [RHYS], [PHYSO]);
    expect(anemaki.clear(beaten).turn).toBe(ASTER);
  });

  it('passes over several who are out (A12)', () => {
    const state = play(
      tricks({ hands: ['7d', '8d', '9d', 'Th Kh', 'Tc'] }),
      [ARI, '7d'],
      [PHYSO, '8d'],
      [JANIET, '9d'],
      [ASTER, 'Th'],
      [RHYS],
    );
    expect(anemaki.clear(state).turn).toBe(ASTER);
    const wrapped = play(
      tricks({ hands: ['7d 7h', '8d', '9d 9h', 'Th', 'Tc'], leader: PHYSO }),
      [PHYSO, '8d'],
      [JANIET, '9d'],
      [ASTER, 'Th'],
      [RHYS],
      [ARI],
      [JANIET],
    );
    expect(anemaki.clear(wrapped).turn).toBe(RHYS);
    const round = play(anemaki.clear(wrapped), [RHYS, 'Tc'], [ARI], [JANIET]);
    expect(anemaki.clear(round).turn).toBe(ARI);
  });
});

describe('the end of the round', () => {
  const state = tricks({ hands: ['7d', '8d', '9d', 'Td', 'Jd Qd'] });

  it('puts a player out when he lays his last card, on the next free place (A13)', () => {
    const next = play(state, [ARI, '7d'], [PHYSO, '8d']);
    expect(next.out).toEqual([ARI, PHYSO]);
    expect(judge(next, lay(ARI, '7d'))).toEqual({ code: 'play.out', rule: 'A13' });
    expect(judge(next, pass(PHYSO))).toEqual({ code: 'play.out', rule: 'A13' });
  });

  it('comes when only one holds cards, and he is fifth (A13)', () => {
    const before = play(state, [ARI, '7d'], [PHYSO, '8d'], [JANIET, '9d']);
    expect(anemaki.roundOver(before)).toBe(false);
    const ended = play(before, [ASTER, 'Td']);
    expect(anemaki.roundOver(ended)).toBe(true);
    expect(ended).toMatchObject({ turn: null, trick: { over: true } });
    expect(anemaki.ranking(ended)).toEqual([ARI, PHYSO, JANIET, ASTER, RHYS]);
  });

  it('does not let him answer, though he could beat the last play (A13)', () => {
    const ended = play(state, [ARI, '7d'], [PHYSO, '8d'], [JANIET, '9d'], [ASTER, 'Td']);
    expect(anemaki.choices(ended)).toEqual([]);
    expect(judge(ended, lay(RHYS, 'Qd'))).toEqual({ code: 'play.turn', rule: 'A1', expected: null });
    expect(ended.hands[RHYS]).toEqual(cards('Jd Qd'));
  });

  it('ranks by the order of going out, not by seat (A6, A13)', () => {
    const ended = play(
      tricks({ hands: ['7d 7h', '8d', '9d', 'Td Th', 'Jd'], leader: ASTER }),
      [ASTER, 'Td'],
      [RHYS, 'Jd'],
      [ARI],
      [PHYSO],
      [JANIET],
      [ASTER],
    );
    const led = play(anemaki.clear(ended), [ARI, '7d'], [PHYSO, '8d'], [JANIET, '9d'], [ASTER, 'Th']);
    expect(anemaki.ranking(led)).toEqual([RHYS, PHYSO, JANIET, ASTER, ARI]);
  });
});

describe('a revolution', () => {
  it('is no move in this game (A26)', () => {
    const state = tricks();
    const action: Action = { type: 'revolt', seat: ARI, cards: cards('7d') };
    expect(judge(state, action)).toEqual({ code: 'revolt.no-move', rule: 'A26' });
    expect(anemaki.apply(state, action)).toBe(state);
    expect(anemaki.revolts({ ...state, hands: state.hands.with(ARI, cards('7d 7h 7c 7s')) }, ARI)).toEqual(
      [],
    );
  });
});
