/** What a feed's entry tells of a match: all of it where it is short; else what the log remarks on, and how each round ended. */
import type { Frame, RoundSummary } from '../../replay/frame.ts';
import type { HostedMatch } from '../../view/hosted/matches.ts';
import { type PlayGroup, playGroups } from '../../view/player/play-groups.ts';
import type { ShownRound } from '../../view/source/source.ts';

export interface TellingOfRound {
  readonly summary: RoundSummary;
  readonly round: ShownRound;
  readonly frames: readonly Frame[];
  /** What is told of it, by trick; its ranking is left to the result. */
  readonly groups: readonly PlayGroup[];
}

export interface TellingOfMatch {
  readonly isWhole: boolean;
  /** How many moments the log remarks on, and how many there are. */
  readonly remarked: number;
  readonly all: number;
  readonly rounds: readonly TellingOfRound[];
}

/** A match of so many moments is still told whole. */
const LONGEST_WHOLE = 130;

export function tellMatch({ source }: Pick<HostedMatch, 'source'>): TellingOfMatch {
  const rounds = source.rounds.map((_, index) => source.round(index));
  const all = rounds.reduce((sum, { frames }) => sum + frames.length, 0);
  const isWhole = all <= LONGEST_WHOLE;
  const tellings = rounds.map((round): TellingOfRound => {
    const groups = playGroups(round.frames).map(({ trick, items }) => ({
      trick,
      items: items.filter(({ frame }) => frame.did.type !== 'rank' && (isWhole || frame.commentary !== null)),
    }));
    const { summary, frames } = round;
    return { summary, round, frames, groups: groups.filter(({ items }) => items.length > 0) };
  });
  const remarked = rounds.flatMap(({ frames }) => frames).filter(({ commentary }) => commentary !== null);
  return { isWhole, remarked: remarked.length, all, rounds: tellings };
}

/** The day of a log (`2026-11-01`) as a time; undefined where it has none, or one that is no date. */
export function dayOf(date: string | null): Date | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date ?? '') ? Date.parse(date ?? '') : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time);
}
