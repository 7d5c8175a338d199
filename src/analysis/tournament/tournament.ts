/**
 * Bots against each other over many rounds. They play matches of some rounds each, since titles carry over from round to
 * round, and move one seat on from match to match, so that each has sat everywhere.
 */
import type { Game, Setup } from '../../rules/game.ts';
import { pointsOf } from '../equity/points-of.ts';
import type { Policy } from '../policies/policy.ts';
import { playMatch } from './play-match.ts';
import { ratioOf } from './ratio.ts';

export interface TournamentPlan {
  readonly game: Game;
  readonly setup: Setup;
  /** By seat in the first match. */
  readonly bots: readonly Policy[];
  /** In all, and in one match; the last match may be shorter. */
  readonly rounds: number;
  readonly matchRounds: number;
  readonly seed: string;
}

/** What all who play by one policy came to. */
export interface Standing {
  readonly policy: string;
  /** How many seats they had. */
  readonly seats: number;
  /** Mean points a round of one of them. */
  readonly points: number;
  /** Standard error by matches: rounds of one match are not independent, since titles favour those who have them. Null of one match alone. */
  readonly se: number | null;
  /** How often one of them took each place, first to last; they add to one. */
  readonly places: readonly number[];
}

/** Policies in the order in which they are named first. */
export function playTournament({ matchRounds, seed, ...plan }: TournamentPlan): Standing[] {
  const { game, setup, bots } = plan;
  const points = pointsOf(game, setup);
  const ids = [...new Set(bots.map(({ id }) => id))];
  const matches: MatchTally[] = [];
  for (let left = plan.rounds; left > 0; left -= matchRounds) {
    const number = matches.length;
    const seated = bots.map((_, seat) => bots[(seat + number) % bots.length] as Policy);
    const rounds = Math.min(left, matchRounds);
    matches.push(
      tallyOf(ids, playMatch({ game, setup, bots: seated, rounds, seed: `${seed}/${number}` }), seated),
    );
  }
  return ids.map((policy, i) => {
    const seats = bots.filter(({ id }) => id === policy).length;
    const places = points.map((_, place) => total(matches, i, place) / (plan.rounds * seats));
    const blocks = matches.map(({ rounds, counts }) => {
      const sum = points.reduce((all, value, place) => all + value * (counts[i]?.[place] ?? 0), 0);
      return { sum, size: rounds * seats };
    });
    const { mean, se } = ratioOf(blocks);
    return { policy, seats, points: mean, se, places };
  });
}

/** How often the bots of a policy took a place in one match: `counts[policy][place]`. */
interface MatchTally {
  readonly rounds: number;
  readonly counts: readonly (readonly number[])[];
}

function tallyOf(
  ids: readonly string[],
  rankings: Iterable<readonly number[]>,
  bots: readonly Policy[],
): MatchTally {
  const counts = ids.map(() => bots.map(() => 0));
  let rounds = 0;
  for (const ranking of rankings) {
    rounds += 1;
    ranking.forEach((seat, place) => {
      const row = counts[ids.indexOf(bots[seat]?.id ?? '')];
      if (row) row[place] = (row[place] ?? 0) + 1;
    });
  }
  return { rounds, counts };
}

function total(matches: readonly MatchTally[], policy: number, place: number): number {
  return matches.reduce((sum, { counts }) => sum + (counts[policy]?.[place] ?? 0), 0);
}
