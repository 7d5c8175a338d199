import { describe, expect, it } from 'vitest';
import { resumeMatch, stateOf } from '../../src/machine/resume.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import { act, dealt } from '../support/forradalom.ts';
import { isIn, send, snapshotsOf } from '../support/machine.ts';
import { allSetups, eventsOf, randomMatch, setupsBySize } from '../support/random-match.ts';
import { give } from '../support/table.ts';

const matches = [
  ...allSetups(anemaki, 5).map((setup, i) =>
    randomMatch({ seed: `resume ${i}`, game: anemaki, setup, rounds: 3 }),
  ),
  ...setupsBySize(forradalom).map((setup, i) =>
    randomMatch({ seed: `resume ${i}`, game: forradalom, setup, rounds: 2 }),
  ),
];

describe('a match that is taken up in its middle', () => {
  it('is in the state that its round tells', () => {
    for (const match of matches) {
      for (const { value, context } of snapshotsOf(match)) {
        const betweenRounds = value === 'ranking' || value === 'matchOver' || value === 'dealing';
        if (!betweenRounds) expect(stateOf(match.plan.game, context.round)).toEqual(value);
      }
    }
  });

  it('stands before the deal where it has no round', () => {
    expect(stateOf(anemaki, null)).toBe('dealing');
  });

  it('goes on as if it had never stopped', () => {
    for (const match of matches) {
      const events = eventsOf(match);
      const snapshots = snapshotsOf(match);
      for (const [i, event] of events.entries()) {
        const before = snapshots[i];
        const after = snapshots[i + 1];
        if (!before || !after || isIn(before, 'dealing') || isIn(before, 'ranking')) continue;
        const { value, context } = send(resumeMatch(match.plan.game, before.context), event);
        expect({ value, context }).toEqual({ value: after.value, context: after.context });
      }
    }
  });
});

it('a round of Forradalom whose last trade was put right is taken up at the first lead', () => {
  const hands = ['3d 4d', '5d 6d', '7d 8d'];
  const traded = act(dealt({ hands, titles: [0, 1, 2] }), give(2, '8d', 0), give(0, '3d', 2));
  const context = { setup: traded.setup, round: traded, titles: traded.titles, totals: [0, 0, 0] };
  const taken = resumeMatch(forradalom, context);
  expect(taken.value).toEqual({ tricks: 'leading' });
  expect(taken.context.round).toEqual(forradalom.open(traded));
});
