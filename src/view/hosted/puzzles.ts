/** The puzzles of the recorded matches, game by game, in the order of their matches. */
import { type Puzzle, puzzlesOf } from '../../analysis/puzzles/find-puzzles.ts';
import type { MatchReview } from '../../analysis/review/model.ts';
import { type HostedMatch, hostedMatches } from './matches.ts';
import { hostedReview } from './reviews.ts';

export interface FoundPuzzle extends Puzzle {
  readonly match: HostedMatch;
  readonly review: MatchReview;
  /** Index of its round in the match. */
  readonly index: number;
}

/** So many of one match, so that the page does not end where the reader does. */
const MOST_OF_MATCH = 4;

/** The puzzles of a game: of each match those that its own players missed, then those with the widest gap. */
export function puzzlesOfGame(game: string): FoundPuzzle[] {
  return hostedMatches()
    .filter(({ source }) => source.head.game === game)
    .flatMap((match) => {
      const found = puzzlesOfMatch(match);
      const chosen = new Set([...found].sort(harder).slice(0, MOST_OF_MATCH));
      return found.filter((puzzle) => chosen.has(puzzle));
    });
}

function harder(a: Puzzle, b: Puzzle): number {
  const missed = ({ decision }: Puzzle) => (decision.chosen > 0 ? 1 : 0);
  return missed(b) - missed(a) || b.gap - a.gap;
}

function puzzlesOfMatch(match: HostedMatch): FoundPuzzle[] {
  const review = hostedReview(match.name);
  if (!review) return [];
  return review.rounds.flatMap((round, index) =>
    puzzlesOf(round, match.source.round(index).frames, match.source.head.setup.players).map((puzzle) => ({
      ...puzzle,
      match,
      review,
      index,
    })),
  );
}
