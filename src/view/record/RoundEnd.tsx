/** The end of a round, or of the match: who came where, and what comes next. */
import { matchOf } from '../../live/match-of.ts';
import { printText } from '../../log/text/print.ts';
import { fileNameOf } from '../library/file-name.ts';
import { openLibrary } from '../library/store.ts';
import { keepLog } from '../open/kept-log.ts';
import { saveFile } from '../what-if/share.ts';
import { SeatName } from './SeatName.tsx';
import type { Recording } from './use-recording.ts';
import type { RecordWords } from './words/record-words.ts';

interface RoundEndProps {
  readonly recording: Recording;
  /** Number of the round that has ended. */
  readonly round: number;
  readonly words: RecordWords;
  readonly open: string;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

export function RoundEnd({ recording, round, words, open, onNext, onLeave }: RoundEndProps) {
  const { result } = words.record;
  const { id, live, ended, end } = recording;
  const { game, setup, context, record } = live;
  const name = record.meta.find(({ key }) => key === 'event')?.value ?? '';
  const text = () => printText(matchOf(live));
  return (
    <div class="panel record-result">
      <h2>{ended ? result.ended : result.over(words.game.round(round))}</h2>
      <ol>
        {(context.titles ?? []).map((seat, i) => (
          <li key={seat}>
            <SeatName seat={seat} name={record.players[seat]?.name ?? ''} />
            <span>{words.game.title(game.title(i + 1, setup.players), i + 1)}</span>
            <b>{words.game.points(game.points(i + 1, setup.players))}</b>
          </li>
        ))}
      </ol>
      <p class="record-acts">
        {!ended && (
          <button type="button" class="button main" onClick={onNext}>
            {result.next}
          </button>
        )}
        {ended && (
          <button type="button" class="button main" onClick={() => replay(text(), name, id, open)}>
            {result.replay}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => saveFile(document, fileNameOf({ name, text: '' }), text())}
        >
          {result.save}
        </button>
        <button type="button" class="button" onClick={() => end(!ended)}>
          {ended ? result.goOn : result.end}
        </button>
        {ended && (
          <button type="button" class="button" onClick={onLeave}>
            {result.another}
          </button>
        )}
      </p>
    </div>
  );
}

/** Opens the log where every log is opened, in this tab; with what its reader has noted in it since. */
async function replay(written: string, name: string, entry: string, open: string): Promise<void> {
  const stored = await (await openLibrary())?.get(entry);
  const text = stored?.text ?? written;
  const { pathname, search, hash } = location;
  // Back leads to the match on the table.
  history.replaceState(history.state, '', `${pathname}${search}`);
  keepLog(window, { text, name: fileNameOf({ name, text }), entry });
  const opened = location.hash;
  history.replaceState(history.state, '', `${pathname}${search}${hash}`);
  location.assign(`${open}${opened}`);
}
