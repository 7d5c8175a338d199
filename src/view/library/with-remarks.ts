/** A round as it is shown, with other remarks at one of its moments. */
import type { Commentary } from '../../log/model.ts';
import type { Frame } from '../../replay/frame.ts';
import type { ShownRound } from '../source/source.ts';

export function withRemarks(round: ShownRound, at: string, commentary: Commentary | null): ShownRound {
  const put = (frames: readonly Frame[]) =>
    frames.some((frame) => frame.at === at)
      ? frames.map((frame) => (frame.at === at ? { ...frame, commentary } : frame))
      : frames;
  return {
    ...round,
    frames: put(round.frames),
    branches: round.branches.map((branch) => ({ ...branch, frames: put(branch.frames) })),
  };
}
