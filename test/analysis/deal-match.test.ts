import { describe, expect, it } from 'vitest';
import { dealMatch, type MatchPlan } from '../../src/analysis/deal-match.ts';
import { randomPolicy } from '../../src/analysis/policies/random-policy.ts';
import { sensible } from '../../src/analysis/policies/sensible.ts';
import type { Match } from '../../src/log/model.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';

const players = ['ari', 'physo', 'janiet', 'aster', 'rhys'].map((id) => ({ id, name: id }));

function match(plan: Partial<MatchPlan> = {}): Match {
  const bots = players.map((_, seat) => (seat % 2 === 0 ? sensible : randomPolicy));
  return dealMatch({ game: anemaki, players, rounds: 3, seed: 'test', bots, ...plan });
}

const problemsOf = (log: Match) => {
  const { match: read, problems } = parseText(printText(log));
  return foldMatch(read, problems).problems;
};

describe('a dealt match', () => {
  it('is the same to the byte for the same seed, and another one for another', () => {
    expect(printText(match({ seed: 5 }))).toBe(printText(match({ seed: '5' })));
    expect(printText(match({ seed: 5 }))).not.toBe(printText(match({ seed: 6 })));
  });

  it('begins as a longer one of the same seed does', () => {
    expect(match({ rounds: 4 }).rounds.slice(0, 2)).toEqual(match({ rounds: 2 }).rounds);
  });

  it('folds through the statechart to the same places and points, whatever the options', () => {
    for (const firstRound of ['untitled', 'drawn']) {
      for (const pass of ['turn', 'trick']) {
        for (let seed = 0; seed < 3; seed++) {
          const dealt = match({ seed, options: { firstRound, pass } });
          const { rounds, problems } = foldMatch(dealt);
          expect(problems).toEqual([]);
          const orders = rounds.map(({ summary }) => summary.order?.map((seat) => players[seat]?.id));
          expect(orders).toEqual(dealt.rounds.map(({ order }) => order?.order));
        }
      }
    }
  });

  it('names the drawn titles once, in its first round', () => {
    const { rounds } = match({ options: { firstRound: 'drawn' } });
    expect([...(rounds[0]?.titles?.order ?? [])].sort()).toEqual(players.map(({ id }) => id).sort());
    expect(rounds[0]?.dealer?.player).toBe(rounds[0]?.titles?.order.at(-1));
    expect(rounds.slice(1).every(({ titles }) => titles === undefined)).toBe(true);
  });

  it('lets the Doulos of the round before deal (A20)', () => {
    const { rounds } = match();
    expect(rounds.slice(1).map(({ dealer }) => dealer?.player)).toEqual(
      rounds.slice(0, -1).map(({ order }) => order?.order.at(-1)),
    );
  });

  it('checks for a revolution in titled rounds alone', () => {
    expect(match().rounds.map(({ revolution }) => revolution !== undefined)).toEqual([false, true, true]);
  });

  it('can be read again, with its passes and without them', () => {
    expect(problemsOf(match())).toEqual([]);
    for (let seed = 0; seed < 5; seed++) {
      const thin = match({ seed, omitPasses: true });
      expect(thin.rounds.flatMap(({ entries }) => entries).some(({ type }) => type === 'pass')).toBe(false);
      expect(problemsOf(thin)).toEqual([]);
    }
  });

  it('marks each trick before its lead', () => {
    for (const { entries } of match().rounds) {
      entries.forEach((entry, i) => {
        if (entry.type === 'trick') expect(entries[i + 1]?.type).toBe('play');
      });
      expect(entries.find(({ type }) => type === 'trick' || type === 'play')?.type).toBe('trick');
    }
  });
});
