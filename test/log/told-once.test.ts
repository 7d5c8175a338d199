import { expect, it } from 'vitest';
import type { Problem } from '../../src/log/problem.ts';
import { toldOnce } from '../../src/log/told-once.ts';

const at = (line: number, code: string, facts: Problem['facts'] = {}): Problem => ({
  severity: 'error',
  code,
  span: { line, column: 1, start: line, end: line + 1 },
  facts,
});

it('An id that nobody has is told where it stands first, with how often; all else every time', () => {
  const arri = [1, 4, 5].map((line) => at(line, 'syntax.player', { found: 'arri', nearest: 'ari' }));
  const zz = at(2, 'syntax.player', { found: 'zz', nearest: '' });
  const cards = [3, 6].map((line) => at(line, 'syntax.card', { found: '11d' }));
  const [first, second, third] = arri as [Problem, Problem, Problem];
  const [card, other] = cards as [Problem, Problem];
  const told = toldOnce([first, zz, card, second, third, other]);
  expect([...told.keys()]).toEqual([first, zz, card, other]);
  expect(told.get(first)?.facts).toEqual({ found: 'arri', nearest: 'ari', times: 3 });
  expect(told.get(zz)).toBe(zz);
  expect(told.get(other)).toBe(other);
});
