import { describe, expect, it } from 'vitest';
import { addressAt, findAddress } from '../../../src/view/controller/addresses.ts';
import type { Book } from '../../../src/view/controller/moves.ts';
import { lineOf, START } from '../../../src/view/controller/position.ts';
import { sampleRounds, withBranch } from '../fixtures/match.ts';

const [first, ...later] = sampleRounds(2);
const rounds = [withBranch(first), ...later];
const book: Book = { rounds: rounds.map((r) => r.summary), round: (i) => rounds[i] ?? null };

describe('addresses', () => {
  it('lead back to the position they were made for, on branches too', () => {
    rounds.forEach((round, index) => {
      for (const branch of [null, ...round.branches.map(({ name }) => name)]) {
        const { frames, fork } = lineOf(round, branch);
        frames.forEach((_, frame) => {
          if (branch !== null && frame < fork) return;
          const position = { round: index, frame, branch };
          expect(findAddress(book, addressAt(book, position))).toEqual(position);
        });
      }
    });
  });

  it('know the start and the end', () => {
    expect(findAddress(book, 'start')).toEqual(START);
    expect(addressAt(book, START)).toBe('start');
    expect(findAddress(book, 'end')).toEqual({
      round: 1,
      frame: (rounds[1]?.frames.length ?? 0) - 1,
      branch: null,
    });
  });

  it('take a round alone as its deal', () => {
    expect(findAddress(book, 'r2')).toEqual({ round: 1, frame: 0, branch: null });
  });

  it('lead to the nearest moment before one that is not there', () => {
    const found = findAddress(book, 'r1t1p99');
    expect(found && 'frame' in found && rounds[0]?.frames[found.frame]?.trick).toBe(1);
  });

  it('ask for a round that is not at hand, and refuse what is no address', () => {
    expect(findAddress({ ...book, round: () => null }, 'r2t1')).toEqual({ need: 1 });
    expect(findAddress(book, 'everywhere')).toBeNull();
    expect(findAddress({ rounds: [], round: () => null }, 'start')).toBeNull();
  });
});
