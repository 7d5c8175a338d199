/** The mark of a player: the same shape and colour as in every chart. */
import { mark } from '../../charts/marks.ts';
import type { Seat } from '../../rules/game.ts';
import { Svg } from './Svg.tsx';

export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="seat-mark chart" viewBox="-7 -7 14 14" aria-hidden="true">
      <Svg node={mark(seat, 0, 0, 11)} />
    </svg>
  );
}
