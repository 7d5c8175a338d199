/** What the reader is asked for, and what his chosen cards would be as a step. */
import type { Hand } from '../../cards/hand.ts';
import { mustTrade } from '../../live/computer.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { LiveAction } from '../../live/record.ts';
import type { Due, Seat } from '../../rules/game.ts';
import { bestCards } from '../../rules/order.ts';

export type Asked =
  | { readonly type: 'trade'; readonly due: Due }
  | { readonly type: 'move'; readonly leads: boolean }
  | { readonly type: 'gap' };

/** Null where it is not the reader's turn. */
export function askedOf(live: LiveMatch, me: Seat): Asked | null {
  const { round, phase } = live;
  if (mustTrade(live, me)) {
    const due = live.dues.find(({ seat }) => seat === me);
    return due ? { type: 'trade', due } : null;
  }
  if (phase === 'gap') return live.revolts(me).length > 0 ? { type: 'gap' } : null;
  if (round?.turn !== me || !round.trick) return null;
  return { type: 'move', leads: round.trick.plays.length === 0 };
}

/** The step that the cards make; none chosen is a pass. */
export function stepOf(asked: Asked, seat: Seat, cards: Hand): LiveAction {
  if (asked.type === 'gap') return { type: 'revolt', seat, cards };
  if (asked.type === 'move') return cards.length > 0 ? { type: 'play', seat, cards } : { type: 'pass', seat };
  const { due } = asked;
  return due.type === 'give' ? { type: 'give', seat, to: due.to, cards } : { type: 'swap', seat, cards };
}

/** What lies chosen at first: of a forced gift the best cards (A21, F20). */
export function firstChosen(asked: Asked | null, { game, setup, round }: LiveMatch, hand: Hand): Hand {
  if (asked?.type !== 'trade' || asked.due.type !== 'give' || asked.due.choice !== 'best' || !round)
    return [];
  const pool = asked.due.from === 'dealt' ? (round.dealt[asked.due.seat] ?? []) : hand;
  return bestCards(game.order(setup, 'normal'), pool, asked.due.count);
}
