/** Where a reader stands in a match, and the line of frames he walks along there. */
import { parseAddress } from '../../replay/address.ts';
import type { Branch, Frame, RoundTimeline } from '../../replay/frame.ts';

export interface Position {
  /** Index of the round in the file (not its number). */
  readonly round: number;
  /** Index on the line: the main line's frames, or those up to where the branch leaves and then the branch's. */
  readonly frame: number;
  /** Name of the branch, null on the main line. */
  readonly branch: string | null;
}

export const START: Position = { round: 0, frame: 0, branch: null };

/** A line of frames through a round. Frames from `fork` on are the branch's own; the main line forks nowhere. */
export interface Line {
  readonly frames: readonly Frame[];
  readonly fork: number;
}

const lines = new WeakMap<RoundTimeline, Map<string | null, Line>>();

/** The line of a branch (branches nest), or the main line for null and for a branch that is not there. */
export function lineOf(round: RoundTimeline, branch: string | null): Line {
  const known = lines.get(round) ?? new Map<string | null, Line>();
  lines.set(round, known);
  const line = known.get(branch) ?? makeLine(round, branch);
  known.set(branch, line);
  return line;
}

/** The branches that leave from a frame of the round. */
export function branchesFrom(round: RoundTimeline, at: string): Branch[] {
  return round.branches.filter((branch) => branch.from === at);
}

/** The same moment under its plainest name: before the fork a branch is the line that it left. */
export function settle(round: RoundTimeline, position: Position): Position {
  let { branch } = position;
  while (branch !== null && position.frame < lineOf(round, branch).fork) branch = parentOf(round, branch);
  return branch === position.branch ? position : { ...position, branch };
}

function makeLine(round: RoundTimeline, name: string | null): Line {
  const branch = round.branches.find((each) => each.name === name);
  if (name === null || !branch) return { frames: round.frames, fork: round.frames.length };
  const parent = lineOf(round, parentOf(round, name)).frames;
  const shared = parent.slice(0, parent.findIndex((frame) => frame.at === branch.from) + 1);
  return { frames: [...shared, ...branch.frames], fork: shared.length };
}

/** The branch that another leaves from; null when it leaves from the main line. */
function parentOf(round: RoundTimeline, name: string): string | null {
  const from = parseAddress(round.branches.find((branch) => branch.name === name)?.from ?? '');
  const parent = from?.kind === 'moment' ? from.branch : null;
  return parent === name ? null : parent;
}
