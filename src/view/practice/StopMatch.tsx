/** The end of a match before its end: asked once more, because the round on the table is lost with it. */
import { useRef, useState } from 'preact/hooks';
import type { PracticeWords } from './words/practice-words.ts';

interface StopMatchProps {
  readonly words: PracticeWords['table'];
  readonly onStop: () => void;
}

export function StopMatch({ words, onStop }: StopMatchProps) {
  const [asking, ask] = useState(false);
  const stop = useRef<HTMLButtonElement>(null);
  const stay = () => {
    ask(false);
    stop.current?.focus();
  };
  return (
    <div class="practice-stop">
      <button
        type="button"
        class="button plain"
        ref={stop}
        aria-expanded={asking}
        onClick={() => ask(!asking)}
      >
        {words.stop}
      </button>
      {asking && (
        <p class="panel row" role="status">
          <span>{words.stopAsk}</span>
          <button type="button" class="button" onClick={onStop}>
            {words.stopYes}
          </button>
          <button type="button" class="button" onClick={stay}>
            {words.stopNo}
          </button>
        </p>
      )}
    </div>
  );
}
