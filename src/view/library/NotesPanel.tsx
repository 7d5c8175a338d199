/** The reader's note on the moment: a judgement, a text in the page's language, and the way back. Whatever is written is kept at once. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { formOf } from '../../log/form.ts';
import type { LogNotes } from '../open/notes-context.ts';
import { type NotesProps, useReading } from '../player/reading.ts';
import { saveFile } from '../what-if/share.ts';
import { asText } from './as-text.ts';
import { fileNameOf } from './file-name.ts';
import { NoteForm } from './NoteForm.tsx';
import { Notebook, type Place } from './notebook.ts';
import css from './notes.css?inline';
import { withRemarks } from './with-remarks.ts';
import type { NoteWords } from './words/library-words.ts';

export interface NotesPanelProps extends NotesProps {
  readonly log: LogNotes;
  readonly words: NoteWords;
}

/** Longer logs would make every letter wait. */
const LARGEST = 1_000_000;

export function NotesPanel({ moment, send, log, words }: NotesPanelProps) {
  const { locale } = useReading();
  const isText = formOf(log.text, log.name) === 'text';
  const isLarge = log.text.length > LARGEST;
  const notebook = useMemo(() => (isText && !isLarge ? new Notebook(log.text) : null), []);
  const [edition, setEdition] = useState(0);
  useEffect(() => {
    const text = isText || isLarge ? null : asText(log.text, log.name, log.match);
    if (text) log.reopen(text, `${log.name.replace(/\.[a-z]+$/i, '') || 'match'}.revlog`);
  }, []);
  if (!notebook) return <p class="soft">{isLarge ? words.large : ''}</p>;
  const { position } = moment.state;
  const place = { round: position.round, at: moment.frame.at };
  const show = ({ at }: Place) => {
    log.change(notebook.text);
    const round = withRemarks(moment.round, at, notebook.remarks({ round: position.round, at }));
    send({ type: 'revise', index: position.round, round, to: position });
  };
  const write = (note: string) => {
    const before = notebook.text;
    notebook.write(place, locale, note);
    if (notebook.text !== before) show(place);
  };
  const undo = () => {
    const undone = notebook.undo();
    if (!undone) return;
    setEdition(edition + 1);
    if (undone.round === position.round) show(undone);
    else log.change(notebook.text);
    send({ type: 'go', at: undone.at });
  };
  return (
    <section class="notes-panel" aria-label={words.title}>
      <style>{css}</style>
      {notebook.has(place) ? (
        <NoteForm
          key={`${place.at} ${edition}`}
          note={notebook.note(place, locale)}
          words={words}
          locale={locale}
          onWrite={write}
          onDone={() => notebook.seal()}
        />
      ) : (
        <p class="soft">{words.nowhere}</p>
      )}
      <p class="row">
        <button type="button" class="button" disabled={!notebook.canUndo} onClick={undo}>
          {words.undo}
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            saveFile(document, fileNameOf({ name: log.name, text: notebook.text }), notebook.text)
          }
        >
          {words.save}
        </button>
        <span role="status" class="soft">
          {notebook.canUndo && log.kept !== null && (log.kept ? words.kept : words.notKept)}
        </span>
      </p>
    </section>
  );
}
