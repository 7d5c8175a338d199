/** Who decided how often, how well, and with how many mistakes; and the way to learn from them. */
import { isMistake } from '../../analysis/review/classes.ts';
import { CLASSES } from '../../analysis/review/model.ts';
import { CLASS_MARKS } from '../../explain/describe-decision.ts';
import type { Seat } from '../../rules/game.ts';
import { nameOf } from '../player/names.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { useReading } from '../player/reading.ts';
import { SeatMark } from '../player/SeatMark.tsx';
import type { Analysis } from './analysis.tsx';

interface PlayersTableProps {
  readonly analysis: Pick<Analysis, 'reviews' | 'words'>;
  readonly learn: (seat: Seat) => void;
}

export function PlayersTable({ analysis, learn }: PlayersTableProps) {
  const { words, reviews } = analysis;
  const { columns, counts, noAccuracy } = words.report;
  const { whole, fixed } = words.review;
  const { players, mistakes } = reviews.state;
  const { head } = useReading().source;
  const toLearn = (seat: Seat) =>
    mistakes.filter((mistake) => mistake.seat === seat && isMistake(mistake.class)).length;
  return (
    <div class="table-scroll">
      <table class="players">
        <thead>
          <tr>
            <th scope="col">{columns.player}</th>
            <th scope="col">{columns.accuracy}</th>
            <td></td>
            <th scope="col">{columns.decisions}</th>
            {CLASSES.map((one) => (
              <th key={one} scope="col">
                {counts[one]} {CLASS_MARKS[one] && <b class={`sign ${one}`}>{CLASS_MARKS[one]}</b>}
              </th>
            ))}
            <th scope="col">{columns.lost}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ seat, accuracy, decisions, classes, lost }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} /> <PlayerName seat={seat} />
              </th>
              <td>
                <strong>{accuracy === null ? noAccuracy : whole(accuracy)}</strong>
              </td>
              <td>
                <LearnButton
                  count={toLearn(seat)}
                  name={nameOf(head.players[seat]?.name ?? '')}
                  seat={seat}
                  words={words}
                  learn={learn}
                />
              </td>
              <td>{decisions}</td>
              {CLASSES.map((one) => (
                <td key={one}>{classes[one]}</td>
              ))}
              <td>{fixed(lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LearnButtonProps extends Pick<Analysis, 'words'> {
  readonly count: number;
  readonly name: string;
  readonly seat: Seat;
  readonly learn: (seat: Seat) => void;
}

function LearnButton({ count, name, seat, words, learn }: LearnButtonProps) {
  if (count === 0) return null;
  const { summary } = words.analysis;
  const label = summary.learnFrom(name, count);
  return (
    <button
      class="button"
      type="button"
      data-learn={seat}
      aria-label={label}
      title={label}
      onClick={() => learn(seat)}
    >
      {summary.learn}
    </button>
  );
}
