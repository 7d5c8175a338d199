/** The way to a round: a button each, or, where they are many, a field for the number. */
import type { RoundSummary } from '../../replay/frame.ts';
import type { Command } from '../controller/state.ts';
import { futureOf, type Moment } from './moment.ts';
import { Place } from './Place.tsx';
import { useReading } from './reading.ts';

interface RoundsProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

/** More rounds than this do not stand in a row. */
const MOST = 30;

export function Rounds({ moment, send }: RoundsProps) {
  const { source, words } = useReading();
  const { rounds } = words.player;
  const { state } = moment;
  const hidden = futureOf(state) === 'absent';
  const shown = hidden ? source.rounds.slice(0, state.furthest + 1) : source.rounds;
  const go = (round: number) => send({ type: 'jump', to: { round, frame: 0, branch: null } });
  return (
    <nav class="rounds" aria-label={rounds.label}>
      {source.rounds.length > MOST ? (
        <RoundField moment={moment} last={hidden ? null : source.rounds.length} go={go} />
      ) : (
        <ol>
          {shown.map((summary, i) => (
            <li key={summary.number}>
              <RoundChip
                summary={summary}
                tells={!hidden}
                current={i === state.position.round}
                go={() => go(i)}
              />
            </li>
          ))}
        </ol>
      )}
      <Place moment={moment} />
    </nav>
  );
}

interface RoundChipProps {
  readonly summary: RoundSummary;
  /** Whether it may tell what happens in the round. */
  readonly tells: boolean;
  readonly current: boolean;
  readonly go: () => void;
}

function RoundChip({ summary, tells, current, go }: RoundChipProps) {
  const { rounds } = useReading().words.player;
  const turned = tells && (summary.verdict?.state === 'declared' || summary.revolts > 0);
  const faulty = tells && summary.errors > 0;
  const postponed = tells && summary.verdict?.state === 'postponed';
  const notes = [
    turned && rounds.revolution,
    postponed && rounds.postponed,
    faulty && rounds.errors(summary.errors),
  ].filter(Boolean);
  return (
    <button
      type="button"
      class={['round-chip', turned && 'turned', faulty && 'faulty'].filter(Boolean).join(' ')}
      aria-current={current ? 'true' : undefined}
      aria-label={[rounds.go(summary.number), ...notes].join(', ')}
      title={notes.join(', ') || undefined}
      onClick={go}
    >
      {summary.number}
    </button>
  );
}

interface RoundFieldProps {
  readonly moment: Moment;
  readonly last: number | null;
  readonly go: (round: number) => void;
}

function RoundField({ moment, last, go }: RoundFieldProps) {
  const { source, words } = useReading();
  const { rounds } = words.player;
  const first = source.rounds[0]?.number ?? 1;
  const onChange = (value: string) => {
    const round = Math.round(Number(value)) - first;
    if (source.rounds[round]) go(round);
  };
  return (
    <label class="round-field">
      {rounds.number}
      <input
        type="number"
        min={first}
        max={last === null ? undefined : first + last - 1}
        value={moment.summary.number}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {last !== null && <span>{rounds.of(last)}</span>}
    </label>
  );
}
