/** The end of a round as a score sheet, and what comes after it: the next deal, or the replay of the match. The match goes into the library. */
import { useEffect } from 'preact/hooks';
import { matchOf } from '../../live/match-of.ts';
import { printText } from '../../log/text/print.ts';
import { keepLog } from '../open/kept-log.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { saveFile } from '../what-if/share.ts';
import { keepPlayed, playedEntry } from './keep-played.ts';
import { isLastRound, type PracticePlan } from './plan.ts';
import type { PlayedMatch } from './use-match.ts';
import type { TableWords } from './words/practice-words.ts';

interface ResultProps {
  readonly match: PlayedMatch;
  readonly plan: PracticePlan;
  readonly words: TableWords;
  readonly open: string;
  readonly onLeave: () => void;
}

const FILE = 'practice.revlog';

export function Result({ match: { live, deal }, plan, words, open, onLeave }: ResultProps) {
  const { result, table } = words.practice;
  const { game, setup, context } = live;
  const played = live.record.steps.filter(({ type }) => type === 'deal').length;
  const isOver = isLastRound(plan, live.record);
  const text = () => printText(matchOf(live));
  const order = context.titles ?? [];
  useEffect(() => {
    keepPlayed(live, plan.seed, text());
  }, [played]);
  return (
    <section class="panel practice-result" aria-label={isOver ? result.over : result.title}>
      <h2>{isOver ? result.over : result.title}</h2>
      <table class="grid">
        <thead>
          <tr>
            <th scope="col">{result.place}</th>
            <th scope="col">{result.player}</th>
            <th scope="col">{result.round}</th>
            <th scope="col">{result.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat, i) => (
            <tr key={seat}>
              <td>{words.game.title(game.title(i + 1, setup.players), i + 1)}</td>
              <td>
                <PlayerName seat={seat} />
              </td>
              <td>{words.game.points(game.points(i + 1, setup.players))}</td>
              <td>{words.game.points(context.totals[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="row">
        {!isOver && (
          <button type="button" class="button main" onClick={deal}>
            {table.deal}
          </button>
        )}
        <button
          type="button"
          class={isOver ? 'button main' : 'button'}
          onClick={() => replay(text(), plan.seed, open)}
        >
          {result.replay}
        </button>
        <button type="button" class="button" onClick={() => saveFile(document, FILE, text())}>
          {result.save}
        </button>
        {isOver && (
          <button type="button" class="button" onClick={onLeave}>
            {result.again}
          </button>
        )}
      </p>
    </section>
  );
}

/** Opens the log where every log is opened, in this tab. */
async function replay(text: string, seed: string, open: string): Promise<void> {
  const entry = await playedEntry(seed, text);
  keepLog(window, entry ? { text: entry.text, name: FILE, entry: entry.id } : { text, name: FILE });
  location.assign(`${open}${location.hash}`);
}
