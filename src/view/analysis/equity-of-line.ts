/** The equity of every frame of a line: each value holds until the next one. */
import type { EquityAt, RoundReview } from '../../analysis/review/model.ts';
import type { Frame } from '../../replay/frame.ts';

/** By frame; null before the first value, and from `fork` on, where the line was not played. */
export function equityOfLine(
  review: RoundReview | null,
  frames: readonly Frame[],
  fork: number,
): readonly (EquityAt | null)[] {
  const known = new Map(review?.equity.map((equity) => [equity.at, equity]));
  let last: EquityAt | null = null;
  return frames.map(({ at }, index) => {
    last = known.get(at) ?? last;
    return index < fork ? last : null;
  });
}
