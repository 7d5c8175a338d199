/**
 * The moments of a recorded match that have a page, a picture and an oEmbed answer of their own, for what reads no hash: the
 * match as a whole, the start of each round, and what the log remarks on, lines that were not played included.
 */
import type { Frame } from '../../replay/frame.ts';
import { lineOf } from '../controller/position.ts';
import { type WhyShared, whyShared } from '../share/why-shared.ts';
import type { ShownRound } from '../source/source.ts';
import type { HostedMatch } from './matches.ts';

export interface SharedAt {
  /** Address in the log (`r3t4p2`); empty for the whole match, whose page is the replay itself. */
  readonly at: string;
  readonly roundIndex: number;
  /** Name of the branch that it lies on; null on the main line. */
  readonly branch: string | null;
  /** Index on its line: `lineOf(round, branch).frames`. */
  readonly frameIndex: number;
  readonly why: 'match' | WhyShared;
}

/** In reading order: the match, then round by round the main line and what branches off it. */
export function sharedMomentsOf({ source }: Pick<HostedMatch, 'source'>): readonly SharedAt[] {
  const rounds = source.rounds.flatMap((_, roundIndex) => {
    const round = source.round(roundIndex);
    const lines = [null, ...round.branches.map(({ name }) => name)];
    return lines.flatMap((branch) => momentsOfLine(round, roundIndex, branch));
  });
  return [{ at: '', roundIndex: 0, branch: null, frameIndex: 0, why: 'match' }, ...rounds];
}

/** The line that a moment lies on: what came before it, on the main line too, and what follows. */
export function lineOfShared(
  { source }: Pick<HostedMatch, 'source'>,
  { roundIndex, branch }: Pick<SharedAt, 'roundIndex' | 'branch'>,
): { readonly round: ShownRound; readonly frames: readonly Frame[] } {
  const round = source.round(roundIndex);
  return { round, frames: lineOf(round, branch).frames };
}

function momentsOfLine(round: ShownRound, roundIndex: number, branch: string | null): SharedAt[] {
  const { frames, fork } = lineOf(round, branch);
  const first = branch === null ? 0 : fork;
  return frames.flatMap((frame, frameIndex): SharedAt[] => {
    const why = whyShared(frame, frameIndex, branch);
    return why && frameIndex >= first ? [{ at: frame.at, roundIndex, branch, frameIndex, why }] : [];
  });
}
