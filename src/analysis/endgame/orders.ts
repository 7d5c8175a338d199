/**
 * The orders in which up to five players may finish, as small numbers. Players are counted from the one to move on
 * (0), among those who still hold cards; the numbers follow the lexicographic order of the lists.
 */

/** Most players of the game, and so the most that an order has. */
export const MOST = 5;
/** Orders of `MOST` players: the stride of the tables below. */
const STRIDE = 120;

/** `LISTS[n][order]`: the players by place, first to last. */
const LISTS: readonly (readonly (readonly number[])[])[] = Array.from({ length: MOST + 1 }, (_, n) =>
  permutations(Array.from({ length: n }, (_unused, player) => player)),
);

const PLACES = table((list, player) => list.indexOf(player));
const TURNED = table((list, by) => indexOf(list.map((player) => (player + by) % list.length)));

/** The players by place. */
export function listOf(players: number, order: number): readonly number[] {
  return LISTS[players]?.[order] as readonly number[];
}

/** The place of a player in an order, 0 for the first. */
export function placeIn(players: number, order: number, player: number): number {
  return PLACES[(players * MOST + player) * STRIDE + order] as number;
}

/** The same order, where the one counted as 0 is number `by` of another count. An order that begins with 0 is the order of the rest. */
export function turned(players: number, order: number, by: number): number {
  return TURNED[(players * MOST + by) * STRIDE + order] as number;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

function indexOf(list: readonly number[]): number {
  return LISTS[list.length]?.findIndex((other) => other.every((player, i) => player === list[i])) ?? -1;
}

function table(entry: (list: readonly number[], player: number) => number): Uint8Array {
  const out = new Uint8Array((MOST + 1) * MOST * STRIDE);
  for (const [n, lists] of LISTS.entries()) {
    for (const [order, list] of lists.entries()) {
      for (let player = 0; player < n; player++)
        out[(n * MOST + player) * STRIDE + order] = entry(list, player);
    }
  }
  return out;
}
