/** What a seat knows of a table's deal before it trades: its own cards. */
import type { Game, Seat, Setup } from '../../rules/game.ts';
import type { Tally } from '../exchange/fast-trades.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** A game, and hands by seat with the talon last. */
interface Dealt {
  readonly game: Game;
  readonly setup: Setup;
  readonly hands: readonly Tally[];
}

export function knowledgeOfDealt(
  { game, setup, hands }: Dealt,
  seat: Seat,
  titles: readonly Seat[],
): Knowledge {
  const own = [...(hands[seat] as Tally)];
  const none = own.map(() => 0);
  const seats = Array.from({ length: setup.players }, (_, other) => other);
  return {
    game,
    setup,
    seat,
    titles,
    table: null,
    own,
    gone: none,
    held: seats.map((other) => (hands[other] as Tally).reduce((sum, count) => sum + count, 0)),
    sure: seats.map(() => none),
    unseen: none.map((_, face) =>
      hands.reduce((sum, hand, other) => sum + (other === seat ? 0 : (hand[face] as number)), 0),
    ),
    ceiling: null,
    quads: null,
  };
}
