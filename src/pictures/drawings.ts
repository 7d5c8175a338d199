/** The charts of a match as drawings: a round as a score, and titles over the rounds. */
import type { RoundReview } from '../analysis/review/model.ts';
import { bumpPicture } from '../charts/bump.ts';
import { scorePicture } from '../charts/score.ts';
import { scoreOnLines } from '../charts/score-lines.ts';
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
import { scaleOnCard } from './on-card.ts';

/** Lines of a score on a card. */
const LINES = [1, 2, 3, 4];

/** Another line must show the round larger by this much: it costs what stands under the staves. */
const ENOUGH = 1.25;

export interface ScoreShown {
  readonly round: ShownRound;
  /** A line that was not played; null: the main one. */
  readonly branch: string | null;
  readonly eyes: Eyes;
  /** Where the round is analysed, what each player may expect stands under it; else how strong the hands are. */
  readonly review: RoundReview | null;
  /** For a card: on as many lines as show it largest there. */
  readonly card?: boolean;
  /** No frame from this index on; all without it. */
  readonly until?: number;
}

/** A round, as far as it may be told. */
export function scoreDrawing(
  reading: ChartReading,
  { round, branch, eyes, review, card = false, until = Number.POSITIVE_INFINITY }: ScoreShown,
): SvgNode {
  const line = lineOf(round, branch);
  const frames: readonly Frame[] = visible(line.frames, eyes).slice(0, until);
  const state = { ...FIRST_STATE, pov: eyes.pov, reveal: eyes.reveal };
  const moment = { frames, index: 0, summary: round.summary, round, fork: line.fork, state };
  const data = scoreData(reading, moment, review && { review, below: FIRST_BELOW });
  if (!card) return scorePicture(data);
  const drawn = LINES.map((lines) => scoreOnLines(data, lines));
  return drawn.reduce((best, one) => (scaleOnCard(one) > ENOUGH * scaleOnCard(best) ? one : best));
}

/** Titles over the rounds; of a long match, over its last ones. `until`: the number of the last round that may be told of. */
export function titlesDrawing(reading: ChartReading, until = Number.POSITIVE_INFINITY): SvgNode {
  const { rounds } = reading.source;
  return bumpPicture(bumpData(reading, windowStart(rounds.length, rounds.length - 1), until));
}
