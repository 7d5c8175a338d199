/** The practice table: what happened, who sits there, what lies on the table, the reader's own cards. */
import { useMemo } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import { BoardProvider } from '../player/board.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { RankOrder } from '../player/RankOrder.tsx';
import { CardsText, Sentence } from '../player/Sentence.tsx';
import { OwnTurn } from './OwnTurn.tsx';
import type { Places } from './Practice.tsx';
import type { KeptTable } from './plan.ts';
import { Result } from './Result.tsx';
import { SeatList } from './SeatList.tsx';
import { type Shown, shownTo } from './shown.ts';
import { useMatch } from './use-match.ts';
import type { TableWords } from './words/practice-words.ts';

export interface TableProps {
  readonly kept: KeptTable;
  readonly words: TableWords;
  readonly locale: Language;
  readonly places: Places;
  readonly onLeave: () => void;
}

export function Table({ kept, words, locale, places, onLeave }: TableProps) {
  const { plan } = kept;
  const match = useMatch(kept, words.practice);
  const steps = match?.live.record.steps.length ?? 0;
  const shown = useMemo(
    () => match && shownTo(match.live, plan.seat, words, locale, places.rules),
    [match?.live, steps, words, locale],
  );
  const { table, setup } = words.practice;
  if (!match) {
    return (
      <p class="fault panel" role="alert">
        {setup.failed}{' '}
        <button type="button" class="button" onClick={onLeave}>
          {table.stop}
        </button>
      </p>
    );
  }
  if (!shown) return null;
  const { live } = match;
  const told = shown.board.describe(shown.summary, shown.frames, shown.frames.length - 1);
  return (
    <BoardProvider value={shown.board}>
      <section class={`practice-table ${shown.frame.direction}`} aria-label={table.label}>
        <p class="practice-told" role="status">
          {told && <Sentence rich={told.headline} />}
        </p>
        <div class="practice-board">
          <div class="panel practice-middle">
            <RankOrder direction={shown.frame.direction} />
            <Pile shown={shown} words={words} />
          </div>
          <SeatList shown={shown} me={plan.seat} title={table.others} />
        </div>
        {live.phase === 'ranking' ? (
          <Result match={match} plan={plan} words={words} open={places.open} onLeave={onLeave} />
        ) : (
          <OwnTurn key={steps} match={match} me={plan.seat} words={words} />
        )}
        <p class="row practice-tools">
          <button type="button" class="button" disabled={!match.canUndo} onClick={match.undo}>
            {table.undo}
          </button>
          <label class="row">
            <input
              type="checkbox"
              checked={match.quick}
              onChange={(event) => match.setQuick(event.currentTarget.checked)}
            />
            {table.quick}
          </label>
          {live.phase !== 'ranking' && (
            <button type="button" class="button plain" onClick={onLeave}>
              {table.stop}
            </button>
          )}
        </p>
      </section>
    </BoardProvider>
  );
}

/** The plays of the trick, the last on top. */
function Pile({ shown: { frame }, words }: { readonly shown: Shown; readonly words: TableWords }) {
  const { table } = words.practice;
  if (frame.pile.length === 0) return <p class="soft">{table.nothing}</p>;
  return (
    <ol class="practice-pile" aria-label={table.pile} reversed>
      {frame.pile.toReversed().map((lay, i) => (
        <li key={frame.pile.length - i}>
          <PlayerName seat={lay.seat} /> <CardsText cards={lay.cards} />
        </li>
      ))}
    </ol>
  );
}
