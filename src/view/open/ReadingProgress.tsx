/** How far the reading of a log is, and a way to stop it. */

import type { ReadingState } from './reading-state.ts';
import type { OpenerWords } from './words/opener-words.ts';

interface ReadingProgressProps {
  readonly words: OpenerWords;
  readonly state: Extract<ReadingState, { phase: 'reading' }>;
  readonly onCancel: () => void;
}

export function ReadingProgress({ words, state, onCancel }: ReadingProgressProps) {
  const open = words.opener;
  const text = state.stage === 'folding' ? open.reading(state.done, state.of) : open.parsing;
  return (
    <div class="reading-progress panel">
      <p role="status" tabIndex={-1}>
        {text}
      </p>
      <progress aria-label={open.parsing} {...(state.of > 0 ? { max: state.of, value: state.done } : {})} />
      <button class="button" type="button" onClick={onCancel}>
        {open.cancel}
      </button>
    </div>
  );
}
