import { describe, expect, it } from 'vitest';
import { getMicrosteps } from 'xstate';
import { inertScope } from '../../src/machine/inert-scope.ts';
import { machineOf } from '../../src/machine/machines.ts';
import { step } from '../../src/replay/fold/machine-step.ts';
import { send, start, takenBy } from '../support/machine.ts';
import { eventsOf, randomMatch } from '../support/random-match.ts';

const machine = machineOf('anemaki');
const events = eventsOf(randomMatch({ seed: 'scope', rounds: 4 }));

describe('A step in the one inert scope', () => {
  it('goes through the same states as one that XState makes for itself', () => {
    let snapshot = start();
    for (const event of events) {
      const [mine, theirs] = [
        machine.microstep(snapshot, event, inertScope()),
        getMicrosteps(machine, snapshot, event),
      ];
      expect(mine.map(({ value, context }) => ({ value, context }))).toEqual(
        theirs.map(([{ value, context }]) => ({ value, context })),
      );
      snapshot = send(snapshot, event);
    }
    expect(snapshot.status).toBe('done');
  });

  it('is always the same scope', () => {
    expect(inertScope()).toBe(inertScope());
  });

  it('tells the last transition that an event takes', () => {
    let snapshot = start();
    for (const event of events) {
      expect(step(machine, snapshot, event)?.taken).toBe(takenBy(snapshot, event).at(-1));
      snapshot = send(snapshot, event);
    }
  });

  it('is none where the statechart has no place for the event, or a guard refuses it', () => {
    const [deal, ...rest] = events;
    if (!deal) throw new Error('no events');
    const leading = send(start(), deal);
    expect(step(machine, start(), { type: 'clear' })).toBeNull();
    expect(step(machine, leading, { type: 'pass', seat: leading.context.round?.turn ?? 0 })).toBeNull();
    const first = rest[0];
    if (first?.type !== 'play') throw new Error('not a play');
    expect(step(machine, leading, { ...first, seat: (first.seat + 1) % 5 })).toBeNull();
  });
});
