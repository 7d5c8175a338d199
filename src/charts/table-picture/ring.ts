/** Up to six seats round the table: where each sits, how much room it has, and what stays for the pile. */
import type { TableSize } from './data.ts';
import { HEAD_HEIGHT } from './head.ts';
import type { Middle } from './pile.ts';
import type { Place } from './seat.ts';

/** A place in shares of the width, and of the height below the head: its middle, and how far it reaches. */
type Share = readonly [x: number, y: number, width: number, height: number];

/** Clockwise from the nearest, by how many there are; the last is for the pile. */
const RINGS: Readonly<Record<number, readonly Share[]>> = {
  3: [
    [0.5, 0.8, 0.62, 0.4],
    [0.188, 0.27, 0.356, 0.5],
    [0.812, 0.27, 0.356, 0.5],
    [0.5, 0.31, 0.25, 0.58],
  ],
  4: [
    [0.5, 0.845, 0.5, 0.31],
    [0.15, 0.5, 0.28, 0.5],
    [0.5, 0.15, 0.5, 0.31],
    [0.85, 0.5, 0.28, 0.5],
    [0.5, 0.495, 0.4, 0.36],
  ],
  5: [
    [0.5, 0.825, 0.36, 0.35],
    [0.155, 0.655, 0.29, 0.36],
    [0.165, 0.215, 0.31, 0.36],
    [0.835, 0.215, 0.31, 0.36],
    [0.845, 0.655, 0.29, 0.36],
    [0.5, 0.375, 0.355, 0.52],
  ],
  6: [
    [0.5, 0.845, 0.36, 0.31],
    [0.155, 0.77, 0.29, 0.36],
    [0.155, 0.29, 0.29, 0.36],
    [0.5, 0.15, 0.36, 0.31],
    [0.845, 0.29, 0.29, 0.36],
    [0.845, 0.77, 0.29, 0.36],
    [0.5, 0.495, 0.38, 0.36],
  ],
};

export interface Ring {
  /** By seat. */
  readonly places: readonly Place[];
  readonly middle: Middle;
}

/** The places of so many seats, the given one nearest; null where they are too many, or too few, for a ring. */
export function ringOf(
  seats: number,
  nearest: number,
  { width, height }: TableSize,
  unit: number,
): Ring | null {
  const shares = RINGS[seats];
  if (!shares) return null;
  const top = HEAD_HEIGHT * unit;
  const tall = height - top - 8 * unit;
  const boxOf = ([x, y, w, h]: Share) => ({
    x: x * width,
    y: top + y * tall,
    width: w * width,
    height: h * tall,
  });
  const places = Array.from({ length: seats }, (_, seat) => {
    const share = shares[(seat - nearest + seats) % seats] ?? [0.5, 0.5, 0.3, 0.3];
    const box = boxOf(share);
    return { ...box, card: Math.max(58 * unit, Math.min(72 * unit, box.width / 4.3)) };
  });
  return { places, middle: boxOf(shares[seats] ?? [0.5, 0.5, 0.3, 0.3]) };
}
