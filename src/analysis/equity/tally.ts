/** Counts how playouts end, in whole numbers, and says what they come to. */
import type { Equity } from './model.ts';

export interface Tally {
  /** `places[seat]` = 0 for the first, as a kernel tells them. */
  add(places: Uint8Array): void;
  equity(): Equity;
}

/** `points` by place, best first. */
export function tallyOf(points: readonly number[]): Tally {
  const players = points.length;
  const counts = new Int32Array(players * players);
  let n = 0;
  return {
    add(places) {
      for (let seat = 0; seat < players; seat++) {
        const at = seat * players + (places[seat] as number);
        counts[at] = (counts[at] as number) + 1;
      }
      n += 1;
    },
    equity() {
      const rows = points.map((_, seat) => [...counts.subarray(seat * players, (seat + 1) * players)]);
      const sums = rows.map((row) => momentsOf(row, points));
      return {
        points: sums.map(({ sum }) => sum / n),
        se: sums.map(({ sum, squares }) => standardError(sum, squares, n)),
        odds: rows.map((row) => row.map((count) => count / n)),
        n,
        exact: false,
      };
    },
  };
}

function momentsOf(row: readonly number[], points: readonly number[]) {
  let sum = 0;
  let squares = 0;
  row.forEach((count, place) => {
    const value = points[place] ?? 0;
    sum += count * value;
    squares += count * value * value;
  });
  return { sum, squares };
}

/** Of the mean of `n` values with this sum and this sum of squares; 0 of fewer than two. */
export function standardError(sum: number, squares: number, n: number): number {
  if (n < 2) return 0;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / n) / (n - 1) / n);
}
