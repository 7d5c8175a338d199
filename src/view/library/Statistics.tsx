/** What the matches come to, as a table that can be sorted by each of its columns. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import { browserStore } from '../analysis/review-store.ts';
import { nameOf } from '../player/names.ts';
import { ScrollBox } from '../player/ScrollBox.tsx';
import { digestOf, type MatchDigest } from './digest.ts';
import type { Entry } from './entry.ts';
import { type PlayerStatistics, statisticsOf } from './statistics.ts';
import type { LibraryWords } from './words/library-words.ts';

export interface StatisticsProps {
  readonly entries: readonly Entry[];
  readonly words: LibraryWords;
  readonly locale: Language;
}

const COLUMNS = ['rounds', 'points', 'average', 'accuracy', 'made', 'suffered'] as const;
type Column = (typeof COLUMNS)[number];
interface Sorting {
  readonly by: Column | 'name';
  readonly falling: boolean;
}

export function Statistics({ entries, words, locale }: StatisticsProps) {
  const { statistics } = words.library;
  const digests = useDigests(entries);
  const [sorting, sort] = useState<Sorting>({ by: 'rounds', falling: true });
  const players = useMemo(() => digests && statisticsOf(digests), [digests]);
  if (!players) return <p role="status">{statistics.working}</p>;
  if (players.length === 0) return <p>{statistics.none}</p>;
  const format = formats(words, locale);
  const head = (by: Sorting['by'], text: string) => (
    <th
      scope="col"
      aria-sort={sorting.by === by ? (sorting.falling ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        class="library-sort"
        onClick={() => sort({ by, falling: sorting.by === by ? !sorting.falling : by !== 'name' })}
      >
        {text}
        <span aria-hidden="true">{sorting.by === by ? (sorting.falling ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  );
  return (
    <>
      <p class="soft">{statistics.note}</p>
      <ScrollBox class="scroll" label={statistics.title}>
        <table class="grid library-table">
          <thead>
            <tr>
              {head('name', statistics.player)}
              {COLUMNS.map((column) => head(column, statistics[column]))}
              <th scope="col">{statistics.titles}</th>
            </tr>
          </thead>
          <tbody>
            {sorted(players, sorting, locale).map((player) => (
              <tr key={player.name}>
                <th scope="row">
                  <bdi>{nameOf(player.name)}</bdi>
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>{format[column](player)}</td>
                ))}
                <td>{titlesText(player, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}

/** The matches in numbers, one after the other with a rest between them; null until all are counted. */
function useDigests(entries: readonly Entry[]): readonly MatchDigest[] | null {
  const [known] = useState(() => new Map<string, readonly MatchDigest[]>());
  const [digests, setDigests] = useState<readonly MatchDigest[] | null>(null);
  const which = entries.map(({ id, changed }) => `${id} ${changed}`).join();
  useEffect(() => {
    let wanted = true;
    const reviews = browserStore(globalThis.caches);
    const count = async () => {
      for (const { text } of entries) {
        if (known.has(text)) continue;
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (!wanted) return;
        known.set(text, await digestOf(text, reviews));
      }
      if (wanted) setDigests(entries.flatMap(({ text }) => known.get(text) ?? []));
    };
    count();
    return () => {
      wanted = false;
    };
  }, [which]);
  return digests;
}

function sorted(players: readonly PlayerStatistics[], { by, falling }: Sorting, locale: Language) {
  const order = (a: PlayerStatistics, b: PlayerStatistics) =>
    by === 'name' ? a.name.localeCompare(b.name, locale) : (a[by] ?? -1) - (b[by] ?? -1);
  return [...players].sort((a, b) => (falling ? order(b, a) : order(a, b)));
}

function formats({ game }: LibraryWords, locale: Language) {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return {
    rounds: ({ rounds }) => whole.format(rounds),
    points: ({ points }) => game.points(points),
    average: ({ average }) => signed.format(average).replace('-', '−'),
    accuracy: ({ accuracy }) => (accuracy === null ? '–' : `${whole.format(accuracy)} %`),
    made: ({ made }) => whole.format(made),
    suffered: ({ suffered }) => whole.format(suffered),
  } satisfies Record<Column, (player: PlayerStatistics) => string>;
}

function titlesText({ titles }: PlayerStatistics, { game }: LibraryWords): string {
  return [...titles].map(([title, count]) => `${game.title(title)} ${count}`).join(' · ');
}
