import { describe, expect, it } from 'vitest';
import { dealMatch } from '../../src/analysis/deal-match.ts';
import { sensible } from '../../src/analysis/policies/sensible.ts';
import { strengthOf } from '../../src/analysis/strength.ts';
import { strengthOfFrames } from '../../src/analysis/strength-of-frames.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import type { RoundTimeline } from '../../src/replay/frame.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';

const players = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id }));
const bots = players.map(() => sensible);
// In its second round a revolution is declared.
const { setup, rounds } = foldMatch(dealMatch({ game: anemaki, players, rounds: 3, seed: 593, bots }));
const along = ({ frames, summary }: RoundTimeline) =>
  strengthOfFrames(anemaki, setup, frames, summary.titles);
const trades = ({ frames }: RoundTimeline) => frames.findIndex(({ did }) => did.type === 'check');

describe('the strength along a round', () => {
  it('has a value for each frame, and they add to zero', () => {
    for (const round of rounds) {
      const strengths = along(round);
      expect(strengths).toHaveLength(round.frames.length);
      for (const at of strengths) expect(at.reduce((a, b) => a + b)).toBeCloseTo(0, 10);
    }
  });

  it('ends with the points of the round', () => {
    for (const round of rounds) expect(along(round).at(-1)).toEqual(round.summary.points);
  });

  it('does not move while cards are traded', () => {
    const [, titled] = rounds;
    if (!titled) throw new Error('no round');
    const strengths = along(titled);
    for (let i = 1; i < trades(titled); i++) expect(strengths[i]).toEqual(strengths[0]);
  });

  it('foresees the trades at the deal, but not the revolution that they bring', () => {
    const [, titled] = rounds;
    const doulos = titled?.summary.titles?.at(-1) ?? -1;
    if (!titled) throw new Error('no round');
    const strengths = along(titled);
    const check = trades(titled);
    // These players trade as was foreseen, so only the order of the world tells the two apart.
    const frame = titled.frames[check];
    if (!frame) throw new Error('no check');
    expect(strengths[0]).toEqual(strengthOf(anemaki, { ...frame, setup, direction: 'normal' }));
    expect(strengths[0]?.[doulos]).toBeLessThan(0);
    expect(strengths[check]?.[doulos]).toBeGreaterThan(1);
  });

  it('takes the hands as they lie where nothing is traded', () => {
    const [first] = rounds;
    const deal = first?.frames[0];
    if (!first || !deal) throw new Error('no round');
    expect(along(first)[0]).toEqual(strengthOf(anemaki, { ...deal, setup }));
  });

  it('serves a branch, which has no deal of its own', () => {
    const [, titled] = rounds;
    if (!titled) throw new Error('no round');
    const tail = titled.frames.slice(-5);
    expect(strengthOfFrames(anemaki, setup, tail, titled.summary.titles)).toEqual(along(titled).slice(-5));
  });
});

describe('the strength along a round of Forradalom', () => {
  const table = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }));
  // In its second round two revolutions are laid after the first trick.
  const plan = { game: forradalom, players: table, rounds: 2, seed: 146, bots: table.map(() => sensible) };
  const match = foldMatch(dealMatch(plan));
  const { frames, summary } = match.rounds[1] as RoundTimeline;
  const strengths = strengthOfFrames(forradalom, match.setup, frames, summary.titles);

  it('foresees the exchange at the deal, and is that of the hands once the last card was given', () => {
    const last = frames.findLastIndex(({ did }) => did.type === 'give');
    expect(frames.slice(0, last + 1).map(({ did }) => did.type)).toEqual([
      'deal',
      'give',
      'give',
      'give',
      'give',
    ]);
    for (let i = 1; i < last; i++) expect(strengths[i]).toEqual(strengths[0]);
    const traded = frames[last];
    if (!traded) throw new Error('no trade');
    expect(strengths[last]).toEqual(strengthOf(forradalom, { ...traded, setup: match.setup }));
    // The players were sensible ones, so that all came as foreseen.
    for (const [seat, points] of (strengths[last] ?? []).entries())
      expect(points).toBeCloseTo(strengths[0]?.[seat] ?? 9, 10);
  });

  it('jumps with a revolution, and adds to zero at every table', () => {
    const revolts = frames.flatMap(({ did }, i) => (did.type === 'revolt' ? [i] : []));
    expect(revolts).toHaveLength(2);
    for (const at of revolts) {
      const jump = (strengths[at] ?? []).map((points, seat) =>
        Math.abs(points - (strengths[at - 1]?.[seat] ?? 0)),
      );
      expect(Math.max(...jump)).toBeGreaterThan(0.5);
    }
    for (const at of strengths) expect(at.reduce((a, b) => a + b)).toBeCloseTo(0, 10);
    expect(strengths.at(-1)).toEqual(summary.points);
  });
});
