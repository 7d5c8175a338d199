/** Moments and problems in words, as plain text in one of the languages: what the site says, for programs. */
import { describeFrame } from '../explain/describe-frame.ts';
import { explainProblem } from '../explain/explain-problem.ts';
import { CATALOGUES } from '../explain/messages/catalogues.ts';
import type { Language } from '../explain/messages/languages.ts';
import type { Rich } from '../explain/rich.ts';
import { richToText } from '../explain/rich-to-text.ts';
import type { Problem } from '../log/problem.ts';
import { findFrame } from '../replay/find-frame.ts';
import type { Branch, Frame, RoundTimeline, Timeline } from '../replay/frame.ts';
import { gameById } from '../rules/games.ts';

export interface MomentInWords {
  /** The canonical address of what was found. */
  readonly at: string;
  /** What happened, in one sentence; cards as `10♣`. */
  readonly headline: string;
  /** Why it was allowed, forced or against the rules, with the ids of the rules; may be empty. */
  readonly why: string;
  /** The headline with cards in words, for a voice. */
  readonly speech: string;
}

/**
 * The moment at an address (`start`, `end`, `r3t4p2`, `r3t4p2~name`), or the nearest before it. Null where the text is no
 * address, and where there is nothing to describe: no rounds, or a game that is not known.
 */
export function describeMoment(
  timeline: Timeline,
  at: string,
  language: Language = 'en',
): MomentInWords | null {
  const game = gameById(timeline.game);
  const found = findFrame(timeline.rounds, at);
  const round = found && timeline.rounds[found.round];
  if (!game || !found || !round) return null;
  const branch = round.branches.find(({ name }) => name === found.branch);
  const frame = (branch ?? round).frames[found.frame];
  if (!frame) return null;
  const before = frameBefore(round, branch ?? null, found.frame);
  const messages = CATALOGUES[language];
  const told = describeFrame({ head: timeline, summary: round.summary, game, frame, before }, messages);
  const plain = (rich: Rich) => richToText(rich, messages);
  return { at: frame.at, headline: plain(told.headline), why: plain(told.why), speech: told.speech };
}

/** What is wrong in a log, and what to do about it. */
export function describeProblem(problem: Problem, language: Language = 'en'): string {
  const messages = CATALOGUES[language];
  return richToText(explainProblem(problem, messages), messages);
}

/** The frame before on the same line of play: before a branch's first, the one that it leaves. */
function frameBefore(round: RoundTimeline, branch: Branch | null, index: number): Frame | null {
  if (index > 0 || !branch) return (branch ?? round).frames[index - 1] ?? null;
  const lines = [round, ...round.branches].flatMap(({ frames }) => frames);
  return lines.find(({ at }) => at === branch.from) ?? null;
}
