import { describe, expect, it } from 'vitest';
import { classOf, scaleOf } from '../../../src/analysis/review/classes.ts';

describe('the class of a loss', () => {
  it.each([
    [0, 'equal'],
    [0.049, 'equal'],
    [0.05, 'inaccuracy'],
    [0.149, 'inaccuracy'],
    [0.15, 'mistake'],
    [0.399, 'mistake'],
    [0.4, 'blunder'],
    [3, 'blunder'],
  ])('of %d points at a table of five is %s', (loss, expected) => {
    expect(classOf(loss, false, 5)).toBe(expected);
  });

  it('is best where nothing better was found', () => {
    expect(classOf(0, true, 5)).toBe('best');
  });

  it('asks for more points where there are more to win', () => {
    expect(scaleOf(5)).toBe(1);
    expect(scaleOf(13)).toBe(3);
    expect(classOf(0.1, false, 13)).toBe('equal');
    expect(classOf(1.19, false, 13)).toBe('mistake');
    expect(classOf(1.21, false, 13)).toBe('blunder');
    expect(classOf(0.03, false, 3)).toBe('inaccuracy');
  });
});
