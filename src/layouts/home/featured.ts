/** The round on the first page: one in which a revolution turns the world over, if there is one. */
import type { HostedMatch } from '../../view/hosted/matches.ts';
import type { ShownRound } from '../../view/source/source.ts';

export interface Featured {
  readonly match: HostedMatch;
  readonly round: ShownRound;
}

export function featuredRound(matches: readonly HostedMatch[]): Featured | null {
  const rounds = matches.flatMap((match) =>
    match.source.rounds.map((summary, index) => ({ match, summary, index })),
  );
  const best = rounds.find(({ summary }) => summary.verdict?.state === 'declared') ?? rounds[0];
  return best ? { match: best.match, round: best.match.source.round(best.index) } : null;
}
