import { expect, it } from 'vitest';
import { machineGraph } from '../../../src/machine/graph.ts';
import { machineOf } from '../../../src/machine/machines.ts';
import { hostedMatches } from '../../../src/view/hosted/matches.ts';
import { takenUpTo } from '../../../src/view/map/taken-up-to.ts';
import { runSteps } from '../../../src/view/map/tell-visit.ts';
import { thickness } from '../../../src/view/map/thickness.ts';
import { fewOf, stepsOfMatch, visitsOf } from '../../../src/view/map/visits.ts';
import { hostedMatch } from '../../support/hosted.ts';

const PLAYED = /:(play|pass)/;

it('counts every play and pass of a match, also the pass that ends a trick', () => {
  const steps = stepsOfMatch(hostedMatch('first-dawn'));
  const acts = steps.filter(({ frame }) => frame.did.type === 'play' || frame.did.type === 'pass');
  expect(acts.length).toBeGreaterThan(20);
  for (const { steps: taken } of acts) expect(taken.filter((id) => PLAYED.test(id))).toHaveLength(1);
  const ends = acts.filter(({ steps: taken }) => taken.at(-1)?.includes('trickIsOver'));
  expect(ends.length).toBeGreaterThan(3);
  for (const { steps: taken } of ends) expect(taken).toHaveLength(2);
});

it('tells the last trade before the way out of the exchange, and the round before a deal', () => {
  const all = stepsOfMatch(hostedMatch('twelve-rounds'));
  const deals = all.filter(({ frame }) => frame.did.type === 'deal');
  expect(deals.map(({ steps }) => steps[0] === 'ranking:nextRound:dealing')).toEqual(
    deals.map((_, i) => i > 0),
  );
  const out = all.filter(({ steps }) => steps.includes('exchanging:done:revolutionCheck'));
  expect(out).toHaveLength(11);
  for (const { steps } of out) expect(steps[0]).toMatch(/^exchanging\..*\.done$/);
});

it.each(hostedMatches().map(({ name }) => name))('walks %s along arrows that join', (name) => {
  const match = hostedMatch(name);
  const { transitions } = machineGraph(machineOf(match.source.head.game));
  for (const { steps } of stepsOfMatch(match)) {
    const ways = steps.map((id) => transitions.find((way) => way.id === id));
    expect(ways).not.toContain(undefined);
    ways.slice(1).forEach((way, i) => {
      const before = ways[i]?.target ?? '';
      expect(before === way?.source || before.startsWith(`${way?.source}.`)).toBe(true);
    });
  }
});

it('finds moments of the recorded matches, of different ones first', () => {
  const passes = visitsOf('anemaki').get('tricks.following:pass[mayAct]:tricks.following') ?? [];
  const few = fewOf(passes, 4);
  expect(new Set(few.map(({ match }) => match)).size).toBe(4);
  expect(visitsOf('anemaki').get('matchOver')).toBeUndefined();
  expect(
    visitsOf('forradalom').get('tricks.betweenTricks:revolt[mayRevolt]:tricks.betweenTricks')?.length,
  ).toBeGreaterThan(0);
});

it('runs a match as sentences with what was taken so far', () => {
  const steps = runSteps(hostedMatch('first-dawn'), 'en');
  expect(steps[0]).toMatchObject({ at: 'r1d', states: ['tricks.leading'], taken: ['dealing:deal:tricks'] });
  for (const { text } of steps) expect(text).toMatch(/\S/);
  expect(takenUpTo(steps, 1)).toEqual(
    new Map([
      ['dealing:deal:tricks', 1],
      ['tricks.leading:play[mayAct]:tricks.following', 1],
    ]),
  );
});

it('draws what was taken more often thicker', () => {
  expect(thickness(0, 0)).toBe(1);
  expect(thickness(0, 10)).toBe(1);
  expect(thickness(10, 10)).toBe(6);
  expect(thickness(3, 10)).toBeGreaterThan(thickness(2, 10));
});
