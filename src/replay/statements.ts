/**
 * Which statements of a log speak at which moment: where commentary on a moment is written. Found by the fold itself, which is given a
 * round in which every statement remarks its own number.
 */
import type { Commentary, Entry, LogRound, Match, Noted } from '../log/model.ts';
import { joinCommentary } from './fold/join-commentary.ts';
import { foldRounds } from './fold.ts';
import type { RoundTimeline } from './frame.ts';

/** All statements of a round that may carry commentary, in an order that does not hang on what is remarked. */
export function statementsOf(round: LogRound): Noted[] {
  const all: Noted[] = [];
  numbered(round, (noted) => {
    all.push(noted);
    return undefined;
  });
  return all;
}

/** By address of a frame, the statements that speak at it, as indices of `statementsOf`; that on which a remark belongs comes first. */
export function spokenAt(match: Match, index: number): ReadonlyMap<string, readonly number[]> {
  const round = match.rounds[index];
  if (!round) return new Map();
  let count = 0;
  const own: number[] = [];
  const marked = numbered(round, (noted) => {
    if (isDeed(noted)) own.push(count);
    return { [`s${count++}`]: '' };
  });
  const rounds = match.rounds.map((each, i) => (i === index ? marked : each));
  const frames = framesOf(foldRounds({ ...match, rounds }), index);
  const byAddress = new Map<string, readonly number[]>();
  for (const { at, commentary } of frames) {
    const spoken = Object.keys(commentary ?? {}).map((key) => Number(key.slice(1)));
    const deed = spoken.find((each) => own.includes(each));
    if (spoken.length > 0) {
      byAddress.set(at, deed === undefined ? spoken : [deed, ...spoken.filter((each) => each !== deed)]);
    }
  }
  return byAddress;
}

/** What all these statements remark, as a frame has it. */
export function remarkedBy(statements: readonly Noted[], spoken: readonly number[]): Commentary | null {
  return joinCommentary(...[...spoken].sort((a, b) => a - b).map((each) => statements[each]?.commentary));
}

function framesOf(rounds: Iterable<RoundTimeline>, index: number) {
  let i = 0;
  for (const { frames, branches } of rounds) {
    if (i++ === index) return [...frames, ...branches.flatMap((branch) => branch.frames)];
  }
  return [];
}

function isDeed(noted: Noted): boolean {
  return 'type' in noted && noted.type !== 'variation' && noted.type !== 'trick';
}

/** The round with the commentary of each of its statements replaced. */
function numbered(round: LogRound, remark: (noted: Noted) => Commentary | undefined): LogRound {
  const put = <T extends Noted>(noted: T): T => ({ ...noted, commentary: remark(noted) });
  const some = <T extends Noted>(noted: T | undefined): T | undefined => noted && put(noted);
  const line = (entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => {
      const marked = put(entry);
      return marked.type === 'variation' ? { ...marked, entries: line(marked.entries) } : marked;
    });
  return {
    ...put(round),
    titles: some(round.titles),
    scores: some(round.scores),
    dealer: some(round.dealer),
    deal: round.deal.map(put),
    talon: some(round.talon),
    revolution: some(round.revolution),
    entries: line(round.entries),
    order: some(round.order),
    points: some(round.points),
  };
}
