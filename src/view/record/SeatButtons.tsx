/** Who sits at the table: title, cards and what he did in the trick; tapped, he is the one who acts next. */
import type { LiveMatch } from '../../live/live-match.ts';
import type { Seat } from '../../rules/game.ts';
import { SeatName } from './SeatName.tsx';
import type { RecordWords } from './words/record-words.ts';

interface SeatButtonsProps {
  readonly live: LiveMatch;
  readonly words: RecordWords;
  readonly actor: Seat | null;
  readonly mayTap: (seat: Seat) => boolean;
  /** A tap says that those before pass. */
  readonly passes: boolean;
  readonly onTap: (seat: Seat) => void;
}

export function SeatButtons({ live, words, actor, mayTap, passes, onTap }: SeatButtonsProps) {
  const { seats } = words.record;
  const { round, game, setup } = live;
  const stateOf = (seat: Seat) => {
    const place = (round?.out ?? []).indexOf(seat) + 1;
    if (place > 0) return words.game.title(game.title(place, setup.players), place);
    // Between two tricks nobody has passed in the next one.
    return live.phase !== 'gap' && round?.trick?.passed.includes(seat) ? seats.passed : '';
  };
  const canTap = live.record.players.some((_, seat) => mayTap(seat));
  return (
    <section class="record-seats" aria-label={seats.title}>
      {passes && canTap && <p class="soft">{seats.note}</p>}
      <ol>
        {live.record.players.map(({ id, name }, seat) => (
          <li key={id} aria-current={seat === actor ? 'true' : undefined}>
            <button type="button" class="button" disabled={!mayTap(seat)} onClick={() => onTap(seat)}>
              <SeatName seat={seat} name={name} />
              <span class="soft">{stateOf(seat)}</span>
              {passes && mayTap(seat) && <span class="unseen">{seats.passTo}</span>}
              <span>{words.player.table.cards(round?.hands[seat]?.length ?? 0)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
