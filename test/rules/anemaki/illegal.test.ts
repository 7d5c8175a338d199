import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeenCard } from '../../../src/cards/card.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { Action, RoundState } from '../../../src/rules/game.ts';
import { allSetups, randomMatch } from '../../support/random-match.ts';
import {
  ARI,
  ASTER,
  cardsInPlay,
  dealtRound,
  give,
  JANIET,
  lay,
  PHYSO,
  pass,
  play,
  RHYS,
  swap,
  tricks,
} from '../../support/table.ts';

const hands = ['7d 9d', '8d Qd', 'Jd Ad', '7h', '7c'];
const forced = (state: RoundState, ...actions: Action[]) => actions.reduce(anemaki.apply, state);

describe('a play that the rules refuse and a log has all the same', () => {
  it('lies on the pile as it is written, and the next has to beat it', () => {
    const state = forced(play(tricks({ hands }), [ARI, '9d']), lay(PHYSO, '8d'));
    expect(state.trick?.plays.at(-1)).toMatchObject({ seat: PHYSO, cards: ['8d'] });
    expect(state.hands[PHYSO]).toEqual(['Qd']);
    expect(state.turn).toBe(JANIET);
  });

  it('takes out of the hand only what is in it', () => {
    const state = forced(tricks({ hands }), lay(ARI, '7d 7h'));
    expect(state.hands[ARI]).toEqual(['9d']);
    expect(state.hands[ASTER]).toEqual(['7h']);
    expect(state.trick?.plays.at(-1)?.cards).toEqual(['7d', '7h']);
  });

  it('out of turn makes passes of the turns that were skipped', () => {
    const state = forced(play(tricks({ hands }), [ARI, '7d']), lay(ASTER, '7h'));
    expect(state.trick?.passed).toEqual([]);
    const final = forced(play(tricks({ hands, options: { pass: 'trick' } }), [ARI, '7d']), lay(ASTER, '7h'));
    expect(final.trick?.passed).toEqual([PHYSO, JANIET]);
    expect(final.turn).toBe(RHYS);
  });

  it('makes a leader of the one who leads out of turn, and nobody has passed', () => {
    const state = forced(tricks({ hands, options: { pass: 'trick' } }), lay(JANIET, 'Jd'));
    expect(state).toMatchObject({ turn: ASTER, trick: { leader: JANIET, passed: [] } });
  });

  it('brings a player back who had passed for good', () => {
    const state = play(tricks({ hands, options: { pass: 'trick' } }), [ARI, '7d'], [PHYSO]);
    expect(forced(state, lay(PHYSO, '8d')).trick?.passed).toEqual([JANIET, ASTER, RHYS]);
  });
});

describe('a pass that the rules refuse', () => {
  it('moves the turn on when the leader passes', () => {
    const state = forced(tricks({ hands }), pass(ARI));
    expect(state).toMatchObject({ turn: PHYSO, trick: { passed: [ARI], over: false } });
  });

  it('gives the lead back to the leader when all have passed', () => {
    const state = forced(tricks({ hands }), ...[ARI, PHYSO, JANIET, ASTER, RHYS].map(pass));
    expect(state.trick?.over).toBe(true);
    expect(anemaki.clear(state)).toMatchObject({ turn: ARI, trick: { number: 2 } });
  });

  it('out of turn is one of those who were skipped too', () => {
    const state = forced(play(tricks({ hands }), [ARI, '7d']), pass(ASTER));
    expect(state).toMatchObject({ turn: RHYS, trick: { passed: [PHYSO, JANIET, ASTER] } });
  });
});

describe('a gift that the rules refuse', () => {
  it('moves the cards that are held, and makes none', () => {
    const state = forced(dealtRound(), give(RHYS, 'Ah Ad', ARI));
    expect(state.hands[ARI]).toContain('Ah');
    expect(state.hands[ARI]?.filter((card) => card === 'Ad')).toEqual(['Ad']);
    expect(cardsInPlay(state)).toEqual(cardsInPlay(dealtRound()));
  });

  it('swaps for the talon what is held', () => {
    const state = forced(dealtRound(), swap(JANIET, 'As Kd'));
    expect(state.talon).toEqual(['As']);
    expect(cardsInPlay(state)).toEqual(cardsInPlay(dealtRound()));
  });
});

describe('a faulty deal', () => {
  it('that leaves the leader nothing gives the lead to the next who holds cards', () => {
    expect(tricks({ hands: ['', '', '9d', 'Td', 'Jd'] }).turn).toBe(JANIET);
  });

  it('that leaves nobody anything is over at once', () => {
    const state = tricks({ hands: ['', '', '', '', ''] });
    expect(anemaki.roundOver(state)).toBe(true);
    expect(anemaki.ranking(state)).toEqual([ARI, PHYSO, JANIET, ASTER, RHYS]);
  });
});

const pack = anemaki.pack(tricks().setup);
const seat = fc.nat({ max: 4 });

/** Any action at all, of these cards. */
function actionWith(card: fc.Arbitrary<SeenCard>): fc.Arbitrary<Action> {
  const named = fc.array(card, { maxLength: 5 });
  const type = fc.constantFrom('swap' as const, 'play' as const, 'revolt' as const);
  return fc.oneof(
    fc.record({ type: fc.constant('give' as const), seat, to: seat, cards: named }),
    fc.record({ type, seat, cards: named }),
    fc.record({ type: fc.constantFrom('pass' as const, 'keep' as const), seat }),
  );
}

const knownAction = actionWith(fc.constantFrom(...pack));
const anyAction = actionWith(fc.constantFrom<SeenCard>(...pack, '7?', '??', '2d', 'jo'));

describe('any action at any moment', () => {
  const moments = allSetups(anemaki, 5).flatMap((setup, i) =>
    randomMatch({ seed: `illegal ${i}`, setup, rounds: 2 }).rounds.flatMap((round) =>
      round.steps.map((step) => step.round),
    ),
  );

  it('neither makes cards nor loses them: they move between hands and talon, or lie on the pile', () => {
    fc.assert(
      fc.property(fc.constantFrom(...moments), fc.array(anyAction, { maxLength: 8 }), (start, actions) => {
        let state = start;
        for (const action of actions) {
          const before = state;
          state = anemaki.apply(before, action);
          const laid = (state.trick?.plays.length ?? 0) > (before.trick?.plays.length ?? 0);
          const gone = cardsInPlay(before).length - cardsInPlay(state).length;
          expect(gone).toBeGreaterThanOrEqual(0);
          expect(gone).toBeLessThanOrEqual(laid ? (state.trick?.plays.at(-1)?.cards.length ?? 0) : 0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('puts no card into two places', () => {
    fc.assert(
      fc.property(fc.constantFrom(...moments), fc.array(knownAction, { maxLength: 12 }), (start, actions) => {
        const all = cardsInPlay(forced(start, ...actions));
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 150 },
    );
  });

  it('as a play or a pass leaves a position in which somebody is to move or the trick is over', () => {
    const move = anyAction.filter(({ type }) => type === 'play' || type === 'pass');
    const inTricks = moments.filter((round) => round.trick);
    fc.assert(
      fc.property(fc.constantFrom(...inTricks), fc.array(move, { maxLength: 12 }), (start, moves) => {
        const state = forced(start, ...moves);
        expect([...anemaki.ranking(state)].sort()).toEqual([0, 1, 2, 3, 4]);
        expect(state.trick?.over).toBe(state.turn === null);
        if (state.turn !== null) expect(state.hands[state.turn]?.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });
});
