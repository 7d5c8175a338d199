import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Made } from '../../../src/analysis/equity/model.ts';
import { kernelOf } from '../../../src/analysis/kernel/kernels.ts';
import { TERMS } from '../../../src/analysis/ledger/model.ts';
import { CLASSES, type RoundReview } from '../../../src/analysis/review/model.ts';
import { reviewMatch, reviewRounds } from '../../../src/analysis/review/review-match.ts';
import type { RoundTimeline, Timeline } from '../../../src/replay/frame.ts';
import { gameById } from '../../../src/rules/games.ts';
import { foldText } from '../../support/fold-text.ts';

const LOGS = new URL('../../../logs/', import.meta.url);
const FILES = readdirSync(LOGS).filter((name) => name.endsWith('.revlog'));
const MADE: Made = { engine: '1', policy: 'greedy', playouts: 8, worlds: 8, seed: 'test' };

const open = (file: string) => foldText(readFileSync(new URL(file, LOGS), 'utf8'));

function reviewed(timeline: Timeline, rounds: readonly RoundTimeline[] = timeline.rounds, made = MADE) {
  return [...reviewRounds(timeline, rounds, made)];
}

describe.each(FILES)('the review of %s', (file) => {
  const timeline = open(file);
  const { players } = timeline.setup;
  // Two rounds say what twelve would.
  const rounds = timeline.rounds.slice(0, 2);
  const reviews = reviewed(timeline, rounds);
  const each = reviews.map((review, i) => [review, rounds[i] as RoundTimeline] as const);

  it('is the same bytes again, and of any round alone', () => {
    const again = rounds.toReversed().flatMap((round) => reviewed(timeline, [round]));
    expect(JSON.stringify(again.toReversed())).toBe(JSON.stringify(reviews));
  });

  it('has a ledger whose rows add to the points of the round', () => {
    for (const [{ ledger, skipped }, { summary }] of each) {
      if (skipped) continue;
      expect(ledger?.map(({ points }) => points)).toEqual(summary.points);
      for (const { terms, points } of ledger ?? []) {
        expect(TERMS.reduce((sum, term) => sum + terms[term], 0)).toBeCloseTo(points, 9);
        for (const term of ['play', 'tradeChoice', 'swapChoice'] as const)
          expect(terms[term]).toBeLessThanOrEqual(0);
      }
    }
  });

  it('has the losses of the decisions in the ledger', () => {
    for (const { ledger, decisions } of reviews) {
      ledger?.forEach(({ terms }, seat) => {
        const lost = decisions.filter((one) => one.seat === seat).reduce((sum, { loss }) => sum + loss, 0);
        expect(Math.abs(terms.play + terms.tradeChoice + terms.swapChoice + lost)).toBeLessThan(0.0031);
      });
    }
  });

  it('has equity that begins with the deal, ends with the points, and always adds to zero', () => {
    for (const [{ equity, skipped }, { summary, frames }] of each) {
      if (skipped) continue;
      const places = equity.map(({ at }) => frames.findIndex((frame) => frame.at === at));
      expect(places[0]).toBe(0);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(equity.at(-1)).toMatchObject({ points: summary.points, exact: true });
      for (const { points, odds } of equity) {
        expect(Math.abs(points.reduce((sum, one) => sum + one, 0))).toBeLessThan(0.001 * players);
        for (const row of odds)
          expect(Math.abs(row.reduce((sum, one) => sum + one, 0) - 1)).toBeLessThan(0.001 * players);
      }
    }
  });

  it('has decisions with at least two options, best first, of frames that are there', () => {
    for (const [{ decisions }, { frames }] of each) {
      for (const { at, made, options, chosen, loss, class: type, seat, reasons } of decisions) {
        const place = frames.findIndex((frame) => frame.at === at);
        expect(frames[place + 1]?.at).toBe(made);
        expect(options.length).toBeGreaterThan(1);
        expect(options[chosen]).toBeDefined();
        const values = options.map(({ value }) => value);
        expect(values).toEqual(values.toSorted((a, b) => b - a));
        expect(loss).toBeGreaterThanOrEqual(0);
        if (type === 'best') expect(loss).toBe(0);
        expect(reasons.length > 0).toBe(CLASSES.indexOf(type) >= CLASSES.indexOf('inaccuracy'));
        expect(seat).toBeLessThan(players);
      }
    }
  });

  it('has no number with more than three decimals', () => {
    const numbers = JSON.stringify(reviews).match(/-?\d+\.\d+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(file === 'from-memory.revlog' ? -1 : 100);
    expect(numbers.filter((text) => !/\.\d{1,3}$/.test(text))).toEqual([]);
  });
});

describe('a review', () => {
  const timeline = open('sevens-rule.revlog');

  it('knows the Revolution from the ledger: it takes from those above and gives to those below', () => {
    const index = timeline.rounds.findIndex(({ summary }) => summary.verdict?.state === 'declared');
    const round = timeline.rounds[index] as RoundTimeline;
    const [review] = reviewed(timeline, [round], { ...MADE, playouts: 400 });
    const [archon = 0, , , , doulos = 0] = round.summary.titles ?? [];
    expect(review?.ledger?.[archon]?.terms.revolution).toBeLessThan(0);
    expect(review?.ledger?.[doulos]?.terms.revolution).toBeGreaterThan(0);
  });

  it('adds the rounds up, player by player', () => {
    const { rounds, players, ledger, made } = reviewMatch(timeline, timeline.rounds, MADE);
    expect(made).toEqual(MADE);
    expect(rounds).toEqual(reviewed(timeline));
    const all = rounds.flatMap(({ decisions }) => decisions);
    for (const { seat, decisions, classes, lost, accuracy } of players) {
      const own = all.filter((one) => one.seat === seat);
      expect(decisions).toBe(own.length);
      expect(CLASSES.map((type) => classes[type])).toEqual(
        CLASSES.map((type) => own.filter((one) => one.class === type).length),
      );
      expect(lost).toBeCloseTo(
        own.reduce((sum, { loss }) => sum + loss, 0),
        9,
      );
      expect(accuracy).toBeGreaterThan(0);
      expect(accuracy).toBeLessThanOrEqual(100);
      const points = rounds.reduce((sum, round) => sum + (round.ledger?.[seat]?.points ?? 0), 0);
      expect(ledger?.[seat]?.points).toBe(points);
    }
  });

  it('changes with the seed', () => {
    const other = reviewed(timeline, timeline.rounds.slice(0, 1), { ...MADE, seed: 'other' });
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(reviewed(timeline, timeline.rounds.slice(0, 1))));
  });

  it('refuses a policy that the kernel does not have', () => {
    expect(kernelOf(timeline.setup, timeline.game).policies).not.toContain('wizard');
    expect(() => reviewed(timeline, timeline.rounds, { ...MADE, policy: 'wizard' })).toThrow(RangeError);
  });
});

describe('rounds with nothing to say', () => {
  const skips = (text: string): RoundReview['skipped'][] => {
    const timeline = foldText(text);
    return reviewed(timeline).map(({ skipped, decisions, ledger, equity }) => {
      if (skipped) expect([decisions, ledger, equity]).toEqual([[], null, []]);
      return skipped;
    });
  };
  const log = readFileSync(new URL('sevens-rule.revlog', LOGS), 'utf8');

  it('are those with unknown cards, those broken off, and those against the rules', () => {
    expect(skips(readFileSync(new URL('from-memory.revlog', LOGS), 'utf8'))).toEqual([
      'unknownCards',
      'unfinished',
    ]);
    expect(gameById('anemaki')).not.toBeNull();
    expect(skips(log)).toEqual([null, null, null]);
  });

  it('are none where only the notes are wrong', () => {
    const wrong = log.replace(/^points .*$/m, 'points ari=9');
    expect(skips(wrong)[0]).toBeNull();
  });

  it('are those in which somebody did what he could not', () => {
    const line = /^\w+ plays (\w\w)$/m.exec(log);
    const timeline = foldText(log.replace(line?.[0] ?? '', `${line?.[0]} ${line?.[1]}`));
    expect(timeline.rounds[0]?.frames.some(({ refusal }) => refusal)).toBe(true);
    expect(reviewed(timeline)[0]?.skipped).toBe('againstRules');
  });
});
