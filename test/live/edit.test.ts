/** Steps corrected in the middle of a match, and rounds of which only the places are known. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editSteps } from '../../src/live/edit.ts';
import { LiveMatch } from '../../src/live/live-match.ts';
import { matchOf } from '../../src/live/match-of.ts';
import { isAction, newRecord } from '../../src/live/record.ts';
import { restoreMatch } from '../../src/live/stored.ts';
import { unknownDeal } from '../../src/live/unknown-deal.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import { setupOf } from '../../src/rules/games.ts';
import { liveOf, MATCHES, stepsOf } from '../support/live.ts';

const PLAYERS = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id.toUpperCase() }));

/** A round of Anemaki without a known card, as far as its third play. */
function begun(): LiveMatch {
  const live = new LiveMatch(newRecord({ game: 'anemaki', players: PLAYERS }));
  live.do({ type: 'deal', deal: unknownDeal(anemaki, live.setup, 0) });
  live.do({ type: 'play', seat: 0, cards: ['7d'] });
  live.do({ type: 'play', seat: 1, cards: ['8d'] });
  live.do({ type: 'play', seat: 2, cards: ['9d'] });
  return live;
}

function problemsOf(live: LiveMatch): string[] {
  const { match, problems } = parseText(printText(matchOf(live)));
  return foldMatch(match, problems).problems.map(({ code }) => code);
}

describe('a step corrected', () => {
  it('leaves all others as they are where it is put back as it was', () => {
    fc.assert(
      fc.property(MATCHES, fc.nat(), (match, pick) => {
        const live = liveOf(match);
        for (const step of stepsOf(match)) live.do(step);
        const { record } = live;
        const index = pick % record.steps.length;
        const step = record.steps[index];
        if (!step) return;
        const edited = editSteps(record, index, 1, [step]);
        expect(edited).toEqual({ record: { ...record, undone: [] }, marked: 0, dropped: 0 });
      }),
      { numRuns: 30 },
    );
  });

  it('marks what the rules then forbid, and the log says so without an error', () => {
    const live = begun();
    const { record, marked, dropped } = editSteps(live.record, 2, 1, [
      { type: 'play', seat: 1, cards: ['Td'] },
    ]);
    expect([marked, dropped]).toEqual([1, 0]);
    expect(record.steps[3]).toEqual({ type: 'play', seat: 2, cards: ['9d'], forced: true });
    const edited = restoreMatch(JSON.parse(JSON.stringify(record)));
    if (!edited) throw new Error('The corrected record cannot be taken up.');
    expect(printText(matchOf(edited))).toContain('c plays 9d !');
    expect(problemsOf(edited)).toEqual(['play.not-higher']);
  });

  it('takes the mark from what is within the rules now', () => {
    const live = begun();
    live.undo();
    live.do({ type: 'play', seat: 2, cards: ['7h'], forced: true });
    const { record } = editSteps(live.record, 2, 1, [{ type: 'pass', seat: 1 }]);
    expect(record.steps[3]).toEqual({ type: 'play', seat: 2, cards: ['7h'], forced: true });
    const mended = editSteps(live.record, 1, 2, [
      { type: 'play', seat: 0, cards: ['8h'] },
      { type: 'pass', seat: 1 },
    ]);
    expect(mended.record.steps.at(-1)).toHaveProperty('forced');
    live.undo();
    live.do({ type: 'play', seat: 2, cards: ['9d'], forced: true });
    const plain = editSteps(live.record, 2, 1, [{ type: 'pass', seat: 1 }]);
    expect(plain.record.steps[3]).toEqual({ type: 'play', seat: 2, cards: ['9d'] });
  });

  it('may be left out, or have another before it', () => {
    const { record } = begun();
    const without = editSteps(record, 3, 1, []);
    expect(without.record.steps).toEqual(record.steps.slice(0, 3));
    const withPass = editSteps(record, 3, 0, [{ type: 'pass', seat: 2 }]);
    expect(withPass.record.steps[3]).toEqual({ type: 'pass', seat: 2 });
    expect(withPass).toMatchObject({ marked: 1, dropped: 0 });
    expect(() => editSteps(record, 1, 1, [{ type: 'pass', seat: 0 }])).toThrow(RangeError);
  });

  it('leaves a record that can be taken up, whatever is left out', () => {
    fc.assert(
      fc.property(MATCHES, fc.nat(), (match, pick) => {
        const live = liveOf(match);
        for (const step of stepsOf(match)) live.do(step);
        const deeds = live.record.steps.flatMap((step, i) => (isAction(step) ? [i] : []));
        const { record } = editSteps(live.record, deeds[pick % deeds.length] ?? 0, 1, []);
        const again = restoreMatch(JSON.parse(JSON.stringify(record)));
        expect(again?.record).toEqual(record);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a round of which only the places are known', () => {
  it.each([
    ['anemaki', anemaki, [2, 1, 0, -1, -2]],
    ['forradalom', forradalom, [2, 1, 0, -1, -2]],
  ] as const)('gives titles and points in %s, and a log without problems', (_, game, points) => {
    const live = new LiveMatch(newRecord({ game: game.id, players: PLAYERS }));
    expect(live.do({ type: 'result', order: [4, 3, 2, 1, 0] }).done).toBe(true);
    expect(live.phase).toBe('ranking');
    expect(live.context.totals).toEqual(points.toReversed());
    expect(live.dealer).toBe(game.dealer(setupOf(game, 5, {}), [4, 3, 2, 1, 0]));
    live.do({ type: 'result', order: [0, 1, 2, 3, 4] });
    expect(live.context.totals.map((total) => total + 0)).toEqual([0, 0, 0, 0, 0]);
    live.do({ type: 'deal', deal: unknownDeal(game, live.setup, live.dealer ?? 0) });
    expect(matchOf(live).rounds.map(({ number, order }) => [number, order?.order.join('')])).toEqual([
      [1, 'edcba'],
      [2, 'abcde'],
      [3, undefined],
    ]);
    expect(problemsOf(live)).toEqual([]);
    const again = restoreMatch(JSON.parse(JSON.stringify(live.record)));
    expect(again?.context).toEqual(live.context);
  });

  it('may have begun with its cards; it is taken back like any step, and refused where a player has no place', () => {
    const live = begun();
    expect(live.do({ type: 'result', order: [0, 1, 2, 3] }).done).toBe(false);
    expect(live.do({ type: 'result', order: [0, 1, 2, 3, 3] }).done).toBe(false);
    const before = live.context;
    expect(live.do({ type: 'result', order: [2, 0, 1, 3, 4] }).done).toBe(true);
    const { rounds } = matchOf(live);
    expect(rounds).toHaveLength(1);
    expect(rounds[0]).toMatchObject({ order: { order: ['c', 'a', 'b', 'd', 'e'] } });
    expect(rounds[0]?.entries.filter(({ type }) => type === 'play')).toHaveLength(3);
    expect(problemsOf(live)).toEqual(['round.unfinished']);
    live.undo();
    expect(live.context).toEqual(before);
    expect(live.phase).toBe('following');
  });
});
