/** Dealt worlds against every deal there is, counted one by one. */
import { describe, expect, it } from 'vitest';
import type { Knowledge } from '../../../src/analysis/knowledge/knowledge.ts';
import { worldsOf } from '../../../src/analysis/knowledge/worlds.ts';
import { randomFrom } from '../../../src/analysis/random.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { setupOf } from '../../../src/rules/games.ts';

const NONE = [0, 0, 0, 0, 0, 0, 0, 0];
const counts = (faces: readonly number[]) =>
  NONE.map((_, face) => faces.filter((one) => one === face).length);

/** Seat 0 knows; unseen cards as faces. */
function knowledgeWith(
  held: readonly number[],
  unseen: readonly number[],
  more: Partial<Knowledge> = {},
): Knowledge {
  return {
    game: anemaki,
    setup: setupOf(anemaki, 5),
    seat: 0,
    titles: [0, 1, 2, 3, 4],
    table: null,
    own: NONE,
    gone: NONE,
    held,
    sure: held.map(() => NONE),
    unseen: counts(unseen),
    ceiling: null,
    quads: null,
    ...more,
  };
}

type World = readonly (readonly number[])[];

/** Hands by seat and the talon, each sorted, as the dealer left them. */
function worldIn({ cards, starts }: ReturnType<typeof worldsOf>): World {
  return starts.map((from, seat) => [...cards.slice(from, starts[seat + 1] ?? cards.length)].sort());
}

/** Every deal of told-apart cards into hands of these sizes, the rest to the talon. */
function* allDeals(cards: readonly number[], sizes: readonly number[]): Generator<number[][]> {
  const [size, ...others] = sizes;
  if (size === undefined) yield [[...cards]];
  else
    for (const picked of subsets(cards.length, size)) {
      const rest = cards.filter((_, i) => !picked.includes(i));
      const hand = picked.map((i) => cards[i] as number);
      for (const deal of allDeals(rest, others)) yield [hand, ...deal];
    }
}

function* subsets(n: number, k: number, from = 0): Generator<number[]> {
  if (k === 0) yield [];
  else for (let i = from; i <= n - k; i++) for (const rest of subsets(n, k - 1, i + 1)) yield [i, ...rest];
}

/** What each world is worth in a list of weighted deals, as shares of the whole. */
function shares(deals: Iterable<readonly [World, number]>): Map<string, number> {
  const weights = new Map<string, number>();
  let total = 0;
  for (const [world, weight] of deals) {
    const key = JSON.stringify(world);
    weights.set(key, (weights.get(key) ?? 0) + weight);
    total += weight;
  }
  return new Map([...weights].map(([key, weight]) => [key, weight / total]));
}

function enumerated({ held, sure, unseen }: Knowledge, weigh: (world: World) => number): Map<string, number> {
  const cards = unseen.flatMap((count, face) => Array.from({ length: count }, () => face));
  const known = sure.map((hand) => hand.flatMap((count, face) => Array.from({ length: count }, () => face)));
  const sizes = held.map((size, seat) => (seat === 0 ? 0 : size - (known[seat]?.length ?? 0)));
  const deals = [...allDeals(cards, sizes)].map((deal): readonly [World, number] => {
    const world = deal.map((hand, seat) => [...(known[seat] ?? []), ...hand].sort());
    return [world, weigh(world)];
  });
  return shares(deals.filter(([, weight]) => weight > 0));
}

/** Pearson's sum over the worlds, and how many there are; a world that cannot be throws. */
function compare(knowledge: Knowledge, weigh: (world: World) => number, draws = 40_000) {
  const expected = enumerated(knowledge, weigh);
  const worlds = worldsOf(knowledge);
  const random = randomFrom('worlds');
  const found = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    worlds.deal(random);
    const key = JSON.stringify(worldIn(worlds));
    if (!expected.has(key)) throw new Error(`no deal that fits: ${key}`);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  let chi = 0;
  for (const [key, share] of expected) {
    chi += ((found.get(key) ?? 0) - draws * share) ** 2 / (draws * share);
  }
  return { chi, worlds: expected.size };
}

/** Chi-squared of n degrees has mean n and variance 2 n: five standard deviations above are out of reach of luck. */
function expectUniform({ chi, worlds }: { chi: number; worlds: number }): void {
  expect(worlds).toBeGreaterThan(3);
  expect(chi).toBeLessThan(worlds - 1 + 5 * Math.sqrt(2 * (worlds - 1)));
}

const holdsFour = (hand: readonly number[] = [], laid: readonly number[] = []) => {
  const all = [...hand, ...laid];
  return all.some((face) => all.filter((one) => one === face).length === 4);
};

describe('a world', () => {
  it('is any deal of the unseen cards, the talon included', () => {
    const knowledge = knowledgeWith([3, 2, 0, 1, 2], [0, 0, 1, 2, 2, 5, 7]);
    expectUniform(compare(knowledge, () => 1));
  });

  it('leaves sure cards where they are', () => {
    const sure = [NONE, counts([7]), NONE, NONE, counts([0, 3])];
    const knowledge = knowledgeWith([0, 2, 1, 1, 3], [0, 3, 3, 4, 6], { sure });
    expectUniform(compare(knowledge, () => 1));
  });

  it('gives nothing above the ceiling to the one who gave his best, and counts his ways to pick', () => {
    // He gave two aces; who held three had three ways to pick them, who held four six.
    const ceiling = { seat: 4, face: 7, given: 2, laid: 0 };
    const knowledge = knowledgeWith([0, 2, 1, 0, 3], [1, 1, 3, 5, 7, 7], { ceiling });
    const ways = [1, 3, 6];
    const aces = (hand: readonly number[] = []) => hand.filter((face) => face === 7).length;
    expectUniform(compare(knowledge, (world) => 1 / (ways[aces(world[4])] ?? 0)));
    const low = { seat: 4, face: 3, given: 1, laid: 1 };
    const below = knowledgeWith([0, 2, 1, 0, 2], [1, 1, 3, 3, 5, 7], { ceiling: low });
    const threes = (hand: readonly number[] = []) => hand.filter((face) => face === 3).length;
    expectUniform(
      compare(below, ({ 4: hand }) => (Math.max(...(hand ?? [])) <= 3 ? 1 / (2 + threes(hand)) : 0)),
    );
  });

  it('holds the quad that was declared, laid in part or not, and none where none was', () => {
    const laid = [[], [], [], [2, 2], []];
    const quads = { laid: laid.map(counts), cases: [{ has: [3], hasNot: [4, 1] }] };
    const unseen = [0, 0, 0, 0, 2, 2, 4, 5];
    const knowledge = knowledgeWith([0, 4, 0, 4, 0], unseen, { quads });
    expectUniform(
      compare(knowledge, (world) => (holdsFour(world[3], laid[3]) && !holdsFour(world[1]) ? 1 : 0)),
    );
  });

  it('follows a postponed one in every way in which it can have come about', () => {
    const cases = [
      { has: [1, 4], hasNot: [3] },
      { has: [1, 3], hasNot: [4] },
      { has: [1, 3, 4], hasNot: [] },
    ];
    const laid = [[], [0, 0, 0, 0], [], [4], [5, 5]];
    const quads = { laid: laid.map(counts), cases };
    const knowledge = knowledgeWith([0, 1, 0, 3, 3], [4, 4, 4, 5, 5, 6, 6], { quads });
    const fits = (world: World) => holdsFour(world[3], laid[3]) || holdsFour(world[4], laid[4]);
    expectUniform(compare(knowledge, (world) => (fits(world) ? 1 : 0)));
  });

  it('puts a declared quad under the ceiling of the one who declared it', () => {
    const quads = { laid: [[], [], [], [], [1]].map(counts), cases: [{ has: [4], hasNot: [1] }] };
    const ceiling = { seat: 4, face: 3, given: 1, laid: 0 };
    const knowledge = knowledgeWith([0, 3, 0, 0, 4], [1, 1, 1, 2, 3, 5, 5, 5], { quads, ceiling });
    const threes = (hand: readonly number[] = []) => hand.filter((face) => face === 3).length;
    const fits = ({ 4: hand = [] }: World) => holdsFour(hand, [1]) && Math.max(...hand) <= 3;
    expectUniform(compare(knowledge, (world) => (fits(world) ? 1 / (1 + threes(world[4])) : 0)));
  });

  it('is refused where no deal fits', () => {
    const quads = { laid: [NONE, NONE, NONE, NONE, NONE], cases: [{ has: [3], hasNot: [] }] };
    expect(() => worldsOf(knowledgeWith([0, 2, 2, 2, 0], [1, 2, 3, 4, 5, 6], { quads }))).toThrow(RangeError);
  });
});
