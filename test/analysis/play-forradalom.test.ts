import { describe, expect, it } from 'vitest';
import { dealCards } from '../../src/analysis/deal-cards.ts';
import { dealMatch } from '../../src/analysis/deal-match.ts';
import { playRound } from '../../src/analysis/play-round.ts';
import type { Policy } from '../../src/analysis/policies/policy.ts';
import { randomPolicy } from '../../src/analysis/policies/random-policy.ts';
import { sensible } from '../../src/analysis/policies/sensible.ts';
import { randomFrom } from '../../src/analysis/random.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import type { Seat } from '../../src/rules/game.ts';
import { dealOf, setup } from '../support/forradalom.ts';
import { setupsBySize } from '../support/random-match.ts';

describe('a round of Forradalom between policies', () => {
  const hands = ['Ad Ah 3d', '5d 5h 5c 5s Kd Ks', '7d 7h 7c 7s Qd', '9d 9h 9c 9s Td Ts'];
  /** Who is asked for a revolution in the first gap, when these seats make one whenever they can. */
  function asked(eager: readonly Seat[]): Seat[] {
    const seats: Seat[] = [];
    let isFirstGap = true;
    const bots = hands.map(
      (_, seat): Policy => ({
        ...sensible,
        play(view, choices, random) {
          isFirstGap = isFirstGap && view.trick?.number === 1;
          // The first trick is a queen, which nobody beats.
          if (isFirstGap && view.trick?.plays.length !== 0) return { type: 'pass' };
          if (isFirstGap) return { type: 'play', face: 'Q', naturals: 1, jokers: 0 };
          return sensible.play(view, choices, random);
        },
        revolt(_view, choices) {
          if (isFirstGap) seats.push(seat);
          return eager.includes(seat) ? (choices[0] ?? null) : null;
        },
      }),
    );
    const deal = dealOf({ hands, dealer: 2 });
    playRound(forradalom, { setup: setup(4), deal, titles: null, bots, random: randomFrom(1) });
    return seats;
  }

  it('has those who could revolt asked in seat order from the one to lead (F17)', () => {
    expect(asked([])).toEqual([2, 3, 1]);
  });

  it('has them asked again until nobody wants to', () => {
    expect(asked([1])).toEqual([2, 3, 1, 2, 3]);
    expect(asked([3])).toEqual([2, 3, 1, 2, 1]);
  });

  it('has its exchange made in turn: who returns has seen what came (F20)', () => {
    const seen: number[] = [];
    const curious: Policy = {
      ...sensible,
      give(view, due, random) {
        seen.push(view.hand.length - view.dealt.length, view.trades.length);
        return sensible.give(view, due, random);
      },
    };
    const titles = [0, 1, 2, 3, 4, 5];
    const deal = dealCards(forradalom, setup(6), 5, randomFrom('exchange'));
    const bots = titles.map(() => curious);
    const { steps } = playRound(forradalom, { setup: setup(6), deal, titles, bots, random: randomFrom(1) });
    expect(seen).toEqual([3, 1, 2, 1, 1, 1]);
    expect(steps.slice(0, 6).map(({ action }) => action.seat)).toEqual([5, 0, 4, 1, 3, 2]);
  });
});

describe('a dealt match of Forradalom', () => {
  it('can be read again and folds without a problem, for every size of table, with its passes and without', () => {
    for (const { players: size, options } of setupsBySize(forradalom)) {
      const players = Array.from({ length: size }, (_, i) => ({ id: `p${i}`, name: `p${i}` }));
      const bots = players.map((_, seat) => (seat % 3 === 0 ? randomPolicy : sensible));
      const plan = { game: forradalom, players, options, rounds: 2, seed: size, bots };
      for (const omitPasses of [false, true]) {
        const dealt = dealMatch({ ...plan, omitPasses });
        const { match, problems } = parseText(printText(dealt));
        const timeline = foldMatch(match, problems);
        expect(timeline.problems).toEqual([]);
        const orders = timeline.rounds.map(({ summary }) => summary.order?.map((seat) => `p${seat}`));
        expect(orders).toEqual(dealt.rounds.map(({ order }) => order?.order));
      }
    }
  });
});
