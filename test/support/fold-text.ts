/** Logs as text, read and folded: for tests that say what a table wrote and look at what came of it. */
import { readFileSync } from 'node:fs';
import type { Problem } from '../../src/log/problem.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import type { Frame, Timeline } from '../../src/replay/frame.ts';

export function foldText(text: string): Timeline {
  const { match, problems } = parseText(text);
  return foldMatch(match, problems);
}

/** A file of the cases, from its path below `test/cases`. */
export function caseText(path: string): string {
  return readFileSync(new URL(`../cases/${path}`, import.meta.url), 'utf8');
}

export function foldCase(path: string): Timeline {
  return foldText(caseText(path));
}

/** Problems as `line:code`, in the order in which they are told. */
export function toldIn({ problems }: Pick<Timeline, 'problems'>): string[] {
  return problems.map(told);
}

function told({ span, code, severity }: Problem): string {
  return `${span.line}:${code}${severity === 'warning' ? ' (warning)' : ''}`;
}

/** Every frame of the main line. */
export function framesOf({ rounds }: Pick<Timeline, 'rounds'>): Frame[] {
  return rounds.flatMap(({ frames }) => frames);
}

/** The frame of an address, which has to be there. */
export function frameAt(timeline: Pick<Timeline, 'rounds'>, at: string): Frame {
  const all = timeline.rounds.flatMap(({ frames, branches }) => [
    ...frames,
    ...branches.flatMap((branch) => branch.frames),
  ]);
  const found = all.find((frame) => frame.at === at);
  if (!found) throw new Error(`no frame ${at} among ${all.map((frame) => frame.at).join(' ')}`);
  return found;
}
