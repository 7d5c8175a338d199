/** Titles over the rounds as the chart wants them; of a long match, the rounds around the present. */
import type { BumpData, BumpRound } from '../../charts/bump-data.ts';
import type { RoundSummary } from '../../replay/frame.ts';
import { nameOf } from './PlayerName.tsx';
import type { Reading } from './reading.ts';

/** More rounds than this are shown in pieces. */
const WINDOW = 60;

/** Index of the first round that the chart shows, for a round that must be in it. Steps by half a window. */
export function windowStart(rounds: number, present: number): number {
  if (rounds <= WINDOW) return 0;
  const half = WINDOW / 2;
  return Math.max(0, Math.min(rounds - WINDOW, Math.floor(present / half - 0.5) * half));
}

export function bumpData(reading: Reading, start: number): BumpData {
  const { source, facts, words } = reading;
  const players = source.head.players.length;
  return {
    label: words.charts.titles(source.rounds.length),
    players: source.head.players.map(({ name }) => nameOf(name)),
    lanes: source.head.players.map((_, place) => words.game.title(facts.title(place + 1, players))),
    rounds: source.rounds.slice(start, start + WINDOW).map((round) => bumpRound(reading, round)),
    words: { round: words.charts.round, points: words.charts.points },
  };
}

function bumpRound({ source, words: { charts, game } }: Reading, summary: RoundSummary): BumpRound {
  const { number, order, points, before } = summary;
  const names = order?.map((seat) => nameOf(source.head.players[seat]?.name ?? ''));
  return {
    round: number,
    order,
    totals: points && before.map((total, seat) => total + (points[seat] ?? 0)),
    label: names ? charts.roundResult(number, game.list(names).join('')) : charts.noResult(number),
  };
}
