/**
 * The key of a state: 64 bits that tell it from every other state. Who holds how many of a rank is one of 126
 * cases, seven bits; ranks that nobody holds any more are left out, so that only the order among the others counts.
 */
import { MOST } from './orders.ts';

const BITS = 7;
const CASE = 127;

/**
 * For player i and a byte of counts, two ranks side by side, of the cards that players 0 … i hold together: what it adds to the two
 * cases. With p_i cards among players 0 … i the case is Σ C(p_i + i, i + 1), the number of a multiset in colexicographic order.
 */
const PARTS = new Int32Array(MOST << 8);
for (let player = 0; player < MOST; player++) {
  for (let byte = 0; byte < 256; byte++) {
    PARTS[(player << 8) | byte] = part(player, byte & 15) | (part(player, byte >> 4) << BITS);
  }
}

/** Where `writeKey` leaves the two words. */
export const KEY = new Int32Array(2);
const cases = new Int32Array(9);

/**
 * Writes the key of a state to `KEY`. Hands, from the one to move on, at `hands[base]`; `low`, `size`: the lowest rank and the fewest cards
 * that may follow (0 and 1 at a lead); `asked`: how many are still to be asked, from the one to move on (0 at a lead).
 * No rank is held more than four times in all.
 */
export function writeKey(
  hands: Int32Array,
  base: number,
  players: number,
  low: number,
  size: number,
  asked: number,
): void {
  let sum = 0;
  let p = 0;
  let q = 0;
  let r = 0;
  let s = 0;
  for (let player = 0; player < MOST; player++) {
    if (player < players) sum += countsOf(hands[base + player] as number);
    const at = player << 8;
    p += PARTS[at | (sum & 255)] as number;
    q += PARTS[at | ((sum >>> 8) & 255)] as number;
    r += PARTS[at | ((sum >>> 16) & 255)] as number;
    s += PARTS[at | (sum >>> 24)] as number;
  }
  const held = (sum | (sum >>> 1) | (sum >>> 2)) & 0x11111111;
  let n = addCases(addCases(0, p, held), q, held >>> 8);
  n = addCases(addCases(n, r, held >>> 16), s, held >>> 24);
  while (n < 8) cases[n++] = 0;
  // The sum of the digits, in the highest of them: how many ranks are held below `low`.
  const below = Math.imul(held & ((1 << (4 * low)) - 1), 0x11111111) >>> 28;
  KEY[0] = fourCases(0) | (below << 28) | ((size - 1) << 31);
  KEY[1] = fourCases(4) | (asked << 28) | (((size - 1) >> 1) << 31);
}

/** Writes the cases of two ranks, as far as somebody holds them, after the `n` that are there; gives how many there are then. */
function addCases(n: number, two: number, held: number): number {
  cases[n] = two & CASE;
  const next = n + (held & 1);
  cases[next] = two >> BITS;
  return next + ((held >>> 4) & 1);
}

function fourCases(from: number): number {
  return (
    (cases[from] as number) |
    ((cases[from + 1] as number) << BITS) |
    ((cases[from + 2] as number) << (2 * BITS)) |
    ((cases[from + 3] as number) << (3 * BITS))
  );
}

/** Counts of a hand, four bits a rank. */
function countsOf(hand: number): number {
  const pairs = hand - ((hand >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

/** C(cards + player, player + 1). */
function part(player: number, cards: number): number {
  let out = 1;
  for (let k = 0; k <= player; k++) out = (out * (cards + player - k)) / (k + 1);
  return out;
}
