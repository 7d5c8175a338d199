/** One note: the judgement, as chess writes it, and the text. It is given on a moment after the last letter, and at once when it is left. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { type Glyph, splitGlyph } from '../../log/commentary.ts';
import type { NoteWords } from './words/library-words.ts';

interface NoteFormProps {
  readonly note: string;
  readonly words: NoteWords;
  readonly locale: string;
  readonly onWrite: (note: string) => void;
  /** Whatever is written next is another change. */
  readonly onDone: () => void;
}

/** From the best to the worst. */
const JUDGEMENTS: readonly Glyph[] = ['!!', '!', '!?', '?!', '?', '??'];
/** Milliseconds after the last letter. */
const PAUSE = 300;

export function NoteForm({ note, words, locale, onWrite, onDone }: NoteFormProps) {
  const id = useId();
  const [draft, setDraft] = useState(() => splitGlyph(note));
  /** What was written and not given yet. */
  const written = useRef<string | null>(null);
  const timer = useRef(0);
  const give = () => {
    clearTimeout(timer.current);
    if (written.current !== null) onWrite(written.current);
    written.current = null;
  };
  // Whatever the form was given last: it may be gone before the pause is over.
  const last = useRef(give);
  last.current = give;
  useEffect(() => {
    const leave = () => last.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const change = (changed: typeof draft) => {
    setDraft(changed);
    written.current = [changed.glyph ?? '', changed.text].filter(Boolean).join(' ');
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => last.current(), PAUSE);
  };
  const leave = () => {
    last.current();
    onDone();
  };
  return (
    <div class="note-form" onBlurCapture={leave}>
      <fieldset class="note-glyphs">
        <legend>{words.glyph}</legend>
        {[null, ...JUDGEMENTS].map((glyph) => (
          <button
            key={glyph}
            type="button"
            class="button"
            aria-pressed={draft.glyph === glyph}
            aria-label={glyph ? `${glyph} ${words.glyphs[glyph]}` : words.noGlyph}
            title={glyph ? words.glyphs[glyph] : words.noGlyph}
            onClick={() => change({ ...draft, glyph })}
          >
            {glyph ?? '–'}
          </button>
        ))}
      </fieldset>
      <label for={id}>{words.field}</label>
      <textarea
        id={id}
        class="field"
        rows={3}
        lang={locale}
        dir="auto"
        value={draft.text}
        onInput={(event) => change({ ...draft, text: event.currentTarget.value })}
      />
      <p class="row">
        <button
          type="button"
          class="button"
          disabled={!draft.glyph && draft.text === ''}
          onClick={() => change({ glyph: null, text: '' })}
        >
          {words.remove}
        </button>
      </p>
    </div>
  );
}
