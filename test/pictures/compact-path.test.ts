import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactPath } from '../../src/pictures/compact-path.ts';

/** The points where a compact path's lines end, absolute. */
function endsOf(path: string): [number, number][] {
  const ends: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', body = ''] of path.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const takes = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, z: 0 }[command] ?? 0;
    if (command === 'z') [x, y] = [startX, startY];
    for (let i = 0; takes > 0 && i < numbers.length; i += takes) {
      const step = numbers.slice(i, i + takes);
      if (command === 'h') x += step[0] ?? 0;
      else if (command === 'v') y += step[0] ?? 0;
      else {
        x += step.at(-2) ?? 0;
        y += step.at(-1) ?? 0;
      }
      if (command === 'm') [startX, startY] = [x, y];
      ends.push([x, y]);
    }
  }
  return ends;
}

describe('a compact path', () => {
  it('writes steps, to tenths, and leaves out what need not be said', () => {
    expect(compactPath('M 10 20 L 12.04 20 L 12.04 15.5 L 10 20 Z')).toBe('m10 20h2v-4.5z');
    expect(compactPath('M 0.5 0.25 L 0.25 0.5')).toBe('m.5.3l-.2.2');
    expect(compactPath('M 0 0 M 5 5 L 6 7')).toBe('m0 0m5 5l1 2');
  });

  it('goes on in one breath with one kind of step', () => {
    expect(compactPath('M 0 0 L 1 2 L 3 3 L 5 -1')).toBe('m0 0l1 2 2 1 2-4');
  });

  it('bends on smoothly, and takes a curve that is as good as straight for a line', () => {
    expect(compactPath('M 0 0 Q 5 0 5 5 Q 5 10 0 10')).toBe('m0 0q5 0 5 5t-5 5');
    expect(compactPath('M 0 0 Q 5 0.02 10 0')).toBe('m0 0h10');
    expect(compactPath('M 0 0 C 0 5 5 10 10 10')).toBe('m0 0c0 5 5 10 10 10');
  });

  it('refuses a command that it does not know', () => {
    expect(() => compactPath('M 0 0 A 1 1 0 0 0 1 1')).toThrow('A');
  });

  it('ends every line within a tenth of where it should, however long the path', () => {
    const number = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 60 }), (points) => {
        const path = points
          .map(([x, y], i) => `${i === 0 ? 'M' : 'L'} ${x.toFixed(6)} ${y.toFixed(6)}`)
          .join(' ');
        const ends = endsOf(compactPath(path));
        const [x, y] = ends.at(-1) ?? [0, 0];
        const [wantX, wantY] = points.at(-1) ?? [0, 0];
        expect(Math.abs(x - wantX)).toBeLessThan(0.0501);
        expect(Math.abs(y - wantY)).toBeLessThan(0.0501);
      }),
    );
  });
});
