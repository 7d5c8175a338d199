/** Finds the moment that each fault of a round belongs to. */
import type { RoundTimeline } from '../../replay/frame.ts';
import type { PlacedProblem } from './protocol.ts';

/** The faults of a round with the address of their frame, or of the round where they have none. */
export function placeProblems({ frames, branches, problems, summary }: RoundTimeline): PlacedProblem[] {
  const places = new Map<number, string>();
  for (const frame of [...branches.flatMap((branch) => branch.frames), ...frames]) {
    for (const index of frame.problems) places.set(index, frame.at);
  }
  return problems.map((problem, index) => ({ problem, at: places.get(index) ?? `r${summary.number}` }));
}
