import { describe, expect, it } from 'vitest';
import type { Book } from '../../../src/view/controller/moves.ts';
import { type Command, FIRST_STATE, reduce, type State } from '../../../src/view/controller/state.ts';
import { sampleRounds } from '../fixtures/match.ts';

const rounds = sampleRounds(3);
const book: Book = { rounds: rounds.map((r) => r.summary), round: (i) => rounds[i] ?? null };

function stateAfter(...commands: Command[]): State {
  return commands.reduce((state: State, command) => {
    const next = reduce(state, command, book, 5);
    if ('need' in next) throw new Error(`round ${next.need} is not at hand`);
    return next;
  }, FIRST_STATE);
}

const jump = (round: number, frame: number): Command => ({
  type: 'jump',
  to: { round, frame, branch: null },
});

describe('the state of a player', () => {
  it('remembers where jumps were made from, and goes back the same way', () => {
    const there = stateAfter('next', jump(1, 4), 'next', jump(2, 7));
    expect(there.jumps.map(({ round, frame }) => [round, frame])).toEqual([
      [0, 1],
      [1, 5],
    ]);
    expect(stateAfter('next', jump(1, 4), 'next', jump(2, 7), 'back').position).toMatchObject({
      round: 1,
      frame: 5,
    });
    expect(stateAfter('next', jump(1, 4), 'back', 'back').position).toMatchObject({ round: 0, frame: 1 });
  });

  it('does not remember single steps, seeking or addresses', () => {
    const still = stateAfter(
      'next',
      'next-trick',
      { type: 'seek', frame: 9 },
      { type: 'go', at: 'r2' },
      'next-round',
    );
    expect(still.jumps).toEqual([]);
  });

  it('remembers only so many jumps', () => {
    const commands = Array.from({ length: 250 }, (_, i) => jump(i % 3, (i * 7) % 11));
    expect(stateAfter(...commands).jumps.length).toBeLessThanOrEqual(100);
  });

  it('goes round the seats: all, then each, then all', () => {
    const povs = [1, 2, 3, 4, 5, 6].map((n) => stateAfter(...Array<Command>(n).fill('next-pov')).pov);
    expect(povs).toEqual([0, 1, 2, 3, 4, null]);
  });

  it('hides hands and shows them again', () => {
    expect(stateAfter('toggle-hands').reveal).toBe('seat');
    expect(stateAfter('toggle-hands', 'toggle-hands').reveal).toBe('open');
    expect(stateAfter({ type: 'reveal', reveal: 'spoiler-free' }, 'toggle-hands').reveal).toBe('open');
  });

  it('knows the furthest round that was seen', () => {
    expect(stateAfter('next-round', 'next-round', 'start').furthest).toBe(2);
  });

  it('stays where it is for an address that leads nowhere', () => {
    expect(stateAfter('next', { type: 'go', at: 'nowhere' }).position).toEqual({
      round: 0,
      frame: 1,
      branch: null,
    });
  });

  it('says which round it needs', () => {
    expect(reduce(FIRST_STATE, jump(2, 0), { ...book, round: () => null }, 5)).toEqual({ need: 2 });
  });
});
