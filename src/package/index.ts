/**
 * What a program gets from `epanastasi`: it reads and prints logs, folds them through the rules, and says in words what happened.
 *
 *     const { matches: [{ match, problems }] } = readLog(text);
 *     const timeline = foldMatch(match, problems);
 *     describeMoment(timeline, 'r1t2p3', 'en')?.headline;
 */
export type { Card, SeenCard } from '../cards/card.ts';
export type { Language } from '../explain/messages/languages.ts';
export { LANGUAGES } from '../explain/messages/languages.ts';
export type { LogForm } from '../log/form.ts';
export { parseNdjson, printNdjson } from '../log/json/ndjson.ts';
export { parseJson } from '../log/json/parse.ts';
export { printJson } from '../log/json/print.ts';
export type { Lost } from '../log/link/carried.ts';
export type { PrintedLink, Refusal } from '../log/link/print-link.ts';
export { printLink } from '../log/link/print-link.ts';
export type { ReadLink } from '../log/link/read-link.ts';
export { readLink } from '../log/link/read-link.ts';
export type {
  Commentary,
  Entry,
  LogAction,
  LogPlayer,
  LogRound,
  Match,
  Metadata,
  PlayerId,
  Variation,
} from '../log/model.ts';
export type { Parsed } from '../log/parsed.ts';
export type { Fact, Problem, Severity, Span } from '../log/problem.ts';
export type { ReadLog } from '../log/read-log.ts';
export { readLog } from '../log/read-log.ts';
export { parseText } from '../log/text/parse.ts';
export { printText } from '../log/text/print.ts';
export { parseAddress } from '../replay/address.ts';
export { findFrame } from '../replay/find-frame.ts';
export { foldMatch, foldRounds } from '../replay/fold.ts';
export type {
  Branch,
  Frame,
  Happening,
  MatchHead,
  RoundSummary,
  RoundTimeline,
  Timeline,
} from '../replay/frame.ts';
export type { Options } from '../view/options.ts';
export { readOptions, writeOptions } from '../view/options.ts';
export type { MomentInWords } from './describe.ts';
export { describeMoment, describeProblem } from './describe.ts';
