/** A seat at the table: who sits there, with which title and points, his cards, and what he does in the trick. */
import { useMemo } from 'preact/hooks';
import type { SeenCard } from '../../cards/card.ts';
import { sortHand } from '../../cards/hand.ts';
import { pointsSoFar } from '../../replay/points-so-far.ts';
import type { Seat } from '../../rules/game.ts';
import { useBoard } from './board.ts';
import { Hand } from './Hand.tsx';
import type { Moment } from './moment.ts';
import { nameOf, seatColor } from './names.ts';
import { PlayerName } from './PlayerName.tsx';
import { receivedBy } from './received.ts';
import { SeatMark } from './SeatMark.tsx';

interface SeatProps {
  readonly seat: Seat;
  readonly moment: Moment;
  /** Angle of the place round the table in turns, 0 at the right and rising clockwise. */
  readonly angle: number;
  readonly onCard: (card: SeenCard) => void;
}

const NONE: readonly SeenCard[] = [];

export function SeatPlace({ seat, moment, angle, onCard }: SeatProps) {
  const { source, words } = useBoard();
  const { frame, frames, index, state } = moment;
  const cards = frame.hands[seat] ?? NONE;
  const name = nameOf(source.head.players[seat]?.name ?? '');
  const label = `${words.player.table.hand}: ${name}, ${words.player.table.cards(cards.length)}`;
  const received = receivedBy(frames, index, seat);
  const backs = state.reveal !== 'open';
  // With most steps a hand stays as it is.
  const hand = useMemo(
    () => (
      <Hand
        cards={sortHand(cards)}
        label={label}
        backs={backs}
        marked={received}
        onCard={onCard}
        place={`seat-${seat}`}
      />
    ),
    [cards, label, backs, `${[...received]}`, onCard],
  );
  const who = useMemo(
    () => (
      <>
        <SeatMark seat={seat} />
        <PlayerName seat={seat} />
      </>
    ),
    [seat],
  );
  const x = Math.cos(angle * 2 * Math.PI).toFixed(3);
  const y = Math.sin(angle * 2 * Math.PI).toFixed(3);
  return (
    <li
      class={frame.turn === seat ? 'seat turn' : 'seat'}
      style={`${seatColor(seat)};--x:${x};--y:${y}`}
      aria-current={frame.turn === seat ? 'true' : undefined}
    >
      <div class="seat-who">
        {who}
        <SeatTitle seat={seat} moment={moment} />
      </div>
      {hand}
      <SeatState seat={seat} moment={moment} />
    </li>
  );
}

/** Title held in this round, and points so far. */
function SeatTitle({ seat, moment: { frame, summary } }: Pick<SeatProps, 'seat' | 'moment'>) {
  const { source, facts, words } = useBoard();
  const place = summary.titles?.indexOf(seat) ?? -1;
  const title =
    place < 0 ? '' : words.game.title(facts.title(place + 1, source.head.players.length), place + 1);
  const points = words.game.points(pointsSoFar(summary, frame, seat));
  return useMemo(
    () => (
      <span class="seat-title">
        {title && <span>{title}</span>}
        <span class="points" title={words.player.table.points(points)}>
          {points}
        </span>
      </span>
    ),
    [title, points, words],
  );
}

/** What he is about: to move, passed, out with a new title; or that he deals. */
function SeatState({ seat, moment: { frame, summary } }: Pick<SeatProps, 'seat' | 'moment'>) {
  const { source, facts, words } = useBoard();
  const { table } = words.player;
  const place = frame.out.indexOf(seat) + 1;
  if (place > 0) {
    const players = source.head.players.length;
    const title = words.game.title(facts.title(place, players), place);
    return <p class="seat-state out">{table.out(title, words.game.points(facts.points(place, players)))}</p>;
  }
  if (frame.turn === seat) return <p class="seat-state now">{table.turn}</p>;
  if (frame.passed.includes(seat)) return <p class="seat-state">{table.passed}</p>;
  return <p class="seat-state">{frame.trick === 0 && summary.dealer === seat && table.deals}</p>;
}
