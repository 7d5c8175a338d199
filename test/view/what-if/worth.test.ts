import { describe, expect, it } from 'vitest';
import { worthOf } from '../../../src/view/what-if/worth.ts';
import { chooserOf, worthQuestion } from '../../../src/view/what-if/worth-question.ts';
import { PlayerWithSession } from './desk.ts';

describe('What a line changes', () => {
  const desk = new PlayerWithSession('first-dawn');
  const { head } = desk.source;
  const round = desk.source.round(0);

  it('is asked of the moments right after the two choices', () => {
    const question = worthQuestion(head, round, 'An-ace-in-time');
    expect(chooserOf(round, 'An-ace-in-time')).toBe(3);
    // Aster laid an ace, or passed: Rhys is to move in both.
    expect(question).toMatchObject({
      instead: { turn: 4, top: { seat: 3 } },
      done: { turn: 4, top: { seat: 2 } },
    });
    expect(question?.instead.hands[3]).not.toEqual(question?.done.hands[3]);
  });

  it('adds to zero over the table, has its error, and is the same whenever it is asked', () => {
    const question = worthQuestion(head, round, 'An-ace-in-time');
    const worth = question && worthOf(question);
    expect(worth?.change.reduce((sum, points) => sum + points, 0)).toBeCloseTo(0, 9);
    expect(worth?.se.every((se) => se > 0 && se < 0.05)).toBe(true);
    // The ace takes the trick from Rhys, who has one card left after it.
    expect(worth?.change[3]).toBeGreaterThan(0);
    expect(worth?.change[4]).toBeLessThan(0);
    expect(question && worthOf(question)).toEqual(worth);
  });

  it('of a trade is what it comes to when the tricks begin', () => {
    const trading = new PlayerWithSession('four-aces');
    trading.go('r2x1');
    const { here, session, controller } = trading;
    const cards = ['8d', 'Qs'] as const;
    const command = session.choose(here, { type: 'give', seat: 2, to: 3, cards }, 'gift');
    if (!command) throw new Error('no such gift');
    controller.send(command);
    const question = worthQuestion(trading.source.head, trading.here.round, 'gift');
    expect(chooserOf(trading.here.round, 'gift')).toBe(2);
    expect(question).toMatchObject({ instead: { turn: 3, top: null }, done: { turn: 3, top: null } });
  });

  it('of a line that leaves from the end of another is held against that end', () => {
    const end = round.branches[0]?.frames.at(-3)?.at ?? '';
    const cut = {
      ...round,
      branches: round.branches.map((branch) => ({ ...branch, frames: branch.frames.slice(0, -2) })),
    };
    const on = { name: 'on', title: 'on', from: end, frames: round.branches[0]?.frames.slice(-2) ?? [] };
    const question = worthQuestion(head, { ...cut, branches: [...cut.branches, on] }, 'on');
    expect(question?.done).toBeTruthy();
  });

  it('cannot be told where hands are not known, or no such game is known', () => {
    const blind = round.frames.map((frame) => ({
      ...frame,
      hands: frame.hands.map((hand) => hand.map(() => '??' as const)),
    }));
    expect(
      worthQuestion(
        head,
        { ...round, frames: blind, branches: round.branches.map((b) => ({ ...b, frames: blind })) },
        'An-ace-in-time',
      ),
    ).toBeNull();
    const question = worthQuestion(head, round, 'An-ace-in-time');
    expect(question && worthOf({ ...question, game: 'whist' })).toBeNull();
  });
});
