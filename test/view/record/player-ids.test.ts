/** Ids of players in the log that is written down. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ID_PATTERN, isReserved } from '../../../src/log/words.ts';
import { playerIds } from '../../../src/view/record/player-ids.ts';

describe('the ids of players', () => {
  it('are their first names where a log can have them', () => {
    expect(playerIds(['Ari Malachitis', 'Zsófi', 'Νεφέλη', 'Ari', 'Trick', ''])).toEqual([
      'ari',
      'zsofi',
      'p3',
      'p4',
      'p5',
      'p6',
    ]);
    expect(playerIds(['P2', 'Δανάη'])).toEqual(['p2', 'p102']);
  });

  it('are all different and may stand in a log, whatever the names', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 16 }), (names) => {
        const ids = playerIds(names);
        expect(new Set(ids).size).toBe(names.length);
        for (const id of ids) expect(ID_PATTERN.test(id) && !isReserved(id)).toBe(true);
      }),
    );
  });
});
