import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/log/text/parse.ts';
import { codesOf, roundOf } from '../sample.ts';

const read = (...lines: string[]) => parseText(roundOf(lines));

describe('an action', () => {
  it.each([
    ['a plays 7d 7♥', { type: 'play', player: 'a', cards: ['7d', '7h'] }],
    ['a passes', { type: 'pass', player: 'a' }],
    ['b gives Ac to a', { type: 'give', player: 'b', to: 'a', cards: ['Ac'] }],
    ['a swaps 8h ??', { type: 'swap', player: 'a', cards: ['8h', '??'] }],
    ['a keeps', { type: 'keep', player: 'a' }],
    ['a revolts 6d 6h 6c jo', { type: 'revolt', player: 'a', cards: ['6d', '6h', '6c', 'jo'] }],
    ['a plays 7d !', { type: 'play', player: 'a', cards: ['7d'], forced: true }],
    ['a gives 7d to b !', { type: 'give', player: 'a', to: 'b', cards: ['7d'], forced: true }],
    ['a passes !', { type: 'pass', player: 'a', forced: true }],
    ['trick', { type: 'trick' }],
  ])('%j', (line, action) => {
    const { match, problems } = read(line);
    expect(problems).toEqual([]);
    const [{ span, ...entry } = {}] = match.rounds[0]?.entries ?? [];
    expect(entry).toEqual(action);
    expect(span).toMatchObject({ line: 6, column: 1 });
  });

  it.each([
    ['a', '6:1 syntax.missing'],
    ['a !', '6:3 syntax.word'],
    ['a play 7d', '6:3 syntax.word'],
    ['a plays', '6:1 syntax.missing'],
    ['a plays !', '6:1 syntax.missing'],
    ['a plays 7d, 8d', '6:9 syntax.card'],
    ['a plays 7d to b', '6:12 syntax.card'],
    ['a plays 7d ! 8d', '6:14 syntax.extra'],
    ['a passes 7d', '6:10 syntax.extra'],
    ['a keeps them', '6:9 syntax.extra'],
    ['a swaps', '6:1 syntax.missing'],
    ['a gives to b', '6:1 syntax.missing'],
    ['a gives 7d b', '6:1 syntax.missing'],
    ['a gives 7d', '6:1 syntax.missing'],
    ['a gives 7d to', '6:1 syntax.missing'],
    ['a gives 7d to c', '6:15 syntax.player'],
    ['a gives 7d to b c', '6:17 syntax.extra'],
    ['c passes', '6:1 syntax.player'],
    ['nobody plays 7d', '6:1 syntax.player'],
    ['A plays 7d', '6:1 syntax.player'],
    ['trick 2', '6:7 syntax.extra'],
  ])('%j is told', (line, code) => {
    expect(codesOf(read(line))[0]).toBe(code);
  });

  it('of somebody unknown is left out, and the next is read', () => {
    const { match, problems } = read('aa plays 7d', 'b passes');
    expect(problems).toMatchObject([{ facts: { found: 'aa', nearest: 'a' } }]);
    expect(match.rounds[0]?.entries).toMatchObject([{ player: 'b', type: 'pass' }]);
  });

  it('keeps its place although a card cannot be read', () => {
    expect(read('a plays 7d 7x').match.rounds[0]?.entries).toMatchObject([{ cards: ['7d', '??'] }]);
  });

  it('covers its words and not the commentary', () => {
    const text = roundOf(['  a plays 7d  !   ; so it was # comment']);
    const span = parseText(text).match.rounds[0]?.entries[0]?.span;
    expect(span).toMatchObject({ line: 6, column: 3 });
    expect(text.slice(span?.start, span?.end)).toBe('a plays 7d  !');
  });

  it('may be parted by blanks of any kind', () => {
    const { match, problems } = read('\ta\u00A0plays\u30007d \u2003 ');
    expect(problems).toEqual([]);
    expect(match.rounds[0]?.entries).toMatchObject([{ type: 'play', cards: ['7d'] }]);
  });
});
