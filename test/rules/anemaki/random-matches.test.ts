import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/analysis/random.ts';
import { faceOf, type SeenCard } from '../../../src/cards/card.ts';
import type { Hand } from '../../../src/cards/hand.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { RoundState } from '../../../src/rules/game.ts';
import { actionOf, allSetups, type RandomRound, randomMatch, type Step } from '../../support/random-match.ts';
import { cardsInPlay } from '../../support/table.ts';

const PACK = [...anemaki.pack(allSetups(anemaki, 5)[0] ?? { players: 5, options: {} })].sort();

/** Every property below holds in every round of random matches over all options. */
function forEveryRound(check: (round: RandomRound, seed: number) => void, numRuns = 6) {
  for (const setup of allSetups(anemaki, 5)) {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const round of randomMatch({ seed, setup, rounds: 3 }).rounds) check(round, seed);
      }),
      { numRuns },
    );
  }
}

/** The steps with the position before each. */
function* withBefore(steps: readonly Step[]): Generator<{ before: RoundState; step: Step }> {
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1]?.round;
    if (before) yield { before, step };
  }
}

/** All subsets of a hand that are not empty. */
function subsetsOf(hand: Hand): SeenCard[][] {
  return Array.from({ length: 2 ** hand.length - 1 }, (_, mask) =>
    hand.filter((_card, i) => ((mask + 1) >> i) & 1),
  );
}

/** Sets of cards told apart by rank: `77`, `K`. */
const byRank = (cards: Hand) => cards.map(faceOf).join('');

describe('random matches', () => {
  it('hold every kind of revolution', () => {
    const found = new Set<string | undefined>();
    for (const setup of allSetups(anemaki, 5)) {
      const { rounds } = randomMatch({ seed: 'all kinds', setup, rounds: 60 });
      for (const { steps } of rounds) found.add(steps.at(-1)?.round.verdict?.state);
    }
    expect([...found].sort()).toEqual(['declared', 'none', 'postponed', undefined]);
  });

  it('are the same for the same seed', () => {
    expect(randomMatch({ seed: 7, rounds: 2 })).toEqual(randomMatch({ seed: 7, rounds: 2 }));
    expect(randomMatch({ seed: 7 }).rounds[0]?.deal).not.toEqual(randomMatch({ seed: 8 }).rounds[0]?.deal);
  });

  it('are made of legal deals and actions only', () => {
    forEveryRound(({ deal, titles, steps }) => {
      for (const { before, step } of withBefore(steps)) {
        const { event } = step;
        if (!('seat' in event)) continue;
        const isTrade = event.type !== 'play' && event.type !== 'pass';
        expect(anemaki.judge(isTrade ? before : opened(before), event)).toBeNull();
        expect(anemaki.judgeDeal(before.setup, deal, titles)).toEqual([]);
      }
    });
  });

  it('conserve cards: each is in one hand, in the talon, or was laid, in this round once', () => {
    forEveryRound(({ steps }) => {
      const laid: SeenCard[] = [];
      for (const { event, round } of steps) {
        if (event.type === 'play') laid.push(...event.cards);
        expect([...cardsInPlay(round), ...laid].sort()).toEqual(PACK);
      }
    });
  });

  it('leave six cards in every hand after the exchange (A21, A22, A23)', () => {
    forEveryRound(({ steps }) => {
      const check = steps.find(({ event }) => event.type === 'check');
      if (check) expect(check.round.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6, 6]);
    });
  });

  it('end with places that are a permutation and points that add to zero (A13, A19)', () => {
    forEveryRound(({ order, steps }) => {
      expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
      expect(order.reduce((sum, _, i) => sum + anemaki.points(i + 1, 5), 0)).toBe(0);
      const end = steps.at(-1)?.round;
      expect(
        end?.hands.map((hand, seat) => hand.length > 0 && seat).filter((seat) => seat !== false),
      ).toEqual([order[4]]);
    });
  });

  it('go on in the direction that the check gave (A26 … A28)', () => {
    forEveryRound(({ steps, titles }) => {
      for (const { event, round } of steps) {
        if (event.type !== 'play' && event.type !== 'pass') continue;
        const declared = round.verdict?.state === 'declared';
        expect(round.direction).toBe(declared ? 'reversed' : 'normal');
        expect(round.verdict === null).toBe(titles === null);
      }
    });
  });

  it('let somebody move until the trick is over', () => {
    forEveryRound(({ steps }) => {
      for (const { round } of steps) {
        if (!round.trick) continue;
        expect(round.trick.over).toBe(round.turn === null);
        expect(anemaki.choices(round).length > 0).toBe(round.turn !== null);
        if (round.turn !== null) expect(round.hands[round.turn]?.length).toBeGreaterThan(0);
      }
    });
  });

  it('end a trick exactly when all others who hold cards have passed since the last play (A10, A11)', () => {
    forEveryRound(({ steps }) => {
      let passed = new Set<number>();
      for (const { event, round } of steps) {
        if (event.type === 'clear') passed = new Set();
        if (event.type === 'pass') passed.add(event.seat);
        if (event.type === 'play' && round.setup.options.pass === 'turn') passed = new Set();
        if (event.type !== 'play' && event.type !== 'pass') continue;
        const top = round.trick?.plays.at(-1)?.seat;
        const holders = round.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
        const open = holders.filter((seat) => seat !== top && !passed.has(seat));
        expect(round.trick?.over).toBe(open.length === 0 || holders.length <= 1);
      }
    });
  });

  it('give the next lead to the winner, or to the next after him who holds cards (A11, A12)', () => {
    forEveryRound(({ steps }) => {
      for (const { before, step } of withBefore(steps)) {
        if (step.event.type !== 'clear' || step.round === before) continue;
        let leader = before.trick?.plays.at(-1)?.seat ?? -1;
        while (before.hands[leader]?.length === 0) leader = (leader + 1) % 5;
        expect(step.round.turn).toBe(leader);
        expect(step.round.trick?.number).toBe((before.trick?.number ?? 0) + 1);
      }
    });
  });
});

describe('the choices of the one to move', () => {
  it('are exactly the subsets of his hand that the rules let him lay, told apart by rank, and the pass', () => {
    forEveryRound(({ steps }, seed) => {
      const random = randomFrom(seed);
      for (const { round } of steps) {
        if (round.turn === null || random.below(6) > 0) continue;
        const seat = round.turn;
        const legal = subsetsOf(round.hands[seat] ?? [])
          .filter((cards) => anemaki.judge(round, { type: 'play', seat, cards }) === null)
          .map(byRank);
        const offered = anemaki.choices(round).flatMap((one) => {
          return one.type === 'play' ? [one.face.repeat(one.naturals)] : [];
        });
        expect(new Set(offered)).toEqual(new Set(legal));
        expect(offered).toHaveLength(new Set(legal).size);
        const mayPass = anemaki.judge(round, { type: 'pass', seat }) === null;
        expect(anemaki.choices(round).some((one) => one.type === 'pass')).toBe(mayPass);
      }
    });
  });

  it('come weakest first, fewer cards first, the pass last', () => {
    forEveryRound(({ steps }) => {
      for (const { round } of steps) {
        const order = anemaki.order(round.setup, round.direction);
        const plays = anemaki.choices(round).filter((one) => one.type === 'play');
        const keys = plays.map((one) => order.indexOf(one.face) * 10 + one.naturals);
        expect(keys).toEqual([...keys].sort((a, b) => a - b));
        expect(anemaki.choices(round).findIndex((one) => one.type === 'pass')).toBeOneOf([-1, plays.length]);
      }
    });
  });

  it('can be laid with any suits, and change nothing in the position they are asked of', () => {
    forEveryRound(({ steps }, seed) => {
      const random = randomFrom(seed);
      for (const { round } of steps) {
        if (round.turn === null || random.below(4) > 0) continue;
        const before = JSON.stringify(round);
        for (const choice of anemaki.choices(round)) {
          const action = actionOf(random, round.hands[round.turn] ?? [], round.turn, choice);
          expect(anemaki.judge(round, action)).toBeNull();
          anemaki.apply(round, action);
        }
        expect(JSON.stringify(round)).toBe(before);
      }
    });
  });
});

describe('every other selection', () => {
  it('is refused for the reason a person would give', () => {
    forEveryRound(({ steps }, seed) => {
      const random = randomFrom(seed);
      for (const { round } of steps) {
        if (round.turn === null || random.below(6) > 0) continue;
        const seat = round.turn;
        for (const cards of subsetsOf(round.hands[seat] ?? [])) {
          const refusal = anemaki.judge(round, { type: 'play', seat, cards });
          expect(refusal?.code ?? null).toBe(reasonAgainst(round, cards));
        }
      }
    });
  });

  it('is refused of everybody but the one to move', () => {
    forEveryRound(({ steps }) => {
      for (const { round } of steps) {
        if (!round.trick) continue;
        for (const [seat, hand] of round.hands.entries()) {
          if (seat === round.turn) continue;
          const code = anemaki.judge(round, { type: 'pass', seat })?.code;
          const isOutOfTrick = round.setup.options.pass === 'trick' && round.trick.passed.includes(seat);
          expect(code).toBe(hand.length === 0 ? 'play.out' : isOutOfTrick ? 'play.passed' : 'play.turn');
        }
      }
    });
  });
});

/** A second, plain reading of A7, A8 and A28 for cards that the mover holds. */
function reasonAgainst(round: RoundState, cards: Hand): string | null {
  const ranks = '789TJQKA';
  const heights = cards.map((card) => ranks.indexOf(card.charAt(0)));
  if (new Set(heights).size > 1) return 'play.mixed';
  const top = round.trick?.plays.at(-1)?.cards;
  if (!top) return null;
  if (cards.length < top.length) return 'play.too-few';
  const rise = (heights[0] ?? 0) - ranks.indexOf(top[0]?.charAt(0) ?? '');
  return (round.direction === 'reversed' ? -rise : rise) > 0 ? null : 'play.not-higher';
}

/** The position with its first trick opened, which no event of its own does. */
function opened(round: RoundState): RoundState {
  return round.trick ? round : anemaki.open(round);
}
