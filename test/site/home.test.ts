import { describe, expect, it } from 'vitest';
import { printSvg } from '../../src/charts/svg.ts';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { dateText, matchFacts } from '../../src/layouts/home/match-card.ts';
import { miniBump } from '../../src/layouts/home/mini-bump.ts';
import type { RoundSummary } from '../../src/replay/frame.ts';

function summary(number: number, given: Partial<RoundSummary> = {}): RoundSummary {
  return {
    number,
    dealer: 0,
    titles: null,
    before: [0, 0, 0],
    order: [0, 1, 2],
    points: [1, 0, -1],
    verdict: null,
    revolts: 0,
    frames: 1,
    tricks: 1,
    errors: 0,
    warnings: 0,
    ...given,
  };
}

const declared = { verdict: { state: 'declared', by: [2] } } as const;
const postponed = { verdict: { state: 'postponed', by: [0] } } as const;

describe('matchFacts', () => {
  const words = CATALOGUES.en.site.home;

  it('counts rounds', () => {
    expect(matchFacts([summary(1)], words, 'en')).toEqual(['1 round']);
    expect(matchFacts([summary(1), summary(2)], words, 'en')).toEqual(['2 rounds']);
  });

  it('names the rounds of revolutions, by the numbers of the log', () => {
    const rounds = [summary(4, declared), summary(5, postponed), summary(6, declared)];
    expect(matchFacts(rounds, words, 'en')).toEqual([
      '3 rounds',
      'revolution in round 4 and 6',
      'revolution postponed in round 5',
    ]);
  });

  it('says when a round has no result', () => {
    expect(matchFacts([summary(1, { order: null, points: null })], words, 'en')).toContain(
      'recorded in part',
    );
  });
});

describe('dateText', () => {
  it('writes a date as the language does', () => {
    expect(dateText('2026-11-29', 'hu')).toBe('2026. november 29.');
    expect(dateText('2026-11-29', 'el')).toBe('29 Νοεμβρίου 2026');
  });

  it.each(['spring 2026', '2026-13-45', ''])('leaves %j as it is', (text) => {
    expect(dateText(text, 'en')).toBe(text);
  });
});

describe('miniBump', () => {
  it('draws one line a player, through the places', () => {
    const svg = printSvg(miniBump([summary(1), summary(2, { order: [2, 1, 0] })], 3));
    expect(svg.match(/class="line"/g)).toHaveLength(3);
    expect(svg).toContain('d="M9 9C120 9 120 39 231 39"');
    expect(svg.match(/class="mark"/g)).toHaveLength(6);
  });

  it('breaks a line where a round has no result', () => {
    const svg = printSvg(miniBump([summary(1), summary(2, { order: null }), summary(3)], 3));
    expect(svg).toContain('d="M9 9M231 9"');
  });

  it('puts a single round beside the names', () => {
    expect(printSvg(miniBump([summary(1)], 3))).toContain('d="M231 9"');
  });

  it('writes no number that is none for a match without rounds', () => {
    expect(printSvg(miniBump([], 5))).not.toContain('NaN');
  });
});
