/** Numbers, flags and lists of players as choices. */
import type { Coder } from './coder.ts';
import { LinkFault } from './coder.ts';
import type { Tables } from './tables.ts';

/** Bits of the largest number that a link holds. */
const MOST_BITS = 26;
/** Bits that are written at once. */
const PIECE = 8;

export interface Codec {
  readonly c: Coder;
  readonly tables: Tables;
}

/** A number from 0 to 2^26 - 2; small ones are short. */
export function codeNumber({ c, tables }: Codec, name: string, value: number): number {
  const bits = c.pick(
    tables.of(`number ${name}`, MOST_BITS + 1, 0),
    c.reads ? 0 : Math.floor(Math.log2(value + 1)),
  );
  let rest = c.reads ? 0 : value + 1 - 2 ** bits;
  let read = 0;
  for (let left = bits; left > 0; left -= PIECE) {
    const base = 2 ** Math.min(PIECE, left);
    const high = 2 ** Math.max(0, left - PIECE);
    const digit = c.even(base, Math.floor(rest / high));
    rest %= high;
    read = read * base + digit;
  }
  return 2 ** bits - 1 + read;
}

/** A number of either sign. */
export function codeSigned(codec: Codec, name: string, value: number): number {
  const folded = codeNumber(codec, name, value < 0 ? -2 * value - 1 : 2 * value);
  return folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
}

export function codeFlag({ c, tables }: Codec, name: string, value: boolean): boolean {
  return c.pick(tables.of(`flag ${name}`, 2), value ? 1 : 0) === 1;
}

/** One of some values; `likely`, where it is said, before anything was learned. */
export function codeOneOf<T>(
  { c, tables }: Codec,
  name: string,
  values: readonly T[],
  value: T | undefined,
  likely?: T,
): T {
  const guess = likely === undefined ? undefined : values.indexOf(likely);
  const table = tables.of(`one ${name}`, values.length, guess);
  const place = c.pick(table, c.reads ? 0 : values.indexOf(value as T));
  return values[place] as T;
}

/** Different seats in some order; the nearer to what is `expected` the shorter. */
export function codeOrder(
  { c, tables }: Codec,
  name: string,
  expected: readonly number[],
  order: readonly number[] | null,
): number[] {
  const left = [...expected];
  const missing = c.pick(
    tables.of(`order-length ${name}`, left.length + 1, 0),
    left.length - (order?.length ?? 0),
  );
  const read: number[] = [];
  for (let i = 0; i < expected.length - missing; i += 1) {
    const place = c.pick(
      tables.of(`order ${name}`, expected.length, 0),
      left.indexOf(order?.[i] ?? -1),
      left.length,
    );
    const [seat] = left.splice(place, 1);
    if (seat === undefined) throw new LinkFault('no such seat');
    read.push(seat);
  }
  return read;
}
