/** The passes that one tap says, and whose turn it is between two tricks. */
import { describe, expect, it } from 'vitest';
import { LiveMatch } from '../../../src/live/live-match.ts';
import { newRecord } from '../../../src/live/record.ts';
import { unknownDeal } from '../../../src/live/unknown-deal.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { holdersIn, passesBefore, passesOfOthers, turnIn } from '../../../src/view/record/passes.ts';
import { sheetOf } from '../../../src/view/record/sheet.ts';

const PLAYERS = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id }));

function begun(options: Record<string, string> = {}): LiveMatch {
  const live = new LiveMatch(newRecord({ game: 'anemaki', players: PLAYERS, options }));
  live.do({ type: 'deal', deal: unknownDeal(anemaki, live.setup, 0) });
  return live;
}

const seats = (steps: ReturnType<typeof passesBefore>) =>
  steps.map((step) => ('seat' in step && step.type === 'pass' ? step.seat : null));

describe('passes by one tap', () => {
  it('are those of all before the one who acts next', () => {
    const live = begun();
    expect(passesBefore(live, 3)).toEqual([]);
    live.do({ type: 'play', seat: 0, cards: ['9?'] });
    expect(seats(passesBefore(live, 3))).toEqual([1, 2]);
    expect(passesBefore(live, 1)).toEqual([]);
    expect(passesBefore(live, 0)).toEqual([]);
  });

  it('are those of all others, with which the trick ends', () => {
    const live = begun();
    live.do({ type: 'play', seat: 0, cards: ['9?'] });
    live.do({ type: 'pass', seat: 1 });
    live.do({ type: 'play', seat: 2, cards: ['T?'] });
    const passes = passesOfOthers(live);
    expect(seats(passes)).toEqual([3, 4, 0, 1]);
    for (const step of passes) expect(live.do(step).done).toBe(true);
    expect(live.phase).toBe('gap');
    expect(turnIn(live)).toBe(2);
    expect(passesOfOthers(live)).toEqual([]);
  });

  it('pass over who may not act any more in this trick', () => {
    const live = begun({ pass: 'trick' });
    live.do({ type: 'play', seat: 0, cards: ['9?'] });
    live.do({ type: 'pass', seat: 1 });
    live.do({ type: 'play', seat: 2, cards: ['T?'] });
    expect(seats(passesOfOthers(live))).toEqual([3, 4, 0]);
    expect(passesBefore(live, 1)).toEqual([]);
  });

  it('leave out who is out', () => {
    const live = begun();
    expect(holdersIn(live)).toEqual([0, 1, 2, 3, 4]);
    live.do({ type: 'play', seat: 0, cards: ['7?', '7?', '7?', '7?'] });
    for (const step of passesOfOthers(live)) live.do(step);
    live.do({ type: 'play', seat: 0, cards: ['8?', '8?'] });
    expect(holdersIn(live)).toEqual([1, 2, 3, 4]);
    expect(seats(passesOfOthers(live))).toEqual([1, 2, 3, 4]);
  });
});

describe('the score sheet', () => {
  it('has a line for every round that ended, with what it comes to', () => {
    const live = begun();
    expect(sheetOf(live)).toEqual([]);
    live.do({ type: 'result', order: [1, 0, 2, 3, 4] });
    live.do({ type: 'result', order: [1, 0, 2, 4, 3] });
    const sheet = sheetOf(live);
    expect(sheet.map(({ number }) => number)).toEqual([1, 2]);
    expect(sheet[1]?.players).toEqual([
      { place: 2, points: 1, total: 2 },
      { place: 1, points: 2, total: 4 },
      { place: 3, points: 0, total: 0 },
      { place: 5, points: -2, total: -3 },
      { place: 4, points: -1, total: -3 },
    ]);
  });
});
