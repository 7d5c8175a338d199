/** The marks of the players, defined once in a page and shown by `SeatMark`. Server only. */
import { mark } from '../../charts/marks.ts';
import { Svg } from '../player/Svg.tsx';

export function MarkSprite({ players }: { readonly players: number }) {
  return (
    <svg class="card-sprite chart" width="0" height="0" aria-hidden="true">
      <defs>
        {Array.from({ length: players }, (_, seat) => (
          <g key={seat} id={`seat-mark-${seat}`}>
            <Svg node={mark(seat, 0, 0, 11)} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
