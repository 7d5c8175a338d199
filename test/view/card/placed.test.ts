import svgpath from 'svgpath';
import { describe, expect, it } from 'vitest';
import { placed } from '../../../src/view/card/placed.ts';

describe('an outline on a card', () => {
  it('is moved and made smaller, to a tenth', () => {
    expect(placed('M0-10L8.2 0Q3.5 4.2 0 10Z', { x: 12.5, y: 38.5, scale: 0.5 })).toBe(
      'M12.5 33.5l4.1 5q-2.3 2.1-4.1 5z',
    );
    expect(placed('M1 2H3', { x: 10, y: 20 })).toBe('M11 22h2');
  });

  it('does not drift, however many its parts', () => {
    const points = Array.from({ length: 51 }, (_, i) => `L${(i * 0.14).toFixed(2)} ${i % 2}`).join('');
    const ends = placed(`M0 0${points}V20Z`, { x: 0, y: 0 });
    let at = [0, 0];
    svgpath(ends).iterate((_segment, _index, x, y) => {
      at = [x, y];
    });
    expect(at[0]).toBeCloseTo(7, 1);
    expect(at[1]).toBe(20);
  });

  it('is turned upside down about its middle', () => {
    expect(placed('M1 2L3-4A2 1 0 0 1 9 9', { x: 0, y: 0, scale: -1 })).toBe('M-1-2l-2 6a2 1 0 0 1-6-13');
  });
});
