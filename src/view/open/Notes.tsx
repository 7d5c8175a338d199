/** The way to the reader's own notes, under what is told of a moment; they are loaded when he first wants to write. */
import type { FunctionComponent } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { NotesPanelProps } from '../library/NotesPanel.tsx';
import { loadNoteWords, type NoteWords } from '../library/words/library-words.ts';
import type { NotesProps } from '../player/reading.ts';
import { useReading } from '../player/reading.ts';
import { NotesContext } from './notes-context.ts';
import type { OpenerWords } from './words/opener-words.ts';

interface Part {
  readonly NotesPanel: FunctionComponent<NotesPanelProps>;
  readonly words: NoteWords;
}

/** Outlives the player, which is made anew where a log is turned into text first. */
let isWriting = false;

export function Notes({ moment, send }: NotesProps) {
  const log = useContext(NotesContext);
  const { words, locale } = useReading();
  const [wanted, want] = useState(isWriting);
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  useEffect(() => {
    isWriting = wanted;
    if (!wanted) return;
    Promise.all([import('../library/NotesPanel.tsx'), loadNoteWords(locale)]).then(
      ([{ NotesPanel }, loaded]) => setPart({ NotesPanel, words: loaded }),
      () => setPart('failed'),
    );
  }, [wanted, locale]);
  if (!log) return null;
  const { annotate, unwritten } = (words as OpenerWords).opener;
  const isShown = wanted && part && part !== 'failed';
  return (
    <div class="notes">
      <button
        type="button"
        class="button"
        aria-expanded={wanted}
        onClick={() => {
          want(!wanted);
          setPart(null);
        }}
      >
        {annotate}
      </button>
      {part === 'failed' && <p role="alert">{unwritten}</p>}
      {isShown && <part.NotesPanel moment={moment} send={send} log={log} words={part.words} />}
    </div>
  );
}
