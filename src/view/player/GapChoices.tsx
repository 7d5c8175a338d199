/** The gap between two tricks, in games where anyone may lay a revolution there (F11): choose a player, then cards of his. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../rules/game.ts';
import type { Moment } from './moment.ts';
import { nameOf } from './names.ts';
import { useReading } from './reading.ts';
import { Selection } from './Selection.tsx';

export function GapChoices({ moment }: { readonly moment: Moment }) {
  const { source, words } = useReading();
  const { choices } = words.player;
  const { revoltSize } = source.facts;
  const holders = holdersIn(moment);
  const [chosen, choose] = useState<Seat | null>(null);
  const [first] = holders;
  if (revoltSize === null || first === undefined) return null;
  const seat = chosen ?? first;
  return (
    <section class="choices" aria-label={choices.title}>
      <p class="choices-head">{choices.gap(revoltSize)}</p>
      <label class="choice">
        {choices.whose}
        <select value={seat} onChange={(event) => choose(Number(event.currentTarget.value))}>
          {holders.map((holder) => (
            <option key={holder} value={holder}>
              {nameOf(source.head.players[holder]?.name ?? '')}
            </option>
          ))}
        </select>
      </label>
      <Selection key={seat} moment={moment} seat={seat} />
    </section>
  );
}

/** Whose cards may be looked at; nobody's where no trick has just ended, or the round is over with it. */
function holdersIn({ frame, state }: Moment): Seat[] {
  const holders = frame.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  const isGap = frame.states.includes('tricks.betweenTricks') && holders.length > 1;
  return isGap ? holders.filter((seat) => state.reveal === 'open' || seat === state.pov) : [];
}
