import { describe, expect, it } from 'vitest';
import { reasonsFor } from '../../../../src/analysis/review/reasons/reasons.ts';
import { lays, passes, seen } from '../../../support/sight.ts';

describe('the reasons of a decision', () => {
  it('come with the weightiest first', () => {
    const sight = seen({ hand: '9 9 9 J A', elsewhere: '7 K K', top: '8' });
    const facts = { sight, chosen: lays('A'), best: lays('9 9 9'), missesSureWin: true };
    expect(reasonsFor(facts).map(({ code }) => code)).toEqual([
      'missesSureWin',
      'spendsControl',
      'laysFewer',
    ]);
  });

  it('are three at most', () => {
    const sight = seen({ hand: '8 8 9 9 A A', elsewhere: '7 Q K', held: [6, 1, 6, 6, 6] });
    const facts = { sight, chosen: lays('A'), best: lays('8 8'), missesSureWin: true };
    expect(reasonsFor(facts).map(({ code }) => code)).toEqual([
      'missesSureWin',
      'spendsControl',
      'splitsGroup',
    ]);
  });

  it('say that only the playouts know where no reason of the list applies', () => {
    const sight = seen({ hand: '9 K', top: '8' });
    const facts = { sight, chosen: lays('9'), best: passes, missesSureWin: false };
    expect(reasonsFor(facts)).toEqual([{ code: 'playoutsOnly' }]);
  });
});
