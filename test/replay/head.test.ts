import { describe, expect, it } from 'vitest';
import { foldMatch } from '../../src/replay/fold.ts';
import { foldText, toldIn } from '../support/fold-text.ts';
import { FIRST_ROUND, HEAD } from '../support/table-log.ts';

const withRules = (rules: string) =>
  foldText(`${HEAD.replace('rules anemaki', rules)}${FIRST_ROUND}ari plays 7d\n`);

describe('The head of a match', () => {
  it('is what all rounds share', () => {
    const timeline = withRules('rules anemaki pass=trick');
    expect(timeline).toMatchObject({
      game: 'anemaki',
      setup: { players: 5, options: { pass: 'trick', firstRound: 'untitled' } },
      players: [{ id: 'ari', name: 'Ari' }, {}, {}, {}, {}],
    });
  });

  it('with a game that nobody knows is told, with the one that may be meant, and nothing is folded', () => {
    const timeline = withRules('rules anemak');
    expect(toldIn(timeline)).toEqual(['2:game.unknown']);
    expect(timeline.problems[0]?.facts).toMatchObject({ game: 'anemak', nearest: 'anemaki' });
    expect(timeline.rounds).toEqual([]);
  });

  it('with an option that the game has not is told, and folded without it', () => {
    const timeline = withRules('rules anemaki passing=trick');
    expect(timeline.problems[0]).toMatchObject({ code: 'option.unknown', facts: { option: 'passing' } });
    expect(timeline.rounds).toHaveLength(1);
  });

  it('with a value that the option has not is told, and folded with the default', () => {
    const timeline = withRules('rules anemaki pass=tick');
    expect(timeline.problems[0]).toMatchObject({
      code: 'option.value',
      facts: { value: 'tick', allowed: ['turn', 'trick'], used: 'turn', nearest: 'trick' },
    });
    expect(timeline.setup.options.pass).toBe('turn');
  });

  it('with too few players is told, and nothing is folded', () => {
    const timeline = foldText(HEAD.replace('player rhys Rhys\n', ''));
    expect(toldIn(timeline)).toEqual(['6:players.count']);
    expect(timeline.rounds).toEqual([]);
  });

  it('tells nothing twice that the reader of the file has told', () => {
    expect(toldIn(foldText(''))).toHaveLength(1);
    expect(foldText('revolution-log 1\n').problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['syntax.rules-missing', 'syntax.players-missing']),
    );
  });

  it('may be of a match made by a program, without places in a file', () => {
    const timeline = foldMatch({
      rules: { game: 'whist', options: {} },
      meta: [],
      players: [],
      passesOmitted: false,
      rounds: [],
    });
    expect(timeline.problems).toMatchObject([{ code: 'game.unknown', span: { line: 1, start: 0 } }]);
  });
});
