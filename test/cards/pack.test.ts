import { describe, expect, it } from 'vitest';
import { RANKS } from '../../src/cards/card.ts';
import { makePack } from '../../src/cards/pack.ts';

describe('a pack', () => {
  it('holds every rank in every suit once', () => {
    const pack = makePack(['K', 'A']);
    expect([...pack].sort()).toEqual(['Ac', 'Ad', 'Ah', 'As', 'Kc', 'Kd', 'Kh', 'Ks']);
  });

  it('has as many copies of each card as there are packs, and the jokers besides', () => {
    const pack = makePack(RANKS, 2, 3);
    expect(pack).toHaveLength(2 * 52 + 3);
    expect(pack.filter((card) => card === '7d')).toHaveLength(2);
    expect(pack.filter((card) => card === 'jo')).toHaveLength(3);
  });
});
