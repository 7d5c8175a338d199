/**
 * How likely it is that somebody holds a set of a rank, when all that is known is how many copies of it and how many jokers
 * lie in other hands: each card is taken to be in each of those hands with the same chance.
 */

/** What certainty is written as. */
export const CERTAIN = 64;

const MOST_JOKERS = 2;
const MOST_PLAYERS = 15;
const MOST_COPIES = 16;
/** The largest set there is. */
export const MOST_SIZE = MOST_COPIES + MOST_JOKERS;

/**
 * The chances that one of so many players holds a set of `size` (1 … 18), at least one natural in it: `rowOf` says where those
 * by copies, 0 … 16, begin. In 64ths, rounded up, so that 0 is never.
 */
export function chancesOf(size: number): Uint8Array {
  let chances = CHANCES[size];
  if (!chances) {
    chances = made(size);
    CHANCES[size] = chances;
  }
  return chances;
}

/** Where in `chancesOf` the chances for so many jokers (0 … 2) and players (1 … 15) begin. */
export function rowOf(jokers: number, players: number): number {
  return (jokers * (MOST_PLAYERS + 1) + players) * (MOST_COPIES + 1);
}

/** Chances by the number of copies. */
type ByCopies = readonly number[];

/** By size, each made when it is first asked for. */
const CHANCES: Uint8Array[] = [];

/** `SHARES[players][copies][k]`: the chance that one of so many players has k of the copies. */
const SHARES = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => {
  const rows: number[][] = [[1]];
  for (let copies = 1; copies <= MOST_COPIES; copies++) {
    const before = rows[copies - 1] ?? [];
    const share = (k: number) => ((before[k] ?? 0) * (players - 1) + (before[k - 1] ?? 0)) / players;
    rows.push(Array.from({ length: copies + 1 }, (_copy, k) => share(k)));
  }
  return rows;
});

function made(size: number): Uint8Array {
  const chances = new Uint8Array(rowOf(MOST_JOKERS, MOST_PLAYERS + 1));
  // Who holds jokers must hold fewer naturals, or he has the set; a natural must be in it.
  const [plain, one, both] = [1, 2, 3].map((less) => Math.max(0, size - less)) as [number, number, number];
  let none: ByCopies = Array.from({ length: MOST_COPIES + 1 }, (_, copies) => (copies === 0 ? 1 : 0));
  let noneWithOne: ByCopies = none.map(() => 0);
  for (let players = 1; players <= MOST_PLAYERS; players++) {
    const together = withPlayer(none, players, both);
    const apart = withPlayer(noneWithOne, players, one);
    const noneWithTwo = together.map(
      (chance, k) => (chance + (apart[k] as number) * (players - 1)) / players,
    );
    noneWithOne = withPlayer(none, players, one);
    none = withPlayer(none, players, plain);
    for (const [jokers, missing] of [none, noneWithOne, noneWithTwo].entries()) {
      chances.set(missing.map(inverse), rowOf(jokers, players));
    }
  }
  return chances;
}

/** One player more, who has no more than `most` of the copies. */
function withPlayer(others: ByCopies, players: number, most: number): ByCopies {
  return (SHARES[players] as readonly number[][]).map((shares, copies) => {
    let sum = 0;
    for (let k = 0; k <= most && k <= copies; k++)
      sum += (shares[k] as number) * (others[copies - k] as number);
    return sum;
  });
}

/** The chance of the contrary; what is no more than an error of rounding counts as none. */
function inverse(chance: number): number {
  return Math.ceil((1 - chance) * CERTAIN - 1e-9);
}
