/** A way out of a round that nobody can write down any further: its places, as they were in the end. */
import type { LiveMatch } from '../../live/live-match.ts';
import type { LiveStep } from '../../live/record.ts';
import { OrderEntry } from './OrderEntry.tsx';
import type { RecordWords } from './words/record-words.ts';

interface ResultInsteadProps {
  readonly live: LiveMatch;
  /** It was done so, and is being corrected. */
  readonly open: boolean;
  readonly words: RecordWords;
  readonly onAct: (step: LiveStep) => unknown;
}

export function ResultInstead({ live, open, words: { record }, onAct }: ResultInsteadProps) {
  return (
    <details class="panel record-instead" open={open}>
      <summary>{record.deal.result}</summary>
      <OrderEntry
        names={live.record.players.map(({ name }) => name)}
        ask={record.order.ask}
        begun={live.round?.out ?? []}
        words={record}
        onEnter={(order) => onAct({ type: 'result', order })}
      />
    </details>
  );
}
