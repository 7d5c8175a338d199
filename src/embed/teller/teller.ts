/** What hides hands and makes sentences of what is left, and of faults: on the server with a whole catalogue at hand, in a browser as a part of its own. */
import type { GameFacts } from '../../explain/describe/scene.ts';
import { type Description, describeFrame } from '../../explain/describe-frame.ts';
import { explainProblem } from '../../explain/explain-problem.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Rich } from '../../explain/rich.ts';
import type { Problem } from '../../log/problem.ts';
import type { Frame, MatchHead, RoundSummary } from '../../replay/frame.ts';
import { visible } from '../../view/controller/knowledge.ts';
import type { See } from '../../view/player/moment.ts';
import { shortNames } from '../../view/player/short-names.ts';

/** The topics of the catalogue that sentences are made of. */
export type TellerWords = Pick<Messages, 'game' | 'moments' | 'refusals' | 'problems'>;

/** A frame on its line. */
export interface Told {
  readonly head: MatchHead;
  readonly facts: GameFacts;
  readonly summary: RoundSummary;
  readonly frames: readonly Frame[];
  readonly index: number;
}

export interface Teller {
  readonly see: See;
  readonly tell: (told: Told) => Description | null;
  readonly problem: (problem: Problem) => Rich;
  readonly title: Messages['game']['title'];
}

export function tellerOf(words: TellerWords): Teller {
  return {
    see: visible,
    tell: ({ head, facts, summary, frames, index }) => {
      const frame = frames[index];
      if (!frame) return null;
      const before = frames[index - 1] ?? null;
      return describeFrame({ head: shortNames(head), summary, game: facts, frame, before }, words);
    },
    problem: (problem) => explainProblem(problem, words),
    title: words.game.title,
  };
}
