/** Every problem of a file that is no refusal of the rules: its code with its facts, and the shape of its sentences. */
import type { ParseFacts } from '../log/problem-codes.ts';
import type { ReplayFacts } from '../replay/problem-codes.ts';
import type { Rich } from './rich.ts';

export type ProblemFacts = ParseFacts & ReplayFacts;
export type ProblemCode = keyof ProblemFacts;

/** What is wrong and what to do about it, full stops included, for every code: a missing one does not compile. */
export type ProblemSentences = {
  readonly [Code in ProblemCode]: (facts: ProblemFacts[Code]) => Rich;
};
