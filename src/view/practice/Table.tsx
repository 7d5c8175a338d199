/** The practice table: what happened, who sits there, what lies on the table, the reader's own cards. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import { BoardProvider } from '../player/board.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { RankOrder } from '../player/RankOrder.tsx';
import { ScrollBox } from '../player/ScrollBox.tsx';
import { CardsText, Sentence } from '../player/Sentence.tsx';
import { useHeadingFocus } from '../player/use-heading-focus.ts';
import { OwnTurn } from './OwnTurn.tsx';
import type { Places } from './Practice.tsx';
import { isLastRound, type KeptTable } from './plan.ts';
import { Result } from './Result.tsx';
import { SeatList } from './SeatList.tsx';
import { StopMatch } from './StopMatch.tsx';
import { type Shown, shownTo } from './shown.ts';
import { useMatch } from './use-match.ts';
import type { TableWords } from './words/practice-words.ts';

export interface TableProps {
  readonly kept: KeptTable;
  /** Another tab had gone on with the match; what is kept is its table. */
  readonly late: boolean;
  readonly words: TableWords;
  readonly locale: Language;
  readonly places: Places;
  readonly onLeave: () => void;
  readonly onLate: (own: boolean) => void;
}

export function Table({ kept, late, words, locale, places, onLeave, onLate }: TableProps) {
  const { plan } = kept;
  const match = useMatch(kept, words.practice, onLate);
  const steps = match?.live.record.steps.length ?? 0;
  const shown = useMemo(
    () => match && shownTo(match.live, plan.seat, words, locale, places.rules),
    [match?.live, steps, words, locale],
  );
  const now = useHeadingFocus(`${steps}`, 'h2, .practice-ask');
  const root = useRef<HTMLElement>(null);
  // Whoever has just sat down sees his cards.
  useEffect(() => {
    if (kept.record === null) root.current?.scrollIntoView();
  }, [shown === null]);
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
  const isOver = live.phase === 'ranking' && isLastRound(plan, live.record);
  const told = shown.board.describe(shown.summary, shown.frames, shown.frames.length - 1);
  return (
    <BoardProvider value={shown.board}>
      <section class={`practice-table ${shown.frame.direction}`} aria-label={table.label} ref={root}>
        {match.kept === false && <p class="soft">{table.noStorage}</p>}
        {late && steps === kept.record?.steps.length && (
          <p class="panel" role="status">
            {table.late}
          </p>
        )}
        <p class="practice-told" role="status">
          {told && <Sentence rich={told.headline} />}
        </p>
        <div class="practice-board">
          <div class="panel practice-middle">
            <RankOrder direction={shown.frame.direction} />
            <Pile shown={shown} words={words} />
          </div>
          <SeatList shown={shown} me={plan.seat} title={table.others} you={table.you} />
        </div>
        <div class="practice-now" ref={now}>
          {live.phase === 'ranking' ? (
            <Result match={match} plan={plan} words={words} open={places.open} onLeave={onLeave} />
          ) : (
            <OwnTurn key={steps} match={match} me={plan.seat} words={words} />
          )}
        </div>
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
        </p>
        {!isOver && <StopMatch words={table} onStop={onLeave} />}
      </section>
    </BoardProvider>
  );
}

/** The plays of the trick, the last on top. */
function Pile({ shown: { frame }, words }: { readonly shown: Shown; readonly words: TableWords }) {
  const { table } = words.practice;
  if (frame.pile.length === 0) return <p class="soft">{table.nothing}</p>;
  return (
    <ScrollBox class="practice-scroll" label={table.pile}>
      <ol class="practice-pile" reversed>
        {frame.pile.toReversed().map((lay, i) => (
          <li key={frame.pile.length - i}>
            <PlayerName seat={lay.seat} /> <CardsText cards={lay.cards} />
          </li>
        ))}
      </ol>
    </ScrollBox>
  );
}
