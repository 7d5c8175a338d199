/** The match on the table while it is written down: what is to be entered now, what lies there, what was entered, and the score sheet. */
import { useMemo, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { LiveStep } from '../../live/record.ts';
import { BoardProvider } from '../player/board.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { RankOrder } from '../player/RankOrder.tsx';
import { CardsText } from '../player/Sentence.tsx';
import { useHeadingFocus } from '../player/use-heading-focus.ts';
import { boardOf } from './board-of.ts';
import { Check } from './Check.tsx';
import { DealForm } from './DealForm.tsx';
import { CorrectionBar, Entries } from './Entries.tsx';
import { Exchange } from './Exchange.tsx';
import type { Places } from './places.ts';
import { ResultInstead } from './ResultInstead.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { sheetOf } from './sheet.ts';
import { Turn } from './Turn.tsx';
import type { Begun } from './use-kept.ts';
import { type Recording, useRecording } from './use-recording.ts';
import type { RecordWords } from './words/record-words.ts';

export interface RecordTableProps {
  readonly id: string;
  /** The match as it was when this page came to it. */
  readonly begun: Begun;
  readonly words: RecordWords;
  readonly locale: Language;
  readonly places: Places;
  readonly onLeave: () => void;
}

export function RecordTable(props: RecordTableProps) {
  const { id, begun, words, locale, places } = props;
  const { record: texts } = words;
  const recording = useRecording(id, begun);
  const { live, whole, consequence, correction, kept, late } = recording;
  const board = useMemo(() => boardOf(begun.live, words, locale, places.rules), [id, words, locale]);
  const direction = live.round?.direction ?? 'normal';
  const showsOrder = live.round !== null && live.phase !== 'ranking' && live.phase !== 'dealing';
  const step = `${whole.steps.length} ${correction?.index ?? ''} ${correction?.before ?? ''}`;
  const now = useHeadingFocus(step);
  return (
    <BoardProvider value={board}>
      <section class={`record-table ${direction}`} aria-label={texts.title}>
        <div class="record-now" ref={now}>
          {kept === false && <p class="soft">{texts.noStorage}</p>}
          {late && (
            <p class="panel" role="status">
              {texts.late}
            </p>
          )}
          <CorrectionBar recording={recording} words={words} />
          {consequence && (
            <p class="panel" role="status">
              {consequence.marked > 0 && texts.entries.marked(consequence.marked)}{' '}
              {consequence.dropped > 0 && texts.entries.dropped(consequence.dropped)}
            </p>
          )}
          {showsOrder && (
            <div class="panel record-middle">
              <RankOrder direction={direction} />
              <Pile live={live} words={words} />
            </div>
          )}
          <Now key={step} {...props} recording={recording} />
          <p class="record-acts record-undo">
            <button
              type="button"
              class="button"
              disabled={!recording.canUndo || correction !== null}
              onClick={recording.undo}
            >
              {texts.undo}
            </button>
            <button
              type="button"
              class="button"
              disabled={!recording.canRedo || correction !== null}
              onClick={recording.redo}
            >
              {texts.redo}
            </button>
          </p>
          {showsOrder && (
            <ResultInstead
              key={step}
              live={live}
              words={words}
              open={correctedIn(recording)?.type === 'result'}
              onAct={recording.act}
            />
          )}
        </div>
        <div class="record-beside">
          <Entries recording={recording} words={words} />
          <ScoreSheet live={live} words={words} />
        </div>
      </section>
    </BoardProvider>
  );
}

/** What is to be entered next. */
function Now({ words, places, onLeave, recording }: RecordTableProps & { readonly recording: Recording }) {
  const { live, act, correction } = recording;
  const [dealing, setDealing] = useState(false);
  const next = useHeadingFocus(`${dealing}`);
  const ended = sheetOf(live).length;
  const { firstRound } = live.record;
  const onAct = (...steps: readonly LiveStep[]) => {
    act(...steps);
  };
  const form = { live, words, onAct };
  switch (live.phase) {
    case 'exchanging':
      return <Exchange {...form} />;
    case 'revolutionCheck':
      return <Check {...form} />;
    case 'leading':
    case 'following':
    case 'gap':
      return <Turn {...form} />;
    default:
      return (
        <div ref={next}>
          {live.phase === 'dealing' || dealing || correction ? (
            <DealForm {...form} round={firstRound + ended} was={correctedIn(recording)} />
          ) : (
            <RoundEnd
              recording={recording}
              round={firstRound + ended - 1}
              words={words}
              open={places.open}
              onNext={() => setDealing(true)}
              onLeave={onLeave}
            />
          )}
        </div>
      );
  }
}

/** The entry that is being corrected; null where none is, or where one is put before it. */
function correctedIn({ correction, whole }: Recording): LiveStep | null {
  return correction && !correction.before ? (whole.steps[correction.index] ?? null) : null;
}

/** The plays of the trick, the last on top. */
function Pile({ live, words }: { readonly live: LiveMatch; readonly words: RecordWords }) {
  // Between two tricks the cards of the last one are set aside.
  const isGap = live.phase === 'gap';
  const plays = isGap ? [] : (live.round?.trick?.plays ?? []);
  const trick = (live.round?.trick?.number ?? 0) + (isGap ? 1 : 0);
  if (plays.length === 0) return <p class="soft">{trick > 0 && words.game.trick(trick)}</p>;
  return (
    <ol class="record-pile" reversed>
      {plays.toReversed().map((lay, i) => (
        <li key={plays.length - i}>
          <PlayerName seat={lay.seat} /> <CardsText cards={lay.cards} />
        </li>
      ))}
    </ol>
  );
}
