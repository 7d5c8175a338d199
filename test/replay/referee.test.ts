/** The matches of an independent referee: `test/cases/referee/index.json` says what must come of each. */
import { describe, expect, it } from 'vitest';
import type { Timeline } from '../../src/replay/frame.ts';
import { caseText, foldCase, toldIn } from '../support/fold-text.ts';

interface Case {
  readonly file: string;
  readonly rounds: readonly {
    readonly order: readonly string[];
    readonly revolution: string;
    /** Forradalom: how many revolutions were laid as moves. */
    readonly revolutionsLaid?: number;
    readonly handsAfterExchange: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly faulty: { readonly file: string; readonly firstProblemLine: number; readonly kind: string };
}

const cases: readonly Case[] = JSON.parse(caseText('referee/index.json'));
const anemaki = cases.filter(({ file }) => file.startsWith('anemaki'));

/** The codes that are apt for a kind of fault; where it breaks two rules, either. */
const APT: Readonly<Record<string, readonly string[]>> = {
  lower: ['play.not-higher', 'play.too-few', 'play.not-held'],
  notheld: ['play.not-held', 'play.not-higher', 'play.too-few'],
  wrongturn: ['play.turn', 'play.out', 'play.passed'],
  short: ['deal.hand-size'],
  dupdeal: ['deal.twice'],
  badcard: ['syntax.card'],
  unknownplayer: ['syntax.player'],
  order: ['check.order'],
};

const BEFORE_THE_TRICKS: ReadonlySet<string> = new Set(['deal', 'give', 'swap', 'keep', 'check']);

/** What the referee's index says of each round, read off the frames. */
function resultOf({ rounds, players }: Timeline) {
  return rounds.map(({ summary, frames }) => {
    const start = frames.findLast(({ did }) => BEFORE_THE_TRICKS.has(did.type));
    return {
      order: summary.order?.map((seat) => players[seat]?.id),
      revolution: summary.verdict?.state ?? 'none',
      revolutionsLaid: summary.revolts,
      handsAfterExchange: Object.fromEntries(
        players.map(({ id }, seat) => [id, [...(start?.hands[seat] ?? [])].sort()]),
      ),
    };
  });
}

describe('A match of the referee', () => {
  it.each(cases)(
    '$file comes to his orders, hands and revolutions, without a problem',
    ({ file, rounds }) => {
      const timeline = foldCase(`referee/${file}`);
      expect(toldIn(timeline)).toEqual([]);
      expect(resultOf(timeline)).toEqual(
        rounds.map(({ order, revolution, revolutionsLaid = 0, handsAfterExchange }) => ({
          order,
          revolution,
          revolutionsLaid,
          handsAfterExchange,
        })),
      );
    },
  );
});

describe('A faulty copy', () => {
  it.each(cases)('$faulty.file has its first problem where the fault is', ({ faulty }) => {
    const { problems } = foldCase(`referee/${faulty.file}`);
    expect(problems[0]?.span.line).toBe(faulty.firstProblemLine);
    expect(APT[faulty.kind]).toContain(problems[0]?.code);
  });

  it.each(anemaki)('$faulty.file has no other problem', ({ faulty }) => {
    expect(foldCase(`referee/${faulty.file}`).problems).toHaveLength(1);
  });
});
