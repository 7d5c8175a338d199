import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignColumns, wrap } from '../../src/cli/layout.ts';

it('breaks between words and keeps every one of them', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zα-ω]{1,30}$/), { minLength: 1 }), (words) => {
      const lines = wrap(words.join(' '), '    ').split('\n').slice(0, -1);
      expect(lines.join(' ').trim().split(/\s+/)).toEqual(words);
      for (const line of lines) {
        expect(line.startsWith('    ')).toBe(true);
        expect(line.length).toBeLessThanOrEqual(96);
      }
    }),
  );
});

it('lets a word that is too long for a line stand alone', () => {
  const long = 'x'.repeat(200);
  expect(wrap(`a ${long} b`)).toBe(`a\n${long}\nb\n`);
});

it('sets columns side by side, as wide as their widest cell', () => {
  const rows = [
    ['bot', 'points'],
    ['greedy', '+1'],
  ];
  expect(alignColumns(rows)).toBe('bot     points\ngreedy      +1\n');
});
