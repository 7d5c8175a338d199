/** Who has made a revolution in this round, in order: every second one was a counter-revolution. */
import type { Frame } from '../../replay/frame.ts';
import { useBoard } from './board.ts';
import { PlayerName } from './PlayerName.tsx';
import { SeatMark } from './SeatMark.tsx';

interface RevolutionsProps {
  readonly frames: readonly Frame[];
  readonly index: number;
}

export function Revolutions({ frames, index }: RevolutionsProps) {
  const { table } = useBoard().words.player;
  const made = frames.slice(0, index + 1).flatMap(({ did }) => (did.type === 'revolt' ? [did.seat] : []));
  if (made.length === 0) return null;
  return (
    <div class="revolutions">
      <span>{table.revolutions}</span>
      <ol aria-label={table.revolutions}>
        {made.map((seat, i) => (
          <li key={i}>
            <SeatMark seat={seat} /> <PlayerName seat={seat} />
          </li>
        ))}
      </ol>
    </div>
  );
}
