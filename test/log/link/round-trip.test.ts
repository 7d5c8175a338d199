import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriedOf } from '../../../src/log/link/carried.ts';
import { printLink } from '../../../src/log/link/print-link.ts';
import { readLink } from '../../../src/log/link/read-link.ts';
import type { LogRound, Match } from '../../../src/log/model.ts';
import { parseText } from '../../../src/log/text/parse.ts';
import { printText } from '../../../src/log/text/print.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { randomMatch } from '../../support/random-match.ts';
import { recordOf } from '../../support/record.ts';
import { anyMatch } from '../arbitrary.ts';

/** The log that a link gives back. */
function throughLink(match: Match, round: number | 'all' = 'all'): string {
  const printed = printLink(match, round);
  if ('refused' in printed) return printed.refused;
  const read = readLink(printed.text);
  return 'fault' in read ? read.fault : read.text;
}

describe('a match in a link', () => {
  const dirs = ['logs', 'test/cases/referee', 'test/cases/exchange', 'test/cases/revolution'];
  it.each(dirs)('comes back as it was, from every log in %s', (dir) => {
    const names = readdirSync(dir).filter((name) => name.endsWith('.revlog'));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const { match } = parseText(readFileSync(`${dir}/${name}`, 'utf8'));
      expect(throughLink(match), name).toBe(printText(carriedOf(match, true)));
    }
  });

  it.each([
    ['anemaki', undefined],
    ['forradalom', setupOf(forradalom, 4, { decks: '1', pass: 'trick', leader: 'first' })],
    ['forradalom', setupOf(forradalom, 9, { decks: '2', jokers: '2', twos: 'high' })],
  ])('comes back as it was, from random deals of %s', (_, setup) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const plan = {
        seed: `link ${seed}`,
        rounds: 1 + (seed % 3),
        ...(setup && { game: forradalom, setup }),
      };
      const match = recordOf(randomMatch(plan));
      expect(throughLink(match)).toBe(printText(carriedOf(match, true)));
      const last = match.rounds.length - 1;
      const alone = { ...match, rounds: match.rounds.slice(last) };
      expect(throughLink(match, last)).toBe(printText(carriedOf(alone, true)));
    }
  });

  it('comes back as it was whatever it holds, or is refused because it has no round', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const expected = match.rounds.length === 0 ? 'no-round' : printText(carriedOf(match, true));
        expect(throughLink(match)).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });
});

const LOG = `revolution-log 1
rules anemaki
event Evening
note not carried
player ari Ari
player b B
round 3
dealer b
deal ari Kd 7h 7d ; remarked
deal b 8c ?? 9?
ari plays 7h 7d !
variation r3t1p1 other
  b plays 8c
end
b passes
`;

describe('what a link leaves out', () => {
  it('is told: commentary and metadata; variations only of a link that would be long', () => {
    const { match } = parseText(LOG);
    expect(printLink(match, 'all')).toMatchObject({ lost: ['commentary', 'metadata'] });
    const [round] = match.rounds;
    const variation = round?.entries[1];
    if (!round || !variation) throw new Error('The log has no variation.');
    const many = { ...round, entries: [...round.entries, ...Array.from({ length: 6000 }, () => variation)] };
    const long = { ...match, rounds: [many] };
    expect(printLink(long, 'all')).toMatchObject({ lost: ['commentary', 'metadata', 'variations'] });
    const bare = { ...round, entries: round.entries.filter(({ type }) => type !== 'variation') };
    expect(throughLink(long)).toBe(printText(carriedOf({ ...match, rounds: [bare] }, true)));
  });

  it('is nothing of the deal, the marks and the checks; cards come back in their order', () => {
    expect(throughLink(parseText(LOG).match)).toBe(`revolution-log 1
rules anemaki
event Evening
player ari Ari
player b B

round 3
dealer b
deal ari 7d 7h Kd
deal b 8c 9? ??
ari plays 7d 7h !
variation r3t1p1 other
  b plays 8c
end
b passes
`);
  });
});

describe('a match that no link can hold', () => {
  const { match } = parseText(LOG);

  it('is refused where it has no such round', () => {
    expect(printLink(match, 7)).toEqual({ refused: 'no-round' });
  });

  it('is refused where it is too long', () => {
    const { rounds } = recordOf(randomMatch({ seed: 'long', rounds: 8 }));
    const many = Array.from({ length: 1600 }, (_, i) => ({ ...(rounds[i % 8] ?? rounds[0]), number: i + 1 }));
    const long = { ...recordOf(randomMatch({ seed: 1, rounds: 1 })), rounds: many as LogRound[] };
    expect(printLink(long, 'all')).toEqual({ refused: 'too-long' });
  });

  it.each([
    ['an id that is none', { players: [{ id: 'Not an id', name: 'x' }] }],
    [
      'somebody who does not play',
      { rounds: [{ number: 1, deal: [], entries: [{ type: 'pass', player: 'x' } as const] }] },
    ],
    [
      'points in thirds',
      { rounds: [{ number: 1, deal: [], entries: [], points: { points: { ari: 1 / 3 } } }] },
    ],
  ])('is refused where it has %s', (_, change) => {
    expect(printLink({ ...match, ...change }, 'all')).toEqual({ refused: 'not-the-same' });
  });
});
