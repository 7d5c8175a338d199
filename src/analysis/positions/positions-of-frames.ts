/** Frames as positions: what a recorded round gives the analysis to look at. */
import { faceOf } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import type { Frame, MatchHead, RoundTimeline } from '../../replay/frame.ts';
import type { Seat } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import type { Counts, Position } from '../kernel/position.ts';
import { countsOf, plus } from './counts.ts';
import { topOf } from './top-of.ts';

/** The positions of a round's main line: see `positionsOfFrames`. */
export function positionsOfRound(head: MatchHead, { frames }: RoundTimeline): (Position | null)[] {
  return positionsOfFrames(head, frames);
}

/**
 * One position a frame of a line that begins with its deal. Null before the tricks, and where the face of a card in some
 * hand is not known. In the gap after a trick (F17) those are asked first who come after the last to revolt.
 */
export function positionsOfFrames(head: MatchHead, frames: readonly Frame[]): (Position | null)[] {
  const faces = gameById(head.game)?.order(head.setup, 'normal') ?? [];
  let gone: Counts = faces.map(() => 0);
  return frames.map(({ did, hands, direction, pile, passed, turn, out, trick }) => {
    if (did.type === 'play' || did.type === 'revolt') gone = plus(gone, countsOf(did.cards, faces));
    if (trick === 0 || !hands.every(isKnownByFace)) return null;
    const position: Position = {
      setup: head.setup,
      direction,
      hands: hands.map((hand) => countsOf(hand, faces)),
      gone,
      top: topOf(pile, faces),
      passed,
      turn,
      // The ranking lists the last one too, who still holds his cards.
      out: out.filter((seat) => hands[seat]?.length === 0),
    };
    return did.type === 'revolt' ? { ...position, asked: after(did.seat, hands.length) } : position;
  });
}

function isKnownByFace(hand: Hand): boolean {
  return hand.every((card) => faceOf(card) !== null);
}

function after(seat: Seat, players: number): Seat {
  return (seat + 1) % players;
}
