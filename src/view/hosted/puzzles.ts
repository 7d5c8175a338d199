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

/** All puzzles of a game. */
export function puzzlesOfGame(game: string): FoundPuzzle[] {
  return hostedMatches()
    .filter(({ source }) => source.head.game === game)
    .flatMap((match) => {
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
    });
}
