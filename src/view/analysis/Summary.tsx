/** How well everybody decided, in a line; opened, with the counts, the biggest mistakes as ways to their moments, and lessons. */
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../rules/game.ts';
import type { Command } from '../controller/state.ts';
import type { Moment } from '../player/moment.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { SeatMark } from '../player/SeatMark.tsx';
import type { Analysis } from './analysis.tsx';
import { BiggestMistakes } from './BiggestMistakes.tsx';
import { PlayersTable } from './PlayersTable.tsx';

interface SummaryProps {
  readonly analysis: Analysis;
  readonly moment: Moment;
  readonly send: (command: Command) => void;
  readonly learn: (seat: Seat) => void;
  /** Whose lesson has just ended: the focus comes back to where it began. */
  readonly learned: Seat | null;
}

export function Summary({ analysis, send, learn, learned }: SummaryProps) {
  const { words, reviews } = analysis;
  const { players, done, of } = reviews.state;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (learned === null || !fold.current) return;
    fold.current.open = true;
    fold.current.querySelector<HTMLElement>(`[data-learn="${learned}"]`)?.focus();
  }, [learned]);
  return (
    <details class="panel match-summary" ref={fold}>
      <summary>
        <h2>{words.analysis.summary.title}</h2>
        {done < of && <span class="soft">{words.analysis.summary.partly(done, of)}</span>}
        <span class="accuracies">
          {players.map(({ seat, accuracy }) => (
            <span key={seat}>
              <SeatMark seat={seat} /> <PlayerName seat={seat} />{' '}
              {accuracy === null ? words.report.noAccuracy : words.review.whole(accuracy)}
            </span>
          ))}
        </span>
      </summary>
      <div class="summary-parts">
        <PlayersTable analysis={analysis} learn={learn} />
        <BiggestMistakes analysis={analysis} send={send} />
      </div>
    </details>
  );
}
