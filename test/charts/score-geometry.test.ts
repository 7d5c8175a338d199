import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsUpTo, scoreGeometry, stackStep } from '../../src/charts/score-geometry.ts';
import { longRound, sampleRound } from './sample.ts';

describe('scoreGeometry', () => {
  const data = sampleRound();
  const geometry = scoreGeometry(data);

  it('finds the column and the frame under an x', () => {
    data.columns.forEach((column, index) => {
      const x = geometry.left + (index + 0.5) * geometry.columnWidth;
      expect(geometry.columnAt(x)).toBe(index);
      expect(geometry.frameAt(x)).toBe(column.frame);
    });
  });

  it('takes the nearest column outside all', () => {
    expect(geometry.columnAt(-100)).toBe(0);
    expect(geometry.columnAt(1e6)).toBe(data.columns.length - 1);
  });

  it('puts the present at the right edge of the last column that has happened', () => {
    expect(geometry.xOf(0)).toBe(geometry.left);
    expect(geometry.xOf(3)).toBe(geometry.left + geometry.columnWidth);
    expect(geometry.xOf(1000)).toBe(geometry.right);
  });

  it('has no column where there is none', () => {
    const empty = scoreGeometry(sampleRound({ columns: [], panels: [] }));
    expect([empty.columnAt(5), empty.frameAt(5), empty.xOf(5)]).toEqual([-1, null, empty.left]);
    expect(empty.width).toBeGreaterThan(0);
  });

  it('keeps columns of one width however long the round', () => {
    const long = scoreGeometry(longRound(5, 500));
    expect(long.right - long.left).toBe(500 * geometry.columnWidth);
  });

  it('is narrower when compact, and leaves most of 320 pixels to the score', () => {
    const compact = scoreGeometry(data, { compact: true });
    expect(compact.columnWidth).toBeLessThan(geometry.columnWidth);
    expect(compact.labelWidth).toBeLessThanOrEqual(96);
  });

  it('leaves room for what is written beside the last play', () => {
    const wide = scoreGeometry(sampleRound({ panels: [] }));
    expect(wide.width - wide.right).toBeGreaterThan(80);
  });

  it('does not tell by its measures what comes, where the future is absent', () => {
    const [column] = data.columns;
    const columns = column ? [column] : [];
    const turn = { frame: 30, reversed: true, short: '', label: '' };
    const quiet = scoreGeometry(sampleRound({ columns }), { future: 'absent' });
    const later = scoreGeometry(sampleRound({ turns: [turn] }), { future: 'absent' });
    expect([later.left, later.height, later.rows]).toEqual([quiet.left, quiet.height, quiet.rows]);
  });

  it('does not grow with the length of a name', () => {
    const named = { name: 'x'.repeat(10_000), note: 'y'.repeat(10_000) };
    const geometry = scoreGeometry(sampleRound({ rows: data.rows.map(() => named) }));
    expect(geometry.labelWidth).toBeLessThanOrEqual(128);
    expect(geometry.width - geometry.right).toBeLessThanOrEqual(160);
  });
});

describe('stackStep', () => {
  it('closes high stacks up, so that none grows past five open cards', () => {
    for (let cards = 1; cards <= 40; cards++)
      expect((cards - 1) * stackStep(cards)).toBeLessThanOrEqual(56 + 1e-9);
  });
});

describe('columnsUpTo', () => {
  it('counts the columns up to any frame', () => {
    const frames = fc.uniqueArray(fc.nat(200), { maxLength: 60 }).map((list) => list.sort((a, b) => a - b));
    const [column] = sampleRound().columns;
    fc.assert(
      fc.property(frames, fc.nat(210), (list, frame) => {
        const columns = list.flatMap((at) => (column ? [{ ...column, frame: at }] : []));
        const counted = columns.filter((c) => c.frame <= frame).length;
        expect(columnsUpTo(sampleRound({ columns }), frame)).toBe(counted);
      }),
    );
  });
});
