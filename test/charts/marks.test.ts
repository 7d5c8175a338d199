import { describe, expect, it } from 'vitest';
import { dashOf, mark, roundPath } from '../../src/charts/marks.ts';
import { printSvg } from '../../src/charts/svg.ts';

const SEATS = Array.from({ length: 16 }, (_, seat) => seat);

describe('Marks and dashes', () => {
  it('tell sixteen players apart without colour', () => {
    const marks = SEATS.map((seat) => printSvg(mark(seat, 0, 0)).replace(/ color="[^"]*"/, ''));
    expect(new Set(marks).size).toBe(16);
    expect(new Set(SEATS.map(dashOf)).size).toBe(16);
  });

  it('give the first player a solid line', () => {
    expect(dashOf(0)).toBeNull();
  });

  it('carry the colour of the player', () => {
    expect(mark(3, 1, 2).attrs).toMatchObject({ color: 'var(--p4)', transform: 'translate(1,2)' });
  });
});

describe('roundPath', () => {
  it('rounds the long numbers of a path', () => {
    expect(roundPath('M1.23456,-7.891L3,4.5')).toBe('M1.23,-7.89L3,4.5');
  });
});
