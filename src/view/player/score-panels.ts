/**
 * What stands under the score of a round, on its axis: how strong the hands are; or, of a round that is analysed, what each
 * player may expect, or one player's chances. All of it depends on all hands: it is drawn only where all may be seen.
 */
import type { RoundReview } from '../../analysis/review/model.ts';
import type { ScoreColumn, ScorePanel } from '../../charts/score-data.ts';
import { equityOfLine } from '../analysis/equity-of-line.ts';
import type { Below } from './below.ts';
import type { Moment } from './moment.ts';
import type { ChartReading } from './reading.ts';

/** A round's review, and what of it shall stand under the score. */
export interface Judged {
  readonly review: RoundReview;
  readonly below: Below;
}

type Drawn = Pick<Moment, 'frames' | 'round' | 'fork' | 'state'>;

/** One panel, or none where there is nothing to draw. */
export function panelsUnder(
  reading: ChartReading,
  moment: Drawn,
  columns: readonly ScoreColumn[],
  judged: Judged | null,
): ScorePanel[] {
  if (moment.state.reveal !== 'open') return [];
  const first = columns[0]?.frame ?? 0;
  const moments = [Math.max(0, first - 1), ...columns.map(({ frame }) => frame)];
  if (!judged || judged.below.view === 'strength' || judged.review.equity.length === 0) {
    return strengthPanel(reading, moment, moments);
  }
  const { view, seat } = judged.below;
  return view === 'points'
    ? [equityPanel(reading, moment, moments, judged.review)]
    : [oddsPanel(reading, moment, moments, judged.review, seat ?? moment.state.pov ?? 0)];
}

function strengthPanel(
  { source, words }: ChartReading,
  { round, fork }: Drawn,
  moments: readonly number[],
): ScorePanel[] {
  const series = source.head.players.map((_, row) => ({
    row,
    values: moments.map((frame) => (frame < fork ? (round.strength[frame]?.[row] ?? null) : null)),
  }));
  const any = series.some(({ values }) => values.some((value) => value !== null));
  return any ? [{ name: words.charts.strength, series }] : [];
}

/** The ends of the axis are the points of the first and the last place: rounds can be compared. */
function equityPanel(
  { source, words, facts }: ChartReading,
  { frames, fork }: Drawn,
  moments: readonly number[],
  review: RoundReview,
): ScorePanel {
  const equity = equityOfLine(review, frames, fork);
  const places = source.head.players.map((_, place) => facts.points(place + 1, source.head.players.length));
  return {
    name: words.charts.equity,
    range: [Math.min(...places), Math.max(...places)],
    series: source.head.players.map((_, row) => ({
      row,
      values: moments.map((frame) => equity[frame]?.points[row] ?? null),
    })),
  };
}

function oddsPanel(
  { source, words, facts }: ChartReading,
  { frames, fork }: Drawn,
  moments: readonly number[],
  review: RoundReview,
  row: number,
): ScorePanel {
  const equity = equityOfLine(review, frames, fork);
  const players = source.head.players.length;
  return {
    name: words.charts.odds,
    row,
    lanes: source.head.players.map((_, i) => words.game.title(facts.title(i + 1, players), i + 1)),
    shares: moments.map((frame) => equity[frame]?.odds[row] ?? null),
  };
}
