import { describe, expect, it } from 'vitest';
import { resumeMatch, stateOf } from '../../src/machine/resume.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { isIn, send, snapshotsOf } from '../support/machine.ts';
import { allSetups, eventsOf, randomMatch } from '../support/random-match.ts';

const matches = allSetups(anemaki, 5).map((setup, i) =>
  randomMatch({ seed: `resume ${i}`, setup, rounds: 3 }),
);

describe('a match that is taken up in its middle', () => {
  it('is in the state that its round tells', () => {
    for (const match of matches) {
      for (const { value, context } of snapshotsOf(match)) {
        const betweenRounds = value === 'ranking' || value === 'matchOver' || value === 'dealing';
        if (!betweenRounds) expect(stateOf(anemaki, context.round)).toEqual(value);
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
        const { value, context } = send(resumeMatch(anemaki, before.context), event);
        expect({ value, context }).toEqual({ value: after.value, context: after.context });
      }
    }
  });
});
