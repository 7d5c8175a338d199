/** A frame with what surrounds it: all that a sentence about the frame may need to know. */
import type { SeenCard } from '../../cards/card.ts';
import type { Frame, MatchHead, RoundSummary } from '../../replay/frame.ts';
import type { Game, Seat } from '../../rules/game.ts';
import type { Messages } from '../messages/messages.ts';
import type { Titled } from '../messages/names.ts';
import type { Part, Rich } from '../rich.ts';

/** What a description asks of the rules. */
export type GameFacts = Pick<Game, 'title' | 'points' | 'dealer' | 'firstLeader' | 'order'>;

export interface Scene {
  readonly head: Pick<MatchHead, 'game' | 'setup' | 'players'>;
  readonly summary: Pick<RoundSummary, 'number' | 'titles'>;
  readonly game: GameFacts;
  readonly frame: Frame;
  /** The frame before, in the same line of play; null for a deal. */
  readonly before: Frame | null;
}

/** The topics of the catalogue that descriptions use; without `refusals`, why something was against the rules is left out. */
export type FrameMessages = Pick<Messages, 'game' | 'moments'> & Partial<Pick<Messages, 'refusals'>>;

/** A clause that says what happened, and the sentences that say why. */
export interface Told {
  readonly headline: Rich;
  readonly why: readonly Rich[];
}

/** The frame's happening of one kind. */
export type Did<Type extends Frame['did']['type']> = Extract<Frame['did'], { type: Type }>;

export function playerOf({ head }: Scene, seat: Seat): Part {
  return { seat, name: head.players[seat]?.name ?? '' };
}

/** Title and points of a place, 1 being the first. */
export function placeOf({ head, game }: Scene, place: number) {
  const { players } = head.setup;
  return { place, title: game.title(place, players), points: game.points(place, players) };
}

/** The title that a seat holds in this round, from its place in the round before; null when there is none. */
export function titleOf(scene: Scene, seat: Seat): Titled | null {
  const place = scene.summary.titles?.indexOf(seat) ?? -1;
  return place < 0 ? null : titled(scene, place + 1);
}

/** The title of a place, 1 being the first. */
export function titled({ head, game }: Scene, place: number): Titled {
  return { place, title: game.title(place, head.setup.players) };
}

/** Cards as they are shown in a sentence: as cards, or in words, those of `unseen`, where none of them is known. */
export function shown(
  cards: readonly SeenCard[],
  { moments }: FrameMessages,
  unseen: (n: number) => string = moments.unknownCards,
): Part {
  return cards.every((card) => card === '??') ? unseen(cards.length) : { cards };
}

/** Whether a seat still holds cards. */
export function holdsCards(frame: Frame, seat: Seat): boolean {
  return (frame.hands[seat]?.length ?? 0) > 0;
}

/** The seat itself if it holds cards, else the next in the order of turns that does. */
export function holderFrom(frame: Frame, seat: Seat): Seat {
  const others = seatsAfter(seat, frame.hands.length);
  return [seat, ...others].find((one) => holdsCards(frame, one)) ?? seat;
}

/** All seats but one, in the order of turns after it. */
export function seatsAfter(seat: Seat, players: number): Seat[] {
  return Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
}
