import { describe, expect, it } from 'vitest';
import { LiveMatch } from '../../../src/live/live-match.ts';
import { newRecord } from '../../../src/live/record.ts';
import { askedOf, firstChosen, stepOf } from '../../../src/view/practice/asked.ts';

const HANDS = [
  ['7d', '8d', '9d', 'Td', 'Jd', 'Qd'],
  ['7h', '8h', '9h', 'Th', 'Jh', 'Qh'],
  ['7c', '8c', '9c', 'Tc', 'Jc', 'Qc'],
  ['7s', '8s', '9s', 'Ts', 'Js', 'Qs'],
  ['Kd', 'Kh', 'Kc', '7s', 'Ad', 'Ah'],
] as const;

function dealt(titles: readonly number[] | null): LiveMatch {
  const players = HANDS.map((_, seat) => ({ id: `p${seat}`, name: `P ${seat}` }));
  const live = new LiveMatch(newRecord({ game: 'anemaki', players, titles }));
  live.do({
    type: 'deal',
    deal: { dealer: titles ? 4 : 0, hands: HANDS, talon: ['Ac', 'As'] },
    forced: true,
  });
  return live;
}

describe('what the reader is asked for', () => {
  it('is a lead, and nothing where another is to move', () => {
    const live = dealt(null);
    expect(askedOf(live, 0)).toEqual({ type: 'move', leads: true });
    expect(askedOf(live, 1)).toBeNull();
    live.do({ type: 'play', seat: 0, cards: ['7d'] });
    expect(askedOf(live, 1)).toEqual({ type: 'move', leads: false });
  });

  it('is a trade in the exchange; a forced gift lies chosen already', () => {
    const live = dealt([0, 1, 2, 3, 4]);
    const slave = askedOf(live, 4);
    expect(slave).toMatchObject({ type: 'trade', due: { type: 'give', to: 0, count: 2, choice: 'best' } });
    expect([...firstChosen(slave, live, HANDS[4])].sort()).toEqual(['Ad', 'Ah']);
    const ruler = askedOf(live, 0);
    expect(firstChosen(ruler, live, HANDS[0])).toEqual([]);
    expect(ruler && stepOf(ruler, 0, ['7d', '8d'])).toEqual({
      type: 'give',
      seat: 0,
      to: 4,
      cards: ['7d', '8d'],
    });
    expect(askedOf(live, 2)).toMatchObject({ due: { type: 'swap', count: 2 } });
  });
});

it('takes no cards for a pass, and cards in the gap for a revolution', () => {
  expect(stepOf({ type: 'move', leads: false }, 3, [])).toEqual({ type: 'pass', seat: 3 });
  expect(stepOf({ type: 'gap' }, 3, ['7d'])).toEqual({ type: 'revolt', seat: 3, cards: ['7d'] });
});
