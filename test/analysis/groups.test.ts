import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../src/analysis/groups.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { setupOf } from '../../src/rules/games.ts';
import { cards } from '../support/cards.ts';

const setup = setupOf(anemaki, 5);

describe('the groups of a hand', () => {
  it('are its equal cards, lowest first, with their height from 0 to 1', () => {
    expect(groupsOf(cards('Ad 7h Ks 7c Ac As'), anemaki.order(setup, 'normal'))).toEqual([
      { face: '7', size: 2, height: 0 },
      { face: 'K', size: 1, height: 6 / 7 },
      { face: 'A', size: 3, height: 1 },
    ]);
  });

  it('stand the other way up under a revolution', () => {
    const groups = groupsOf(cards('Ad 7h'), anemaki.order(setup, 'reversed'));
    expect(groups.map(({ face, height }) => [face, height])).toEqual([
      ['A', 0],
      ['7', 1],
    ]);
  });

  it('leave unknown cards out', () => {
    expect(groupsOf(cards('?? 9? ??'), anemaki.order(setup, 'normal'))).toMatchObject([
      { face: '9', size: 1 },
    ]);
  });
});
