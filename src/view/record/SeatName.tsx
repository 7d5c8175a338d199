/** A player's mark and name in his colour. */
import type { Seat } from '../../rules/game.ts';
import { nameOf, seatColor } from '../player/names.ts';
import { SeatMark } from '../player/SeatMark.tsx';

export function SeatName({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  return (
    <span class="record-name" style={seatColor(seat)}>
      <SeatMark seat={seat} />
      <bdi class="who">{nameOf(name)}</bdi>
    </span>
  );
}
