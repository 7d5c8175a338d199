import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LiveMatch } from '../../src/live/live-match.ts';
import { matchOf } from '../../src/live/match-of.ts';
import { newRecord } from '../../src/live/record.ts';
import { restoreMatch } from '../../src/live/stored.ts';
import { unknownDeal } from '../../src/live/unknown-deal.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import type { Seat } from '../../src/rules/game.ts';
import { setupOf } from '../../src/rules/games.ts';
import { liveOf, MATCHES, SETUPS, stepsOf } from '../support/live.ts';
import { randomMatch } from '../support/random-match.ts';

describe.each(SETUPS)('a match of $game.id between $setup.players ($setup.options)', ({ game, setup }) => {
  const match = randomMatch({ game, setup, seed: 'live', rounds: 2 });
  const live = liveOf(match);
  const outcomes = stepsOf(match).map((step) => live.do(step));

  it('is played to its end on the actor', () => {
    expect(outcomes.every(({ done }) => done)).toBe(true);
    expect(live.phase).toBe('ranking');
    expect(live.context.titles).toEqual(match.rounds.at(-1)?.order);
  });

  it('leaves a log that folds without problems to the same places and points', () => {
    const timeline = foldMatch(parseText(printText(matchOf(live))).match);
    expect(timeline.problems).toEqual([]);
    expect(timeline.rounds.map(({ summary }) => summary.order)).toEqual(
      match.rounds.map(({ order }) => order),
    );
    const totals = timeline.players.map((_, seat) =>
      timeline.rounds.reduce((sum, { summary }) => sum + (summary.points?.[seat] ?? 0), 0),
    );
    expect(live.context.totals).toEqual(totals);
  });
});

describe('steps taken back', () => {
  it('are as if they had never been', () => {
    fc.assert(
      fc.property(MATCHES, fc.array(fc.nat(40), { maxLength: 4 }), (match, turns) => {
        const steps = stepsOf(match);
        const [straight, wavering] = [liveOf(match), liveOf(match)];
        for (const [i, step] of steps.entries()) {
          straight.do(step);
          wavering.do(step);
          if (turns.includes(i)) {
            wavering.undo(Math.floor(i / 2));
            for (const again of steps.slice(Math.floor(i / 2), i + 1)) wavering.do(again);
          }
        }
        expect(wavering.record).toEqual(straight.record);
        expect(wavering.context).toEqual(straight.context);
      }),
      { numRuns: 30 },
    );
  });

  it('can all be taken again', () => {
    fc.assert(
      fc.property(MATCHES, (match) => {
        const live = liveOf(match);
        for (const step of stepsOf(match)) live.do(step);
        const { context, record } = live;
        while (live.canUndo) live.undo();
        expect(live.phase).toBe('dealing');
        expect(live.context.totals.every((points) => points === 0)).toBe(true);
        while (live.canRedo) live.redo();
        expect(live.record).toEqual(record);
        expect(live.context).toEqual(context);
      }),
      { numRuns: 10 },
    );
  });

  it('are forgotten once something else is done', () => {
    const live = dealt();
    live.do({ type: 'play', seat: 0, cards: ['7d'] });
    live.undo();
    expect(live.canRedo).toBe(true);
    live.do({ type: 'play', seat: 0, cards: ['8d'] });
    expect(live.canRedo).toBe(false);
  });
});

describe('a match in a store', () => {
  it('goes on at the same place', () => {
    fc.assert(
      fc.property(MATCHES, fc.nat(200), (match, at) => {
        const live = liveOf(match);
        for (const step of stepsOf(match).slice(0, at)) live.do(step);
        live.undo();
        const again = restoreMatch(JSON.parse(JSON.stringify(live.record)));
        expect(again?.record).toEqual(live.record);
        expect(again?.context).toEqual(live.context);
        expect(again?.phase).toBe(live.phase);
      }),
      { numRuns: 20 },
    );
  });

  it('is refused where it is none, or where its steps do not follow one another', () => {
    const { record } = dealt();
    const unled = { type: 'pass', seat: 0 };
    expect(restoreMatch(null)).toBeNull();
    expect(restoreMatch({ ...record, game: 'chess' })).toBeNull();
    expect(restoreMatch({ ...record, steps: [...record.steps, { type: 'hop' }] })).toBeNull();
    expect(restoreMatch({ ...record, steps: [...record.steps, unled] })).toBeNull();
  });
});

const HANDS = [
  ['7d', '8d', '9d', 'Td', 'Jd', 'Qd'],
  ['7h', '8h', '9h', 'Th', 'Jh', 'Qh'],
  ['7c', '8c', '9c', 'Tc', 'Jc', 'Qc'],
  ['7s', '8s', '9s', 'Ts', 'Js', 'Qs'],
  ['Kd', 'Kh', 'Kc', 'Ks', 'Ad', 'Ah'],
] as const;

function players(count: number) {
  return Array.from({ length: count }, (_, seat) => ({ id: `p${seat}`, name: `P ${seat}` }));
}

function dealt(): LiveMatch {
  const live = new LiveMatch(newRecord({ game: 'anemaki', players: players(5) }));
  expect(live.do({ type: 'deal', deal: { dealer: 0, hands: HANDS, talon: ['Ac', 'As'] } })).toEqual({
    done: true,
  });
  return live;
}

describe('what the rules forbid', () => {
  it('is refused with its reason, and changes nothing', () => {
    const live = dealt();
    const { record } = live;
    expect(live.do({ type: 'play', seat: 1, cards: ['7h'] })).toEqual({
      done: false,
      refusal: { code: 'play.turn', rule: 'A1', expected: 0 },
    });
    expect(live.do({ type: 'pass', seat: 0 })).toMatchObject({ refusal: { code: 'pass.leader' } });
    expect(live.do({ type: 'clear' })).toEqual({ done: false, refusal: null });
    expect(live.record).toEqual(record);
  });

  it('happens all the same where somebody says so, and the log says that it did', () => {
    const live = dealt();
    expect(live.do({ type: 'play', seat: 1, cards: ['7h'], forced: true })).toEqual({ done: true });
    expect(live.round?.hands[1]).toEqual(['8h', '9h', 'Th', 'Jh', 'Qh']);
    expect(live.round?.turn).toBe(2);
    expect(live.do({ type: 'play', seat: 2, cards: ['8c'] })).toEqual({ done: true });
    const match = matchOf(live);
    expect(printText(match)).toContain('p1 plays 7h !');
    const [problem, ...others] = foldMatch(match).problems;
    expect([problem?.code, problem?.severity, others]).toEqual(['play.turn', 'warning', []]);
  });
});

describe('a deal that nobody saw', () => {
  it('has hands as large as the rules make them', () => {
    const sizes = (seats: number, dealer: Seat) =>
      unknownDeal(forradalom, setupOf(forradalom, seats), dealer).hands.map(({ length }) => length);
    expect(sizes(4, 2)).toEqual([13, 13, 14, 13]);
    expect(sizes(3, 0)).toEqual([18, 18, 17]);
    expect(unknownDeal(anemaki, setupOf(anemaki, 5), 0).talon).toEqual(['??', '??']);
  });

  it('can be played, exchange and revolution as far as they were seen, and the log agrees', () => {
    const titles = [1, 0, 2, 3, 4];
    const live = new LiveMatch(
      newRecord({ game: 'anemaki', players: players(5), titles, totals: [1, 2, 0, -1, -2] }),
    );
    live.do({ type: 'deal', deal: unknownDeal(anemaki, live.setup, 4) });
    expect(live.do({ type: 'give', seat: 4, to: 1, cards: ['As', 'Kd'] })).toEqual({ done: true });
    expect(live.do({ type: 'unnoted' })).toEqual({ done: true });
    live.settle();
    expect(live.phase).toBe('revolutionCheck');
    live.do({ type: 'check', verdict: { state: 'declared', by: [4] } });
    expect(live.round?.direction).toBe('reversed');
    expect(live.do({ type: 'play', seat: 4, cards: ['Kh'] })).toEqual({ done: true });
    expect(live.do({ type: 'play', seat: 0, cards: ['7h'] })).toEqual({ done: true });
    const match = matchOf(live);
    expect(match.rounds[0]?.deal).toEqual([]);
    expect(printText(match)).toContain('revolution declared by p4');
    expect(foldMatch(match).problems).toEqual([]);
  });
});

describe('a gap between two tricks', () => {
  it('ends with the next lead, if that is legal', () => {
    const live = dealt();
    live.do({ type: 'play', seat: 0, cards: ['Qd'] });
    for (const seat of [1, 2, 3, 4]) live.do({ type: 'pass', seat });
    expect(live.phase).toBe('gap');
    expect(live.do({ type: 'play', seat: 1, cards: ['8h'] })).toMatchObject({
      refusal: { code: 'play.turn' },
    });
    expect(live.phase).toBe('gap');
    expect(live.do({ type: 'play', seat: 0, cards: ['8d'] })).toEqual({ done: true });
    expect(live.record.steps.slice(-2).map(({ type }) => type)).toEqual(['clear', 'play']);
    live.undo();
    expect(live.round?.trick?.number).toBe(2);
  });
});
