import { describe, expect, it } from 'vitest';
import { bump, bumpEnds, bumpPicture } from '../../src/charts/bump.ts';
import { printSvg } from '../../src/charts/svg.ts';
import { sampleMatch } from './sample.ts';
import { byClass, nodesOf, textsOf } from './tree.ts';

describe('A chart of titles', () => {
  const match = sampleMatch(6);
  const { lanes, body, ends } = bump(match);

  it('names its lanes by the titles', () => {
    expect(textsOf(lanes)).toEqual(match.lanes);
  });

  it('has a column a round to click, with its number and its sentence', () => {
    const rounds = byClass(body, 'round');
    expect(rounds.map((round) => round.attrs['data-round'])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(textsOf(rounds[2] ?? body)).toEqual(['Round 3 is over.', '3']);
  });

  it('has a line and a mark a player in every round', () => {
    expect(byClass(body, 'line')).toHaveLength(5);
    expect(byClass(body, 'mark')).toHaveLength(30);
  });

  it('ends in names and points, by place', () => {
    const last = match.rounds.at(-1);
    const names = last?.order?.map((player) => match.players[player]);
    expect(byClass(ends, 'name').flatMap(textsOf)).toEqual(names);
    expect(byClass(ends, 'points').flatMap(textsOf)[0]).toMatch(/^[+−]?\d+$/);
  });

  it('has three parts of one height', () => {
    expect(new Set([lanes, body, ends].map((part) => part.attrs.height)).size).toBe(1);
  });
});

describe('A match with holes', () => {
  const match = sampleMatch(6);
  const rounds = match.rounds.map((round, i) =>
    i === 2 || i === 5 ? { ...round, order: null, totals: null } : round,
  );
  const broken = { ...match, rounds };

  it('is drawn with a gap where a round has no result', () => {
    const { body } = bump(broken);
    for (const line of byClass(body, 'line')) expect(String(line.attrs.d).match(/M/g)).toHaveLength(2);
    expect(byClass(body, 'mark')).toHaveLength(20);
  });

  it('ends in the last result', () => {
    const order = rounds[4]?.order?.map((player) => match.players[player]);
    expect(byClass(bumpEnds(broken), 'name').flatMap(textsOf)).toEqual(order);
  });

  it('is drawn without any result at all', () => {
    const none = { ...match, rounds: rounds.map((round) => ({ ...round, order: null, totals: null })) };
    expect(byClass(bumpEnds(none), 'name')).toEqual([]);
    expect(printSvg(bumpPicture({ ...none, rounds: [] }))).not.toContain('NaN');
  });
});

describe('A chart of titles whose future is absent', () => {
  const match = sampleMatch(6);

  it('ends in the standing of the present', () => {
    const order = match.rounds[2]?.order?.map((player) => match.players[player]);
    const ends = bumpEnds(match, { present: 3, future: 'absent' });
    expect(byClass(ends, 'name').flatMap(textsOf)).toEqual(order);
  });

  it('ends in nothing before the first result', () => {
    expect(byClass(bumpEnds(match, { present: 0, future: 'absent' }), 'name')).toEqual([]);
  });

  it('stops on the marks of the present round, before its lines bend', () => {
    const { body, geometry } = bump(match, { present: 3, future: 'absent' });
    expect(Number(body.attrs.width)).toBe(geometry.roundAt(2) + 8);
    const [veil] = byClass(body, 'veil');
    expect(veil?.attrs.transform).toBe(`translate(${geometry.roundAt(2)},0)`);
  });
});

describe('A chart of titles of any length', () => {
  it('holds one round', () => {
    const { body, geometry } = bump(sampleMatch(1));
    expect(byClass(body, 'mark')).toHaveLength(5);
    expect(Number(body.attrs.width)).toBe(2 * geometry.roundAt(0));
  });

  it('thins the marks of a thousand rounds, and keeps a target for each', () => {
    const { body, geometry } = bump(sampleMatch(1000));
    expect(byClass(body, 'round')).toHaveLength(1000);
    expect(byClass(body, 'mark').length).toBeLessThan(1100);
    expect(geometry.step).toBeGreaterThanOrEqual(24);
  });

  it('holds sixteen players', () => {
    expect(byClass(bump(sampleMatch(4, 16)).body, 'line')).toHaveLength(16);
  });
});

it('A hostile name stays text, and short', () => {
  const evil = '<img src=x onerror=alert(1)>\u202E'.repeat(400);
  const match = {
    ...sampleMatch(3),
    players: [evil, evil, evil, evil, evil],
    lanes: [evil, evil, evil, evil, evil],
  };
  const picture = bumpPicture(match);
  expect(printSvg(picture)).not.toContain('<img');
  const visible = nodesOf(picture)
    .filter((node) => node.tag === 'text')
    .flatMap(textsOf);
  expect(Math.max(...visible.map((text) => text.length))).toBeLessThan(40);
});
