/** What statistics need of a log: who played, and how each round ended. This reads and folds the log, so it is loaded when it is wanted. */
import { DEFAULT_MADE } from '../../analysis/equity/model.ts';
import { type Weighed, weigh } from '../../analysis/review/accuracy.ts';
import type { Match } from '../../log/model.ts';
import { readLog } from '../../log/read-log.ts';
import { foldRounds } from '../../replay/fold.ts';
import type { Frame, MatchHead, RoundTimeline } from '../../replay/frame.ts';
import { openMatch } from '../../replay/head.ts';
import type { Seat, TitleId } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { reviewKey } from '../analysis/review-key.ts';
import type { ReviewStore } from '../analysis/review-store.ts';

/** A player in one round that was played to its end. */
export interface PlayedRound {
  readonly points: number;
  readonly title: TitleId;
  /** Revolutions by him, and by others while he held cards. */
  readonly made: number;
  readonly suffered: number;
  /** How well he decided; null where the round was not reviewed. */
  readonly accuracy: Weighed | null;
}

export interface DigestedPlayer {
  readonly name: string;
  readonly rounds: readonly PlayedRound[];
}

/** A match in numbers: its players, by seat. */
export type MatchDigest = readonly DigestedPlayer[];

/** All matches of a log. Whatever the text is, this gives what can be read of it. */
export async function digestOf(text: string, reviews: ReviewStore): Promise<MatchDigest[]> {
  const digests: MatchDigest[] = [];
  for (const { match, problems } of readLog(text).matches) {
    const { head } = openMatch(match);
    const rounds: (readonly PlayedRound[])[] = [];
    for (const round of foldRounds(match, problems)) {
      const order = round.summary.order ?? writtenOrder(match, rounds.length);
      rounds.push(await roundOf(head, round, order, reviews));
    }
    digests.push(
      head.players.map(({ name }, seat) => ({ name, rounds: rounds.flatMap((round) => round[seat] ?? []) })),
    );
  }
  return digests;
}

/** The places as the log itself names them, where it does not tell the play; null where it does not name all. */
function writtenOrder({ rounds, players }: Match, index: number): readonly Seat[] | null {
  const written = rounds[index]?.order?.order ?? [];
  const seats = written.map((id) => players.findIndex((player) => player.id === id));
  return new Set(seats).size === players.length && !seats.includes(-1) ? seats : null;
}

/** By seat; empty where the round has no end. */
async function roundOf(
  head: MatchHead,
  round: RoundTimeline,
  order: readonly Seat[] | null,
  reviews: ReviewStore,
): Promise<PlayedRound[]> {
  const game = gameById(head.game);
  if (!order || !game) return [];
  const players = head.players.length;
  const turned = round.frames.flatMap((frame, i) => revolutionOf(frame, round.frames[i - 1]));
  const decided = await accuracyBySeat(head, round, reviews);
  return head.players.map((_, seat) => {
    const place = order.indexOf(seat) + 1;
    return {
      points: game.points(place, players),
      title: game.title(place, players),
      made: turned.filter(({ by }) => by.includes(seat)).length,
      suffered: turned.filter(({ by, present }) => !by.includes(seat) && present.includes(seat)).length,
      accuracy: decided[seat] ?? null,
    };
  });
}

interface Revolution {
  readonly by: readonly Seat[];
  /** Who held cards when it came. */
  readonly present: readonly Seat[];
}

/** The revolution that came into force with a frame: a move (F11), or one that a check declared (A26). */
function revolutionOf({ did, out }: Frame, before: Frame | undefined): Revolution[] {
  const gone = before?.out ?? out;
  const present = (before?.hands ?? []).flatMap((_, seat) => (gone.includes(seat) ? [] : [seat]));
  if (did.type === 'revolt') return [{ by: [did.seat], present }];
  if (did.type === 'check' && did.verdict.state === 'declared') return [{ by: did.verdict.by, present }];
  return [];
}

async function accuracyBySeat(
  head: MatchHead,
  round: RoundTimeline,
  reviews: ReviewStore,
): Promise<readonly (Weighed | null)[]> {
  const review = await reviews.get(reviewKey(DEFAULT_MADE, head, round));
  if (!review || review.skipped) return [];
  return head.players.map((_, seat) => {
    const own = review.decisions.filter((decision) => decision.seat === seat);
    const weighed = own.map((decision) => weigh(decision, head.players.length));
    return weighed.length > 0 ? addUp(weighed) : null;
  });
}

function addUp(all: readonly Weighed[]): Weighed {
  return all.reduce((a, b) => ({ weight: a.weight + b.weight, sum: a.sum + b.sum }));
}
