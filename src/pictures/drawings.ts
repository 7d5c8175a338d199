/** The charts of a match as drawings: a round as a score, and titles over the rounds. */
import type { RoundReview } from '../analysis/review/model.ts';
import { bumpPicture } from '../charts/bump.ts';
import { scorePicture } from '../charts/score.ts';
import type { SvgNode } from '../charts/svg.ts';
import type { Frame } from '../replay/frame.ts';
import { type Eyes, visible } from '../view/controller/knowledge.ts';
import { lineOf } from '../view/controller/position.ts';
import { FIRST_STATE } from '../view/controller/state.ts';
import { FIRST_BELOW } from '../view/player/below.ts';
import { bumpData } from '../view/player/bump-data.ts';
import { windowStart } from '../view/player/bump-window.ts';
import type { ChartReading } from '../view/player/reading.ts';
import { scoreData } from '../view/player/score-data.ts';
import type { ShownRound } from '../view/source/source.ts';

export interface ScoreShown {
  readonly round: ShownRound;
  /** A line that was not played; null: the main one. */
  readonly branch: string | null;
  readonly eyes: Eyes;
  /** Where the round is analysed, what each player may expect stands under it; else how strong the hands are. */
  readonly review: RoundReview | null;
  /** Narrow columns. */
  readonly compact?: boolean;
  /** No frame from this index on; all without it. */
  readonly until?: number;
}

/** A round, as far as it may be told. */
export function scoreDrawing(
  reading: ChartReading,
  { round, branch, eyes, review, compact = false, until = Number.POSITIVE_INFINITY }: ScoreShown,
): SvgNode {
  const line = lineOf(round, branch);
  const frames: readonly Frame[] = visible(line.frames, eyes).slice(0, until);
  const state = { ...FIRST_STATE, pov: eyes.pov, reveal: eyes.reveal };
  const moment = { frames, index: 0, summary: round.summary, round, fork: line.fork, state };
  const data = scoreData(reading, moment, review && { review, below: FIRST_BELOW });
  return scorePicture(data, { compact });
}

/** Titles over the rounds; of a long match, over its last ones. `until`: the number of the last round that may be told of. */
export function titlesDrawing(reading: ChartReading, until = Number.POSITIVE_INFINITY): SvgNode {
  const { rounds } = reading.source;
  return bumpPicture(bumpData(reading, windowStart(rounds.length, rounds.length - 1), until));
}
