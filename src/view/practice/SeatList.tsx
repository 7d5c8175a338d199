/** Who sits at the table: title and points, how many cards each holds, and what he does in the trick. */
import { pointsSoFar } from '../../replay/points-so-far.ts';
import type { Seat } from '../../rules/game.ts';
import { useBoard } from '../player/board.ts';
import { seatColor } from '../player/names.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { SeatMark } from '../player/SeatMark.tsx';
import type { Shown } from './shown.ts';

interface SeatListProps {
  readonly shown: Shown;
  readonly me: Seat;
  readonly title: string;
  /** Marks the reader's own seat. */
  readonly you: string;
}

export function SeatList({ shown: { frame, summary }, me, title, you }: SeatListProps) {
  const { source, facts, words } = useBoard();
  const { table } = words.player;
  const players = source.head.players.length;
  const titleOf = (place: number) => words.game.title(facts.title(place, players), place);
  const stateOf = (seat: Seat) => {
    const place = frame.out.indexOf(seat) + 1;
    if (place > 0) return table.out(titleOf(place), words.game.points(facts.points(place, players)));
    if (frame.turn === seat) return table.turn;
    return frame.passed.includes(seat) ? table.passed : '';
  };
  return (
    <ol class="practice-seats" aria-label={title}>
      {source.head.players.map(({ id }, seat) => (
        <li
          key={id}
          class={`${frame.turn === seat ? 'turn' : ''} ${seat === me ? 'mine' : ''}`}
          style={seatColor(seat)}
          aria-current={frame.turn === seat ? 'true' : undefined}
        >
          <SeatMark seat={seat} />
          <PlayerName seat={seat} />
          <span class="soft">
            {[
              seat === me && you,
              summary.titles && titleOf(summary.titles.indexOf(seat) + 1),
              words.game.points(pointsSoFar(summary, frame, seat)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span>{table.cards(frame.hands[seat]?.length ?? 0)}</span>
          <span class="soft">{stateOf(seat)}</span>
        </li>
      ))}
    </ol>
  );
}
