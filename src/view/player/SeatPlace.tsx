/** A seat at the table: who sits there, with which title and points, his cards, and what he does in the trick. */
import { useMemo } from 'preact/hooks';
import type { SeenCard } from '../../cards/card.ts';
import { sortHand } from '../../cards/hand.ts';
import { pointsSoFar } from '../../replay/points-so-far.ts';
import type { Seat } from '../../rules/game.ts';
import { type Board, useBoard } from './board.ts';
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
  const board = useBoard();
  const { source, words } = board;
  const { frame, frames, index, summary } = moment;
  const cards = frame.hands[seat] ?? NONE;
  const name = nameOf(source.head.players[seat]?.name ?? '');
  const label = `${words.player.table.hand}: ${name}, ${words.player.table.cards(cards.length)}`;
  const received = receivedBy(frames, index, seat);
  const backs = moment.state.reveal !== 'open';
  // With most steps a hand stays as it is, and so do most seats.
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
  const title = titleOf(board, summary, seat);
  const points = words.game.points(pointsSoFar(summary, frame, seat));
  const [state, said] = stateOf(board, moment, seat);
  const turn = frame.turn === seat;
  const x = Math.cos(angle * 2 * Math.PI).toFixed(3);
  const y = Math.sin(angle * 2 * Math.PI).toFixed(3);
  return useMemo(
    () => (
      <li
        class={turn ? 'seat turn' : 'seat'}
        style={`${seatColor(seat)};--x:${x};--y:${y}`}
        aria-current={turn ? 'true' : undefined}
      >
        <div class="seat-who">
          <SeatMark seat={seat} />
          <PlayerName seat={seat} />
          <span class="seat-title">
            {title !== '' && <span>{title}</span>}
            <span class="points" title={words.player.table.points(points)}>
              {points}
            </span>
          </span>
        </div>
        {hand}
        <p class={state}>{said}</p>
      </li>
    ),
    [seat, turn, x, y, title, points, words, hand, state, said],
  );
}

/** The title held in this round; none before the first ranking. */
function titleOf({ source, facts, words }: Board, { titles }: Moment['summary'], seat: Seat): string {
  const place = titles?.indexOf(seat) ?? -1;
  return place < 0 ? '' : words.game.title(facts.title(place + 1, source.head.players.length), place + 1);
}

/** What a seat is about, as a class and in words: to move, passed, out with a new title; or that it deals. */
function stateOf(
  { source, facts, words }: Board,
  { frame, summary }: Moment,
  seat: Seat,
): [state: `seat-state${'' | ' out' | ' now'}`, said: string] {
  const { table } = words.player;
  const place = frame.out.indexOf(seat) + 1;
  if (place > 0) {
    const players = source.head.players.length;
    const title = words.game.title(facts.title(place, players), place);
    return ['seat-state out', table.out(title, words.game.points(facts.points(place, players)))];
  }
  if (frame.turn === seat) return ['seat-state now', table.turn];
  if (frame.passed.includes(seat)) return ['seat-state', table.passed];
  return ['seat-state', frame.trick === 0 && summary.dealer === seat ? table.deals : ''];
}
