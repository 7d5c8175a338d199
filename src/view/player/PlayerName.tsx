/** A player's name in the player's colour. Whatever is in it stays text, and stays in its own direction. */
import type { Seat } from '../../rules/game.ts';
import { useBoard } from './board.ts';
import { nameOf, seatColor } from './names.ts';

export function PlayerName({ seat }: { readonly seat: Seat }) {
  const name = nameOf(useBoard().source.head.players[seat]?.name ?? '');
  return (
    <bdi class="who" style={seatColor(seat)}>
      {name}
    </bdi>
  );
}
