/** One match of the library: what it is, and what can be done with it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import { nameOf } from '../player/names.ts';
import { saveFile } from '../what-if/share.ts';
import { dateOfLog } from './date-of-log.ts';
import type { Entry } from './entry.ts';
import { fileNameOf } from './file-name.ts';
import type { LibraryWords } from './words/library-words.ts';

interface MatchItemProps {
  readonly entry: Entry;
  readonly words: LibraryWords;
  readonly locale: Language;
  /** Where a match that is not finished goes on. */
  readonly record: string;
  readonly onView: (entry: Entry) => void;
  readonly onRename: (entry: Entry, name: string) => void;
  readonly onRemove: (entry: Entry) => void;
}

export function MatchItem(props: MatchItemProps) {
  const { entry, words, locale, record, onView, onRename, onRemove } = props;
  const { library, game } = words;
  const [naming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  // The field is gone: who works with the keyboard goes on where it was asked for.
  useEffect(() => {
    if (wasNaming.current && !naming) rename.current?.focus();
    wasNaming.current = naming;
  }, [naming]);
  const name = nameOf(entry.name);
  const played = useMemo(() => dateOfLog(entry.text, locale), [entry.text, locale]);
  const added = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(entry.created);
  return (
    <li class="panel library-item">
      {naming ? (
        <NameForm
          entry={entry}
          words={words}
          onDone={(wanted) => {
            if (wanted) onRename(entry, wanted);
            setNaming(false);
          }}
        />
      ) : (
        <h3 dir="auto">{name}</h3>
      )}
      <p class="library-about">
        <span class="chip">{library.kinds[entry.kind]}</span>
        {entry.unfinished !== undefined && <span class="chip">{library.unfinished}</span>}
        <span>
          {game.games[entry.game] ?? entry.game} · <bdi>{played ?? library.added(added)}</bdi>
        </span>
      </p>
      <p class="soft library-players">
        {entry.players.map((player, seat) => (
          <>
            {seat > 0 && ', '}
            <bdi key={seat}>{nameOf(player)}</bdi>
          </>
        ))}
      </p>
      <p class="row">
        <button
          type="button"
          class="button main"
          aria-label={library.viewMatch(name)}
          onClick={() => onView(entry)}
        >
          {library.view}
        </button>
        {entry.unfinished !== undefined && (
          <a class="button" href={`${record}#match=${entry.id}`}>
            {library.goOn}
          </a>
        )}
        <button type="button" class="button" ref={rename} disabled={naming} onClick={() => setNaming(true)}>
          {library.rename}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => saveFile(document, fileNameOf(entry), entry.text)}
        >
          {library.save}
        </button>
        <button type="button" class="button" onClick={() => onRemove(entry)}>
          {library.remove}
        </button>
      </p>
    </li>
  );
}

interface NameFormProps {
  readonly entry: Entry;
  readonly words: LibraryWords;
  /** With the name wanted; empty where none is. */
  readonly onDone: (name: string) => void;
}

/** Longer names are no names. */
const LONGEST = 120;

function NameForm({ entry, words: { library }, onDone }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(field.current?.value.trim() ?? '');
      }}
      onKeyDown={({ key }) => key === 'Escape' && onDone('')}
    >
      <input
        class="field library-name"
        aria-label={library.name}
        defaultValue={entry.name}
        maxLength={LONGEST}
        dir="auto"
        ref={field}
      />
      <button type="submit" class="button main">
        {library.keepName}
      </button>
      <button type="button" class="button" onClick={() => onDone('')}>
        {library.cancel}
      </button>
    </form>
  );
}
