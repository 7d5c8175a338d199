import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Course, type Lost, ledgerOf } from '../../../src/analysis/ledger/ledger-of.ts';
import { TERMS } from '../../../src/analysis/ledger/model.ts';
import { roundedLedger } from '../../../src/analysis/ledger/rounded-ledger.ts';
import { RunningLedger } from '../../../src/analysis/ledger/running-ledger.ts';

const COURSE: Course = {
  seats: [0.5, 0, -0.5],
  dealt: [1, -0.5, -0.5],
  traded: [0.75, 0, -0.75],
  swapped: [0.5, 0.5, -1],
  checked: [0, 0, 0],
  moves: [
    { seat: 0, worth: [0.25, -0.5, 0.25] },
    { seat: 1, worth: [0.5, -0.25, -0.25] },
    { seat: 0, worth: [1, -1, 0] },
  ],
  points: [1, -1, 0],
};

describe('the ledger of a round', () => {
  it('splits by what stood between two values', () => {
    const [first, second, third] = ledgerOf(COURSE, []);
    expect(first?.terms).toEqual({
      seat: 0.5,
      deal: 0.5,
      tradeChoice: 0,
      tradeLuck: -0.25,
      swapChoice: 0,
      swapLuck: -0.25,
      revolution: -0.5,
      play: 0,
      playLuck: 0.75,
      others: 0.25,
    });
    expect(second?.terms.playLuck).toBe(0.25);
    expect(second?.terms.others).toBe(-1.25);
    expect(third?.terms.playLuck).toBe(0);
    expect(third?.terms.others).toBe(0);
  });

  it('takes losses out of what they belong to', () => {
    const lost: Lost[] = [
      { seat: 0, kind: 'trade', loss: 0.25, lean: 0 },
      { seat: 1, kind: 'swap', loss: 0.5, lean: 0 },
      { seat: 0, kind: 'play', loss: 0.125, lean: 0 },
    ];
    const [first, second] = ledgerOf(COURSE, lost);
    expect(first?.terms).toMatchObject({ tradeChoice: -0.25, tradeLuck: 0, play: -0.125, playLuck: 0.875 });
    expect(first?.terms.others).toBe(0.25);
    expect(second?.terms).toMatchObject({ swapChoice: -0.5, swapLuck: 1, play: 0 });
  });

  it('takes the lean of own moves off their luck', () => {
    const lean: Lost[] = [{ seat: 0, kind: 'play', loss: 0, lean: 0.5 }];
    const [first, second] = ledgerOf(COURSE, lean);
    expect(first?.terms).toMatchObject({ playLuck: 0.25, others: 0.75 });
    expect(second?.terms).toMatchObject({ playLuck: 0.25, others: -1.25 });
  });

  it('adds to the points, whatever was estimated', () => {
    const worth = fc.array(fc.double({ min: -7, max: 7, noNaN: true }), { minLength: 4, maxLength: 4 });
    const seat = fc.nat(3);
    const course = fc.record({
      seats: worth,
      dealt: worth,
      traded: worth,
      swapped: worth,
      checked: worth,
      moves: fc.array(fc.record({ seat, worth })),
      points: worth,
    });
    const loss = fc.double({ min: 0, max: 3, noNaN: true });
    const kind = fc.constantFrom('trade' as const, 'swap' as const, 'play' as const);
    const lost = fc.array(fc.record({ seat, kind, loss, lean: loss }));
    fc.assert(
      fc.property(course, lost, (one, losses) => {
        for (const { terms, points } of ledgerOf(one, losses)) {
          const sum = TERMS.reduce((total, term) => total + terms[term], 0);
          expect(Math.abs(sum - points)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it('is rounded so that it still adds up', () => {
    const third = COURSE.seats.map((value) => value / 3);
    for (const { terms, points } of roundedLedger(ledgerOf({ ...COURSE, seats: third }, []))) {
      const sum = TERMS.reduce((total, term) => total + terms[term], 0);
      expect(sum).toBeCloseTo(points, 9);
      for (const term of TERMS) expect(terms[term]).toBe(Math.round(terms[term] * 1000) / 1000);
    }
  });
});

describe('a running ledger', () => {
  it('adds rounds up, seat by seat and term by term', () => {
    const running = new RunningLedger();
    expect(running.total()).toBeNull();
    const ledger = ledgerOf(COURSE, []);
    running.add(ledger);
    expect(running.total()).toEqual(ledger);
    running.add(ledger);
    expect(running.total()?.[0]).toMatchObject({ points: 2, terms: { seat: 1, playLuck: 1.5 } });
  });
});
