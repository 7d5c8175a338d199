/** The score sheet of a match: round by round each player's place, points, and points so far. */
import type { LiveMatch } from '../../live/live-match.ts';

export interface SheetRound {
  readonly number: number;
  /** By seat: place (1 = first), points of the round, and points after it. */
  readonly players: readonly { readonly place: number; readonly points: number; readonly total: number }[];
}

/** The rounds that have come to their end. */
export function sheetOf({ history, game, setup, record }: LiveMatch): SheetRound[] {
  // Only the ranking of a round gives titles.
  const ranked = history.filter(({ before, after }) => after.titles !== before.titles);
  return ranked.map(({ after }, i) => ({
    number: record.firstRound + i,
    players: record.players.map((_, seat) => {
      const place = (after.titles ?? []).indexOf(seat) + 1;
      return { place, points: game.points(place, setup.players), total: after.totals[seat] ?? 0 };
    }),
  }));
}
