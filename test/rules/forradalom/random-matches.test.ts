import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/analysis/random.ts';
import { faceOf, type SeenCard } from '../../../src/cards/card.ts';
import type { Hand } from '../../../src/cards/hand.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import type { Action, Direction, HeldSet, RoundState } from '../../../src/rules/game.ts';
import { setupOf } from '../../../src/rules/games.ts';
import {
  actionOf,
  type RandomRound,
  randomMatch,
  type Step,
  setupsBySize,
} from '../../support/random-match.ts';
import { cardsInPlay } from '../../support/table.ts';

const SETUPS = setupsBySize(forradalom);

/** Always the same rounds: what is counted over them must not hang on luck. */
const SEED = 1;

/** Every property below holds in every round of random matches for 3 to 16 players over all options. */
function forEveryRound(check: (round: RandomRound, seed: number) => void, setups = SETUPS) {
  for (const setup of setups) {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const round of randomMatch({ seed, game: forradalom, setup, rounds: 2 }).rounds)
          check(round, seed);
      }),
      { numRuns: 2, seed: SEED },
    );
  }
}

/** The steps with the position before each. */
function* withBefore(steps: readonly Step[]): Generator<{ before: RoundState; step: Step }> {
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1]?.round;
    if (before)
      yield { before: before.trick || step.event.type === 'give' ? before : forradalom.open(before), step };
  }
}

describe('random matches', () => {
  it('come with every value of every option', () => {
    for (const { name, values } of forradalom.options) {
      expect(new Set(SETUPS.map(({ options }) => options[name]))).toEqual(new Set(values));
    }
  });

  it('hold revolutions, counter-revolutions, and some that empty a hand', () => {
    const revoltsIn = (players: number, options: Record<string, string>) => {
      const setup = setupOf(forradalom, players, options);
      const { rounds } = randomMatch({ seed: 'revolts', game: forradalom, setup, rounds: 30 });
      return rounds.flatMap(({ steps }) => steps).filter(({ event }) => event.type === 'revolt');
    };
    const long = revoltsIn(3, { jokers: '2' });
    expect(Math.max(...long.map(({ round }) => round.revolts))).toBeGreaterThan(1);
    const short = revoltsIn(12, { decks: '1', jokers: '2' });
    expect(short.some(({ event, round }) => 'seat' in event && round.hands[event.seat]?.length === 0)).toBe(
      true,
    );
  });

  it('are made of legal deals and actions only', () => {
    forEveryRound(({ deal, titles, steps }) => {
      const [first] = steps;
      if (first) expect(forradalom.judgeDeal(first.round.setup, deal, titles)).toEqual([]);
      for (const { before, step } of withBefore(steps)) {
        if ('seat' in step.event) expect(forradalom.judge(before, step.event)).toBeNull();
      }
    });
  });

  it('conserve cards: each is in one hand or was laid, as often as the packs have it', () => {
    forEveryRound(({ steps }) => {
      const pack = steps[0] ? [...forradalom.pack(steps[0].round.setup)].sort() : [];
      const laid: SeenCard[] = [];
      for (const [i, { event, round }] of steps.entries()) {
        if (event.type === 'play' || event.type === 'revolt') laid.push(...event.cards);
        if (i % 9 === 0 || i === steps.length - 1)
          expect([...cardsInPlay(round), ...laid].sort()).toEqual(pack);
        expect(round.hands.flat().length + laid.length).toBe(pack.length);
      }
    });
  });

  it('leave every hand as large after the exchange as it was dealt (F20)', () => {
    forEveryRound(({ steps, deal }) => {
      const last = steps.findLast(({ event }) => event.type === 'give');
      if (last)
        expect(last.round.hands.map((hand) => hand.length)).toEqual(deal.hands.map((hand) => hand.length));
    });
  });

  it('end with places that are a permutation and points that add to zero (F19, F23)', () => {
    forEveryRound(({ order, steps }) => {
      expect([...order].sort((a, b) => a - b)).toEqual(order.map((_, seat) => seat));
      expect(order.reduce((sum, _, i) => sum + forradalom.points(i + 1, order.length), 0)).toBe(0);
      const holders = steps.at(-1)?.round.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
      expect(holders).toEqual(order.slice(-1));
    });
  });

  it('turn the order round with every revolution, and with nothing else (F12, F14, F18)', () => {
    forEveryRound(({ steps }) => {
      let direction: Direction = 'normal';
      for (const { event, round } of steps) {
        if (event.type === 'revolt') direction = direction === 'normal' ? 'reversed' : 'normal';
        expect(round.direction).toBe(direction);
        expect(round.revolts % 2 === 1).toBe(direction === 'reversed');
      }
    });
  });

  it('end a trick exactly when all others who hold cards have passed since the last play (F8)', () => {
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
        expect(forradalom.choices(round).length > 0).toBe(round.turn !== null);
      }
    });
  });

  it('give the next lead to the winner, or to the next after him who holds cards, revolutions or not (F10, F13)', () => {
    forEveryRound(({ steps }) => {
      for (const { before, step } of withBefore(steps)) {
        if (step.event.type !== 'clear' || step.round === before) continue;
        let leader = before.trick?.plays.at(-1)?.seat ?? -1;
        while (before.hands[leader]?.length === 0) leader = (leader + 1) % before.hands.length;
        expect(step.round.turn).toBe(leader);
      }
    });
  });
});

/** Small hands: subsets of larger ones are too many to try. */
const SMALL = 7;

/** All subsets of a hand that are not empty. */
function subsetsOf(hand: Hand): SeenCard[][] {
  return Array.from({ length: 2 ** hand.length - 1 }, (_, mask) =>
    hand.filter((_card, i) => ((mask + 1) >> i) & 1),
  );
}

/** A set told apart by rank, naturals and jokers. */
const nameOf = ({ face, naturals, jokers }: HeldSet) => `${face} ${naturals}+${jokers}`;
function nameOfCards(cards: Hand): string {
  const naturals = cards.filter((card) => card !== 'jo');
  const face = faceOf(naturals[0] ?? 'jo') ?? 'jo';
  return nameOf({ face, naturals: naturals.length, jokers: cards.length - naturals.length });
}

/** Positions in which the one to move (or, in a gap, some seat) has a small hand, in the order of the round and against it. */
function forSmallHands(check: (round: RoundState, seat: number) => void) {
  const seen = new Set<Direction>();
  forEveryRound(({ steps }, seed) => {
    const random = randomFrom(seed);
    for (const { round } of steps) {
      if (!round.trick || random.below(12) > 0) continue;
      const seat = round.turn ?? random.below(round.hands.length);
      const size = round.hands[seat]?.length ?? 0;
      if (size === 0 || size > SMALL) continue;
      seen.add(round.direction);
      check(round, seat);
    }
  });
  expect(seen.size).toBe(2);
}

describe('what a seat may lay', () => {
  it('is exactly what the rules let it lay of all subsets of its hand, told apart by rank, naturals and jokers', () => {
    let withJokers = 0;
    forSmallHands((round, seat) => {
      if (round.turn !== seat) return;
      const legal = subsetsOf(round.hands[seat] ?? []).filter(
        (cards) => reasonAgainst(round, cards) === null,
      );
      const offered = forradalom.choices(round).flatMap((one) => (one.type === 'play' ? [nameOf(one)] : []));
      expect([...offered].sort()).toEqual([...new Set(legal.map(nameOfCards))].sort());
      const mayPass = forradalom.judge(round, { type: 'pass', seat }) === null;
      expect(forradalom.choices(round).some((one) => one.type === 'pass')).toBe(mayPass);
      withJokers += offered.filter((name) => !name.endsWith('+0')).length;
    });
    expect(withJokers).toBeGreaterThan(0);
  });

  it('is refused, card for card, for the reason a person would give', () => {
    forSmallHands((round, seat) => {
      if (round.turn !== seat) return;
      for (const cards of subsetsOf(round.hands[seat] ?? [])) {
        const refusal = forradalom.judge(round, { type: 'play', seat, cards });
        expect(refusal?.code ?? null).toBe(reasonAgainst(round, cards));
      }
    });
  });

  it('for a revolution is exactly what the rules accept of all subsets', () => {
    forSmallHands((round, seat) => {
      if (!round.trick?.over || forradalom.roundOver(round)) return;
      const legal = subsetsOf(round.hands[seat] ?? []).filter(
        (cards) => forradalom.judge(round, { type: 'revolt', seat, cards }) === null,
      );
      expect(legal.filter((cards) => !isRevolution(round, cards))).toEqual([]);
      const offered = forradalom.revolts(round, seat).map(nameOf);
      expect([...offered].sort()).toEqual([...new Set(legal.map(nameOfCards))].sort());
    });
  });

  it('can be laid with any suits, and asking changes nothing', () => {
    forEveryRound(({ steps }, seed) => {
      const random = randomFrom(seed);
      for (const { round } of steps) {
        if (round.turn === null || random.below(30) > 0) continue;
        const { turn } = round;
        const before = JSON.stringify(round);
        for (const choice of forradalom.choices(round)) {
          const action = actionOf(random, round.hands[turn] ?? [], turn, choice);
          expect(forradalom.judge(round, action)).toBeNull();
          forradalom.apply(round, action);
        }
        expect(JSON.stringify(round)).toBe(before);
      }
    });
  });

  it('is nothing for everybody else', () => {
    forEveryRound(({ steps }, seed) => {
      const random = randomFrom(seed);
      for (const { round } of steps) {
        if (!round.trick || random.below(20) > 0) continue;
        for (const [seat, hand] of round.hands.entries()) {
          if (seat === round.turn) continue;
          const action: Action = { type: 'pass', seat };
          const isOutOfTrick = round.setup.options.pass === 'trick' && round.trick.passed.includes(seat);
          const code = hand.length === 0 ? 'play.out' : isOutOfTrick ? 'play.passed' : 'play.turn';
          expect(forradalom.judge(round, action)?.code).toBe(code);
        }
      }
    });
  });
});

/** A second, plain reading of F3, F6, F7, F9 and F12 for cards that the mover holds. */
function reasonAgainst(round: RoundState, cards: Hand): string | null {
  const ranks = round.setup.options.twos === 'high' ? '3456789TJQKA2' : '23456789TJQKA';
  const heightOf = (set: Hand) => {
    const natural = set.find((card) => card !== 'jo');
    if (natural === undefined) return 99;
    const height = ranks.indexOf(natural.charAt(0));
    return round.direction === 'reversed' ? -height : height;
  };
  const naturals = cards.filter((card) => card !== 'jo');
  if (new Set(naturals.map((card) => card.charAt(0))).size > 1) return 'play.mixed';
  const top = round.trick?.plays.at(-1)?.cards;
  if (!top) return null;
  if (cards.length !== top.length) return cards.length < top.length ? 'play.too-few' : 'play.too-many';
  return heightOf(cards) > heightOf(top) ? null : 'play.not-higher';
}

/** A second, plain reading of F11 and F16. */
function isRevolution({ setup: { options } }: RoundState, cards: Hand): boolean {
  const naturals = cards.filter((card) => card !== 'jo');
  const isOfOneRank = new Set(naturals.map((card) => card.charAt(0))).size === 1;
  const mayHoldJokers = options.jokerInRevolution === 'true' || naturals.length === cards.length;
  return isOfOneRank && mayHoldJokers && cards.length === Number(options.decks) + 3;
}
