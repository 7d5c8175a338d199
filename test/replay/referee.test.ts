/** The matches of an independent referee: `test/cases/referee/index.json` says what must come of each. */
import { describe, expect, it } from 'vitest';
import type { Timeline } from '../../src/replay/frame.ts';
import { caseText, foldCase, toldIn } from '../support/fold-text.ts';

interface Case {
  readonly file: string;
  readonly rounds: readonly {
    readonly order: readonly string[];
    readonly revolution: string;
    readonly handsAfterExchange: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly faulty: { readonly file: string; readonly firstProblemLine: number; readonly kind: string };
}

const cases: readonly Case[] = JSON.parse(caseText('referee/index.json'));
const anemaki = cases.filter(({ file }) => file.startsWith('anemaki'));
const forradalom = cases.filter(({ file }) => file.startsWith('forradalom'));

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

/** What the referee's index says of each round, read off the frames. */
function resultOf({ rounds, players }: Timeline) {
  return rounds.map(({ summary, frames }) => {
    const start = frames.findLast(({ did }) => did.type === 'deal' || did.type === 'check');
    return {
      order: summary.order?.map((seat) => players[seat]?.id),
      revolution: summary.verdict?.state ?? 'none',
      handsAfterExchange: Object.fromEntries(
        players.map(({ id }, seat) => [id, [...(start?.hands[seat] ?? [])].sort()]),
      ),
    };
  });
}

describe('A match of the referee', () => {
  it.each(anemaki)(
    '$file comes to his orders, hands and revolutions, without a problem',
    ({ file, rounds }) => {
      const timeline = foldCase(`referee/${file}`);
      expect(toldIn(timeline)).toEqual([]);
      expect(resultOf(timeline)).toEqual(
        rounds.map(({ order, revolution, handsAfterExchange }) => ({
          order,
          revolution,
          handsAfterExchange,
        })),
      );
    },
  );
});

describe('A faulty copy', () => {
  it.each(anemaki)('$faulty.file has its one problem where the fault is', ({ faulty }) => {
    const { problems } = foldCase(`referee/${faulty.file}`);
    expect(problems.map(({ span }) => span.line)).toEqual([faulty.firstProblemLine]);
    expect(APT[faulty.kind]).toContain(problems[0]?.code);
  });
});

describe('A match of a game that is not known yet', () => {
  it.each(forradalom)('$file is told at its rules and has no rounds', ({ file }) => {
    const timeline = foldCase(`referee/${file}`);
    expect(toldIn(timeline)).toContain('2:game.unknown');
    expect(timeline.rounds).toEqual([]);
    expect(timeline.players.length).toBeGreaterThan(2);
  });
});
