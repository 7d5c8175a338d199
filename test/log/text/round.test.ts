import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/log/text/parse.ts';
import { codesOf, logOf, roundOf } from '../sample.ts';

const round = (...lines: string[]) => parseText(roundOf(lines));

describe('the statements of a round', () => {
  it('are read each into its place', () => {
    const { match, problems } = round(
      'titles b a',
      'scores a=2 b=-1.5',
      'dealer a',
      'deal a 7d 10♥',
      'deal b ??',
      'talon Jo',
      'revolution declared by a b',
      'order b a',
      'points b=0.5 a=-0.5',
    );
    expect(problems).toEqual([]);
    expect(match.rounds[0]).toMatchObject({
      number: 1,
      titles: { order: ['b', 'a'] },
      scores: { totals: { a: 2, b: -1.5 } },
      dealer: { player: 'a' },
      deal: [
        { player: 'a', cards: ['7d', 'Th'] },
        { player: 'b', cards: ['??'] },
      ],
      talon: { cards: ['jo'] },
      revolution: { state: 'declared', by: ['a', 'b'] },
      order: { order: ['b', 'a'] },
      points: { points: { a: -0.5, b: 0.5 } },
    });
  });

  it.each([
    ['titles', '6:1 syntax.missing'],
    ['titles a c', '6:10 syntax.player'],
    ['order a b a', '6:11 syntax.player-again'],
    ['scores', '6:1 syntax.missing'],
    ['scores a', '6:8 syntax.amount'],
    ['scores =1', '6:8 syntax.amount'],
    ['scores a=x', '6:8 syntax.number'],
    ['scores c=1', '6:8 syntax.player'],
    ['points a=1 a=2', '6:12 syntax.player-again'],
    ['dealer', '6:1 syntax.missing'],
    ['dealer c', '6:8 syntax.player'],
    ['dealer a b', '6:10 syntax.extra'],
    ['deal', '6:1 syntax.missing'],
    ['deal a', '6:1 syntax.missing'],
    ['deal c 7d', '6:6 syntax.player'],
    ['deal a 7d 1x', '6:11 syntax.card'],
    ['deal a 7d ! 8d', '6:11 syntax.extra'],
    ['talon', '6:1 syntax.missing'],
    ['talon 7d x', '6:10 syntax.card'],
    ['revolution', '6:1 syntax.missing'],
    ['revolution perhaps', '6:12 syntax.word'],
    ['revolution none by a', '6:17 syntax.extra'],
    ['revolution declared', '6:1 syntax.missing'],
    ['revolution declared a', '6:1 syntax.missing'],
    ['revolution declared by', '6:1 syntax.missing'],
    ['revolution postponed by c', '6:25 syntax.player'],
    ['note too late', '6:1 syntax.place'],
    ['player c', '6:1 syntax.place'],
    ['rules anemaki', '6:1 syntax.place'],
    ['dealt a 7d', '6:1 syntax.statement'],
    ['"quoted"', '6:1 syntax.statement'],
  ])('%j is told once', (line, code) => {
    expect(codesOf(round(line))).toEqual([code]);
  });

  it.each([
    'titles a b',
    'scores a=1',
    'dealer a',
    'deal a 7d',
    'talon 7d',
    'revolution none',
    'order a b',
    'points a=1',
  ])('%j may stand once', (line) => {
    expect(codesOf(round(line, line))).toEqual(['7:1 syntax.twice']);
  });

  it('suggest what may have been meant', () => {
    expect(round('dealt a 7d', 'revolution declard by a').problems).toMatchObject([
      { facts: { found: 'dealt', nearest: 'deal' } },
      { facts: { found: 'declard', nearest: 'declared', expected: ['none', 'declared', 'postponed'] } },
    ]);
  });

  it('count a card that cannot be read as unknown, and leave out an amount that cannot', () => {
    const { match } = round('deal a 7d 1x 8d', 'scores a=1 b=x');
    expect(match.rounds[0]?.deal[0]?.cards).toEqual(['7d', '??', '8d']);
    expect(match.rounds[0]?.scores?.totals).toEqual({ a: 1 });
  });

  it('may come in any order', () => {
    expect(round('order a b', 'a plays 7d', 'talon 8d', 'deal a 7d', 'dealer b').problems).toEqual([]);
  });
});

describe('the numbers of rounds', () => {
  const numbers = (...lines: string[]) => {
    const parsed = parseText(logOf(['player a', ...lines]));
    return [parsed.match.rounds.map(({ number }) => number), codesOf(parsed)];
  };

  it('rise by one, from any start', () => {
    expect(numbers('round 7', 'round 8', 'round 9')).toEqual([[7, 8, 9], []]);
    expect(numbers('round 0')).toEqual([[0], []]);
  });

  it('are kept where they jump ahead, and put right where they fall back', () => {
    expect(numbers('round 1', 'round 3', 'round 3', 'round 2')).toEqual([
      [1, 3, 4, 5],
      ['5:7 syntax.round-number', '6:7 syntax.round-number', '7:7 syntax.round-number'],
    ]);
  });

  it('are given where none can be read', () => {
    expect(numbers('round', 'round two', 'round 3 final')).toEqual([
      [1, 2, 3],
      ['4:1 syntax.missing', '5:7 syntax.number', '6:9 syntax.extra'],
    ]);
  });
});

describe('a round that nobody opened', () => {
  it('is told of once, and read', () => {
    const parsed = parseText(
      logOf(['player a', 'player b', 'deal a 7d', 'a plays 7d', 'order a b', 'round 2']),
    );
    expect(codesOf(parsed)).toEqual(['5:1 syntax.round-missing']);
    expect(parsed.match.rounds).toMatchObject([{ number: 1, deal: [{}], entries: [{}] }, { number: 2 }]);
  });
});
