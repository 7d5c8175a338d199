/** The mark of a player: the same shape and colour as in every chart, from the page's sprite (`MarkSprite`). */
import type { Seat } from '../../rules/game.ts';

export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="seat-mark" viewBox="-7 -7 14 14" aria-hidden="true">
      <use href={`#seat-mark-${seat % 16}`} />
    </svg>
  );
}
