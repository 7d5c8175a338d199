/** What a seat knows when it chooses what to give or to swap: its dealt cards, and what was given to it before (F20). */
import { faceOf } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import type { Frame, MatchHead } from '../../replay/frame.ts';
import type { Game, Seat, Setup } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { duesOf } from '../exchange/dues-of.ts';
import type { Counts } from '../kernel/position.ts';
import { countsOf, minus, plus } from '../positions/counts.ts';
import type { Knowledge } from './knowledge.ts';
import { tradesOf } from './knowledge-at.ts';

/** What a seat has seen of a round in the exchange. */
export interface SeenDeal {
  readonly game: Game;
  readonly setup: Setup;
  readonly seat: Seat;
  readonly titles: readonly Seat[] | null;
  /** The cards dealt to it. */
  readonly dealt: Hand;
  /** How many cards everyone was dealt, by seat. */
  readonly sizes: readonly number[];
  /** The best cards of another, where it has seen them before it chooses (F20). */
  readonly received: { readonly from: Seat; readonly cards: Hand } | null;
}

/** Knowledge of the hands as they were dealt: what was received still counts to the one who gave it. */
export function knowledgeOfDeal(seen: SeenDeal): Knowledge {
  const { game, setup, seat, titles, dealt, sizes, received } = seen;
  const faces = game.order(setup, 'normal');
  const none: Counts = faces.map(() => 0);
  const own = countsOf(dealt, faces);
  const given = countsOf(received?.cards ?? [], faces);
  const face = given.findIndex((count) => count > 0);
  return {
    game,
    setup,
    seat,
    titles,
    table: null,
    own,
    gone: none,
    held: sizes,
    sure: sizes.map((_, other) => (other === received?.from ? given : none)),
    unseen: minus(countsOf(game.pack(setup), faces), plus(own, given)),
    ceiling: received && face >= 0 ? { seat: received.from, face, given: given[face] ?? 0, laid: 0 } : null,
    quads: null,
  };
}

/**
 * Of a line of frames that begins with its deal, before the seat's own free gift or swap. Null where it made none, and where
 * its cards are not known by their faces.
 */
export function knowledgeBeforeTrade(
  { game: gameId, setup }: MatchHead,
  frames: readonly Frame[],
  seat: Seat,
  titles: readonly Seat[] | null,
): Knowledge | null {
  const game = gameById(gameId);
  const dealt = frames[0]?.hands ?? [];
  const own = dealt[seat];
  const trades = tradesOf(frames, seat);
  const mine = trades.findIndex((trade) => trade.seat === seat);
  if (!game || !own || mine < 0 || own.some((card) => faceOf(card) === null)) return null;
  const sizes = dealt.map(({ length }) => length);
  const due = duesOf(game, setup, titles, sizes).find(
    (one) => one.seat === seat && (one.type === 'swap' || one.choice === 'free'),
  );
  if (!due) return null;
  // Where all choose at the same time (A25), the log may name the other's gift first; it was not seen.
  const before = due.type === 'give' && due.from === 'hand' ? trades.slice(0, mine) : [];
  const gift = before.find((trade) => trade.type === 'give');
  return knowledgeOfDeal({
    game,
    setup,
    seat,
    titles,
    dealt: own,
    sizes,
    received: gift?.type === 'give' ? { from: gift.seat, cards: gift.cards } : null,
  });
}
