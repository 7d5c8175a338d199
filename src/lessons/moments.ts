/** The moments of a log in one row, for a lesson that walks along it. */
import type { RoundTimeline } from '../replay/frame.ts';

export interface Spot {
  /** Index of the round, and of the frame in it. */
  readonly round: number;
  readonly frame: number;
}

/** Where the moment of an address is on the main line; null where there is none. */
export function spotOf(rounds: readonly RoundTimeline[], at: string): Spot | null {
  for (const [round, { frames }] of rounds.entries()) {
    const frame = frames.findIndex((each) => each.at === at);
    if (frame >= 0) return { round, frame };
  }
  return null;
}

/** Whether one spot lies before another. */
export function isBefore(a: Spot, b: Spot): boolean {
  return a.round < b.round || (a.round === b.round && a.frame < b.frame);
}
