/**
 * Folds a recorded match through the rules' statechart into frames. Nothing in a match makes it throw.
 *
 *     const { match, problems } = parseText(text);
 *     const timeline = foldMatch(match, problems);
 *     for (const round of foldRounds(match, problems)) show(round);  // the same, piece by piece
 */
import { initialTransition } from 'xstate';
import type { Match } from '../log/model.ts';
import type { Problem } from '../log/problem.ts';
import { toldOnce } from '../log/told-once.ts';
import { nothingCarried } from './fold/carry.ts';
import { foldRound } from './fold/fold-round.ts';
import type { RoundTimeline, Timeline } from './frame.ts';
import { openMatch } from './head.ts';
import { inReadingOrder } from './problem-book.ts';

/** All rounds at once. `read` are the problems of reading the file; they come out again among the others, in reading order. */
export function foldMatch(match: Match, read: readonly Problem[] = []): Timeline {
  const { head, problems } = openMatch(match);
  const rounds = [...foldRounds(match, read)];
  const own = rounds.flatMap((round) => round.problems);
  const told = new Set(own);
  const rest = read.filter((problem) => !told.has(problem));
  return {
    ...head,
    rounds,
    problems: [...toldOnce(inReadingOrder([...rest, ...problems, ...own])).values()],
  };
}

/** Round by round, in the order of the match; none where the game is not known or cannot be played by so many. */
export function* foldRounds(
  match: Match,
  read: readonly Problem[] = [],
): Generator<RoundTimeline, void, undefined> {
  const { table } = openMatch(match);
  if (!table) return;
  const problems = inReadingOrder(read);
  let carried = nothingCarried(table);
  let [snapshot] = initialTransition(table.machine, { setup: table.setup });
  let from = 0;
  for (const [i, round] of match.rounds.entries()) {
    const end = match.rounds[i + 1]?.span?.start ?? Number.POSITIVE_INFINITY;
    const start = round.span?.start ?? 0;
    while (from < problems.length && (problems[from]?.span.start ?? 0) < start) from += 1;
    const first = from;
    while (from < problems.length && (problems[from]?.span.start ?? end) < end) from += 1;
    const here = { round, next: match.rounds[i + 1], read: problems.slice(first, from) };
    const folded = foldRound(table, here, snapshot, carried);
    ({ carried, snapshot } = folded);
    yield folded.timeline;
  }
}
