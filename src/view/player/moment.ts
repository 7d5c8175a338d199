/** The moment shown, as the reader may see it, with the line of frames that it lies on. */
import type { Frame, RoundSummary } from '../../replay/frame.ts';
import type { Snapshot } from '../controller/controller.ts';
import type { Eyes } from '../controller/knowledge.ts';
import { lineOf } from '../controller/position.ts';
import type { State } from '../controller/state.ts';
import type { ShownRound } from '../source/source.ts';

export interface Moment {
  readonly round: ShownRound;
  readonly summary: RoundSummary;
  /** All frames of the line, with hidden cards hidden. The same array as long as line and eyes stay the same. */
  readonly frames: readonly Frame[];
  readonly index: number;
  readonly frame: Frame;
  /** Index of the first frame that was not played; the number of frames on the main line. */
  readonly fork: number;
  readonly state: State;
}

/** Frames as they were last made visible: a step on the same line finds them here. */
let last: { line: readonly Frame[]; pov: number | null; reveal: string; frames: readonly Frame[] } | null =
  null;

/** What eyes see of the frames of a line (`controller/knowledge.ts`). */
export type See = (frames: readonly Frame[], eyes: Eyes) => readonly Frame[];

export function momentOf({ state, round }: Snapshot, see: See): Moment {
  const { position, pov, reveal } = state;
  const line = lineOf(round, position.branch);
  if (last?.line !== line.frames || last.pov !== pov || last.reveal !== reveal) {
    last = { line: line.frames, pov, reveal, frames: see(line.frames, { pov, reveal }) };
  }
  const { frames } = last;
  const index = Math.min(position.frame, frames.length - 1);
  const frame = frames[index];
  if (!frame) throw new Error('A round without frames cannot be shown.');
  return { round, summary: round.summary, frames, index, frame, fork: line.fork, state };
}

/** How much of what comes later may show. */
export type Future = 'pale' | 'absent';

export function futureOf(state: State): Future {
  return state.reveal === 'spoiler-free' ? 'absent' : 'pale';
}

/** How much of the plays that come may show: to a seat none, as what others will lay is hidden in their hands now. */
export function cardsAhead(state: State): Future {
  return state.reveal === 'open' ? 'pale' : 'absent';
}
