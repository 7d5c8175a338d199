import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileText, judgeText } from '../../../src/view/open/file-text.ts';
import { linesOf } from '../../../src/view/open/lines.ts';
import { scrollTopFor, windowOf } from '../../../src/view/open/window-of.ts';

describe('the text of a file', () => {
  it('is its text', async () => {
    expect(await fileText(new Blob(['revolution-log 1\n']))).toEqual({ text: 'revolution-log 1\n' });
  });

  it('is read as UTF-16 where the file says so', async () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0x61, 0x00, 0xb1, 0x03]);
    expect(await fileText(new Blob([bytes]))).toEqual({ text: 'aα' });
  });

  it('is refused when there is none, or it is no text', async () => {
    expect(await fileText(new Blob([]))).toEqual({ fault: 'empty' });
    expect(judgeText(' \n\t')).toEqual({ fault: 'empty' });
    expect(await fileText(new Blob(['PK\u0003\u0004\0\0']))).toEqual({ fault: 'binary' });
  });

  it('is refused unread when it is too large', async () => {
    const large = { size: 51 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('read')) } as Blob;
    expect(await fileText(large)).toEqual({ fault: { megabytes: 51 } });
  });

  it('is refused when it cannot be read', async () => {
    const gone = { size: 10, arrayBuffer: () => Promise.reject(new Error('gone')) } as Blob;
    expect(await fileText(gone)).toEqual({ fault: 'unreadable' });
  });
});

describe('lines', () => {
  it('are those of the text, without their ends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'β', ' ', ';') }), { minLength: 1 }),
        (lines) => {
          const last = lines.at(-1) === '' ? [...lines.slice(0, -1), 'x'] : lines;
          for (const end of ['\n', '\r\n']) {
            const found = linesOf(last.join(end));
            expect(Array.from({ length: found.count }, (_, i) => found.line(i))).toEqual(last);
          }
        },
      ),
    );
  });

  it('do not count the end of the last line as one more', () => {
    expect(linesOf('a\nb\n').count).toBe(2);
    expect(linesOf('').count).toBe(1);
    expect(linesOf('').line(0)).toBe('');
  });
});

describe('the window of a long list', () => {
  const list = fc.record({
    count: fc.integer({ min: 1, max: 5_000_000 }),
    rowHeight: fc.integer({ min: 20, max: 80 }),
    viewHeight: fc.integer({ min: 100, max: 900 }),
  });

  it('fills the view, wherever one scrolls', () => {
    fc.assert(
      fc.property(list, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const { height } = windowOf({ ...given, scrollTop: 0 });
        const scrollTop = share * Math.max(0, height - given.viewHeight);
        const { from, to, top } = windowOf({ ...given, scrollTop });
        expect(height).toBeLessThanOrEqual(8_000_000);
        expect(top).toBeLessThanOrEqual(scrollTop + 0.01);
        const bottom = top + (to - from) * given.rowHeight;
        expect(to === given.count || bottom >= scrollTop + given.viewHeight - 0.01).toBe(true);
        expect(to - from).toBeLessThan(given.viewHeight / given.rowHeight + 3);
      }),
    );
  });

  it('holds a row that one scrolls to', () => {
    fc.assert(
      fc.property(list, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const row = Math.floor(share * (given.count - 1));
        const { from, to } = windowOf({ ...given, scrollTop: scrollTopFor(row, given) });
        expect(from <= row && row < to).toBe(true);
      }),
    );
  });
});
