/** One round as if it were all that a file holds: what the rounds before it have told stands in it. */
import type { LogRound, Match } from '../log/model.ts';
import type { RoundSummary } from './frame.ts';
import { leavesPassesOut } from './passes-written.ts';

/** `summary`: of the round with the index, folded in its match. Null where there is no such round. */
export function aloneInFile(match: Match, index: number, summary: RoundSummary): Match | null {
  const round = match.rounds[index];
  if (!round) return null;
  return {
    ...match,
    passesOmitted: match.passesOmitted || leavesPassesOut(match),
    rounds: [carrying(round, match, summary)],
  };
}

/** The round with titles and totals as they were when it began, where they are known. */
function carrying(round: LogRound, { players }: Match, { titles, before }: RoundSummary): LogRound {
  const idOf = (seat: number) => players[seat]?.id ?? '';
  return {
    ...round,
    ...(titles && { titles: { ...round.titles, order: titles.map(idOf) } }),
    scores: { ...round.scores, totals: Object.fromEntries(before.map((total, seat) => [idOf(seat), total])) },
  };
}
