/** The table: seats round it in the order of turns, the pile in the middle, the order of the ranks above. */
import { useCallback, useRef } from 'preact/hooks';
import type { SeenCard } from '../../cards/card.ts';
import type { Frame } from '../../replay/frame.ts';
import type { Command } from '../controller/state.ts';
import { nextTrace, traceOf } from '../controller/traces.ts';
import { useBoard } from './board.ts';
import { Hand } from './Hand.tsx';
import type { Moment } from './moment.ts';
import { Pile } from './Pile.tsx';
import { RankOrder } from './RankOrder.tsx';
import { Revolutions } from './Revolutions.tsx';
import { SeatPlace } from './SeatPlace.tsx';
import { useMotion } from './use-motion.ts';

/** More than so many, each with a hand, do not sit round a table that fits a page. */
const MOST_ROUND = 6;

/** Of more cards than these, dealt to one, only ranks and suits show. */
const MOST_IN_A_FAN = 8;

interface TableProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function Table({ moment, send }: TableProps) {
  const { source, words } = useBoard();
  const { frame, frames, index, state } = moment;
  const table = useRef<HTMLElement>(null);
  const players = source.head.players.length;
  useMotion(table, moment, send);
  const follow = useRef<(card: SeenCard) => void>();
  follow.current = (card) => {
    const known = state.reveal === 'spoiler-free' ? frames.slice(0, index + 1) : frames;
    const next = nextTrace(traceOf(known, card), index);
    if (next !== null) send({ type: 'jump', to: { ...state.position, frame: next } });
  };
  const onCard = useCallback((card: SeenCard) => follow.current?.(card), []);
  return (
    <section
      class={`table ${frame.direction} ${roomFor(players, frames[0]?.hands ?? frame.hands)}`}
      ref={table}
      aria-label={words.player.table.label}
    >
      <div class="world">
        <RankOrder direction={frame.direction} />
        <Revolutions frames={frames} index={index} />
      </div>
      <div class="felt">
        <Pile frame={frame} onCard={onCard} />
      </div>
      <ol class="seats" style={`--half:${Math.ceil(players / 2)}`}>
        {source.head.players.map(({ id }, seat) => (
          <SeatPlace
            key={id}
            seat={seat}
            moment={moment}
            angle={angleOf(seat, state.pov, players)}
            onCard={onCard}
          />
        ))}
      </ol>
      {frame.talon.length > 0 && (
        <div class="talon">
          <p>{words.player.table.talon}</p>
          <Hand
            cards={frame.talon}
            label={words.player.table.talon}
            backs={state.reveal !== 'open'}
            onCard={onCard}
            place="talon"
          />
        </div>
      )}
    </section>
  );
}

/** How much there is to find room for: many players sit in rows, and many cards of a hand lie close together in rows. */
function roomFor(players: number, hands: Frame['hands']): string {
  const largest = Math.max(...hands.map((hand) => hand.length));
  const seats = players > MOST_ROUND ? 'crowd' : players % 2 === 0 ? 'round even' : 'round';
  return largest > MOST_IN_A_FAN ? `${seats} many` : seats;
}

/** Clockwise from the bottom, where the reader sits: his seat, or the first. */
function angleOf(seat: number, pov: number | null, players: number): number {
  return 0.25 + (seat - (pov ?? 0)) / players;
}
