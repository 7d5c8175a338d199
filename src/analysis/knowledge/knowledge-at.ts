/** What a seat knew at a frame of a recorded round. */
import { faceOf } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import type { Frame, MatchHead } from '../../replay/frame.ts';
import type { Action, Seat, Verdict } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { topOf } from '../positions/top-of.ts';
import type { Knowledge } from './knowledge.ts';
import { knowledgeOf } from './knowledge-of.ts';

/**
 * Of a line of frames that begins with its deal, at the frame of this index, in the tricks. `titles` as in the summary of the
 * round. Null before the tricks, where the seat's own cards are not known by their faces, and of a game that does not exist.
 */
export function knowledgeAt(
  { game: gameId, setup }: MatchHead,
  frames: readonly Frame[],
  index: number,
  seat: Seat,
  titles: readonly Seat[] | null,
): Knowledge | null {
  const game = gameById(gameId);
  const frame = frames[index];
  const hand = frame?.hands[seat];
  if (!game || !frame || frame.trick === 0 || hand?.some((card) => faceOf(card) === null)) return null;
  const past = frames.slice(0, index + 1);
  const laid = laidBySeat(past, setup.players);
  const { direction, passed, turn, out } = frame;
  const table = { direction, top: topOf(frame.pile, game.order(setup, 'normal')), passed, turn, out };
  return knowledgeOf(
    {
      game,
      setup,
      seat,
      titles,
      hand: hand ?? [],
      held: frame.hands.map(({ length }) => length),
      laid,
      trades: tradesOf(past, seat),
      verdict: verdictIn(past),
    },
    turn === null ? { ...table, asked: seat } : table,
  );
}

function laidBySeat(frames: readonly Frame[], players: number): Hand[] {
  const acts = frames.map(({ did }) => did);
  return Array.from({ length: players }, (_, seat) =>
    acts.flatMap((did) =>
      (did.type === 'play' || did.type === 'revolt') && did.seat === seat ? did.cards : [],
    ),
  );
}

/** The trades that a seat made or received. */
export function tradesOf(frames: readonly Frame[], seat: Seat): Action[] {
  return frames.flatMap(({ did }): Action[] => {
    if (did.type === 'give') return did.seat === seat || did.to === seat ? [did] : [];
    return (did.type === 'swap' || did.type === 'keep') && did.seat === seat ? [did] : [];
  });
}

function verdictIn(frames: readonly Frame[]): Verdict | null {
  for (const { did } of frames) if (did.type === 'check') return did.verdict;
  return null;
}
