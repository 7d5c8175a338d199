/** What happened, a sentence a play; more than a few lines wait behind a fold, so that what matters stays in sight. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { Rich } from '../../explain/rich.ts';
import { Sentence } from '../player/Sentence.tsx';

const MOST_OPEN = 8;

interface HappenedProps {
  readonly told: readonly Rich[];
  readonly words: Messages['learn'];
}

export function Happened({ told, words }: HappenedProps) {
  if (told.length === 0) return null;
  const lines = (
    <ul class="lesson-since" aria-label={words.since}>
      {told.map((each, i) => (
        <li key={i}>
          <Sentence rich={each} />
        </li>
      ))}
    </ul>
  );
  if (told.length <= MOST_OPEN) return lines;
  return (
    <details class="lesson-long">
      <summary>{words.since}</summary>
      {lines}
    </details>
  );
}
