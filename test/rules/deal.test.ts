import { describe, expect, it } from 'vitest';
import { makePack } from '../../src/cards/pack.ts';
import { judgeHands } from '../../src/rules/deal.ts';
import { cards } from '../support/cards.ts';

const pack = makePack(['7', '8'], 1, 1);
const size = { min: 2, max: 3, talon: 0 };

const faultsOf = (...hands: string[]) =>
  judgeHands({ dealer: 0, hands: hands.map(cards), talon: [] }, pack, size, { pack: 'A2', sizes: 'A3' });

describe('a deal of hands that may differ in size', () => {
  it('takes any size between the smallest and the largest', () => {
    expect(faultsOf('7d 7h', '8d 8h 8c')).toEqual([]);
  });

  it('says the nearest size that would do', () => {
    expect(faultsOf('7d', '8d 8h 8c 8s')).toEqual([
      { code: 'deal.hand-size', rule: 'A3', seat: 0, held: 1, needed: 2 },
      { code: 'deal.hand-size', rule: 'A3', seat: 1, held: 4, needed: 3 },
    ]);
  });
});

describe('the pack', () => {
  it('has as many jokers as it has', () => {
    expect(faultsOf('7d jo', '8d 8h')).toEqual([]);
    expect(faultsOf('7d jo', '8d jo')).toEqual([{ code: 'deal.twice', rule: 'A2', card: 'jo', seat: 1 }]);
  });

  it('has as many copies of a card as there are packs', () => {
    const two = makePack(['7', '8'], 2);
    const deal = { dealer: 0, hands: [cards('7d 7d'), cards('7d 8d')], talon: [] };
    expect(judgeHands(deal, two, size, { pack: 'A2', sizes: 'A3' })).toEqual([
      { code: 'deal.twice', rule: 'A2', card: '7d', seat: 1 },
    ]);
  });
});
