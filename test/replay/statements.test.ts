/** The statements that speak at each moment: those whose remarks the fold puts there. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseText } from '../../src/log/text/parse.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { remarkedBy, spokenAt, statementsOf } from '../../src/replay/statements.ts';

const LOGS = readdirSync('logs').filter((name) => name.endsWith('.revlog'));

describe('the statements of a moment', () => {
  it.each(LOGS)('remark what its frame has, in %s', (name) => {
    const { match } = parseText(readFileSync(`logs/${name}`, 'utf8'));
    const { rounds } = foldMatch(match);
    match.rounds.forEach((round, index) => {
      const spoken = spokenAt(match, index);
      const all = statementsOf(round);
      const { frames = [], branches = [] } = rounds[index] ?? {};
      for (const frame of [...frames, ...branches.flatMap((branch) => branch.frames)]) {
        expect(remarkedBy(all, spoken.get(frame.at) ?? []), frame.at).toEqual(frame.commentary);
      }
    });
  });

  it('are led by the deed; a round speaks at its deal; what nobody wrote has none', () => {
    const { match } = parseText(readFileSync('logs/first-dawn.revlog', 'utf8'));
    const all = statementsOf(match.rounds[0] ?? fail());
    const spoken = spokenAt(match, 0);
    const leading = (at: string) => all[spoken.get(at)?.[0] ?? -1];
    expect(leading('r1d') ?? leading('r1')).toMatchObject({ number: 1 });
    expect(leading('r1t1p1')).toMatchObject({ type: 'play' });
    expect(spoken.get('r1t9p9')).toBeUndefined();
    expect(spokenAt(match, 99).size).toBe(0);
  });
});

function fail(): never {
  throw new Error('The log has no round.');
}
