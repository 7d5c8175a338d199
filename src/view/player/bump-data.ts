/** Titles over the rounds as the chart wants them; of a long match, the rounds around the present. */
import type { BumpData, BumpRound } from '../../charts/bump-data.ts';
import type { RoundSummary } from '../../replay/frame.ts';
import { WINDOW } from './bump-window.ts';
import { nameOf } from './names.ts';
import type { ChartReading } from './reading.ts';

/** The chart from the round of an index on; `until` is the number of the last round that may be told of. */
export function bumpData(reading: ChartReading, start: number, until: number): BumpData {
  const { source, facts, words } = reading;
  const players = source.head.players.length;
  const rounds = source.rounds.slice(start, start + WINDOW).filter(({ number }) => number <= until);
  return {
    label: words.charts.titles(rounds.length),
    players: source.head.players.map(({ name }) => nameOf(name)),
    lanes: source.head.players.map((_, place) =>
      words.game.title(facts.title(place + 1, players), place + 1),
    ),
    rounds: rounds.map((round) => bumpRound(reading, round)),
    words: { round: words.charts.round, points: words.charts.points },
  };
}

function bumpRound({ source, words: { charts, game } }: ChartReading, summary: RoundSummary): BumpRound {
  const { number, order, points, before } = summary;
  const names = order?.map((seat) => nameOf(source.head.players[seat]?.name ?? ''));
  return {
    round: number,
    order,
    totals: points && before.map((total, seat) => total + (points[seat] ?? 0)),
    label: names ? charts.roundResult(number, game.list(names).join('')) : charts.noResult(number),
  };
}
