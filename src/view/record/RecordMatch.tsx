/** The part of the page that comes with the rules: a match that begins, or one that is taken up again. */
import { useState } from 'preact/hooks';
import { LiveMatch } from '../../live/live-match.ts';
import { newRecord } from '../../live/record.ts';
import { restoreMatch } from '../../live/stored.ts';
import type { Seat } from '../../rules/game.ts';
import { gameById, setupOf } from '../../rules/games.ts';
import { OrderEntry } from './OrderEntry.tsx';
import type { KeptRecord, RecordPlan } from './plan.ts';
import { playerIds } from './player-ids.ts';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';

export interface RecordMatchProps extends Omit<RecordTableProps, 'begun'> {
  /** A match to begin, or the one that was kept. */
  readonly from: RecordPlan | KeptRecord;
}

export function RecordMatch({ from, ...props }: RecordMatchProps) {
  const { record } = props.words;
  const [started, start] = useState(() => ('record' in from ? restoreMatch(from.record) : begin(from, null)));
  const { ended, changed } = 'record' in from ? from : { ended: false, changed: 0 };
  if (started) return <RecordTable {...props} begun={{ live: started, ended, changed }} />;
  if ('record' in from || !gameById(from.game)) {
    return (
      <p class="fault panel" role="alert">
        {record.failed}
      </p>
    );
  }
  return (
    <div class="panel">
      <h2>{record.titles.title}</h2>
      <OrderEntry
        names={from.names}
        ask={record.titles.ask}
        words={record}
        onEnter={(titles) => start(begin(from, titles))}
      />
    </div>
  );
}

/** The match before its first deal; null where the game is not known, or titles have to be named first (A5). */
function begin({ game: id, names, event, options, titled }: RecordPlan, titles: readonly Seat[] | null) {
  const game = gameById(id);
  if (!game) return null;
  const isDrawn = game.titledFirstRound(setupOf(game, names.length, options));
  if ((titled || isDrawn) && !titles) return null;
  const ids = playerIds(names);
  const players = names.map((name, seat) => ({ id: ids[seat] ?? '', name }));
  const meta = [
    { key: 'event', value: event },
    { key: 'date', value: today() },
  ];
  // Whoever holds a title that was not drawn has played a round already.
  const firstRound = titled && !isDrawn ? 2 : 1;
  return new LiveMatch(newRecord({ game: id, options, players, meta, titles, firstRound }));
}

/** The day where the reader is, as `2026-11-29`. */
function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
