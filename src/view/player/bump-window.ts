/** Which rounds of a long match the chart of titles shows. */

/** More rounds than this are shown in pieces. */
export const WINDOW = 60;

/** Index of the first round that the chart shows, for a round that must be in it. Steps by half a window. */
export function windowStart(rounds: number, present: number): number {
  if (rounds <= WINDOW) return 0;
  const half = WINDOW / 2;
  return Math.max(0, Math.min(rounds - WINDOW, Math.floor(present / half - 0.5) * half));
}
