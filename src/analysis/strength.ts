/**
 * The strength index: for every position what each player may expect, in points, by a formula that
 * looks at hands and never plays on. docs/strength.md says what it means and how well it predicts.
 */
import type { Game, Seat } from '../rules/game.ts';
import { dot, logistic } from './logistic.ts';
import { featuresOf, type Position } from './strength-features.ts';
import { STRENGTH_WEIGHTS } from './strength-weights.ts';

/**
 * Expected points by seat. They add to zero, and are the points themselves for those whose place is
 * taken. A player still in finishes before another with the chance that a logistic curve gives the difference of
 * their values; the chances add up to an expected place, and points fall evenly from place to place (A14 … A18).
 */
export function strengthOf(
  game: Game,
  at: Position,
  weights: readonly number[] = STRENGTH_WEIGHTS[game.id] ?? [],
): number[] {
  const { players } = at.setup;
  const values = valuesOf(game, at, weights);
  return at.hands.map((_, seat) => {
    const taken = at.out.indexOf(seat);
    const place = taken >= 0 ? taken + 1 : at.out.length + 1 + expectedAhead(values, seat);
    return pointsAt(game, place, players);
  });
}

/** The value of each player still in; null for those who are out. Only differences mean anything. */
function valuesOf(game: Game, at: Position, weights: readonly number[]): (number | null)[] {
  return featuresOf(game, at).map((features) => features && dot(features, weights));
}

/** How many of the others still in are expected to finish before the seat. */
function expectedAhead(values: readonly (number | null)[], seat: Seat): number {
  const own = values[seat] ?? 0;
  return values.reduce<number>(
    (sum, other, i) => (other === null || i === seat ? sum : sum + logistic(other - own)),
    0,
  );
}

/** Points of a place between two, on the straight line through the first place's and the last's. */
function pointsAt(game: Game, place: number, players: number): number {
  const first = game.points(1, players);
  return first + ((game.points(players, players) - first) * (place - 1)) / Math.max(1, players - 1);
}
