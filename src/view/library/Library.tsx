/** The library: the matches that are kept, those that are looked for, and what they come to by player. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import { keepLog } from '../open/kept-log.ts';
import { nameOf } from '../player/names.ts';
import { saveFile } from '../what-if/share.ts';
import { ALL, chosenFrom } from './chosen.ts';
import type { Entry } from './entry.ts';
import { fileNameOf } from './file-name.ts';
import { MatchItem } from './MatchItem.tsx';
import type { Places } from './places.ts';
import { StatisticsOnDemand } from './StatisticsOnDemand.tsx';
import { useLibrary } from './use-library.ts';
import { WishForm } from './WishForm.tsx';
import type { LibraryWords } from './words/library-words.ts';

interface LibraryProps {
  readonly words: LibraryWords;
  readonly locale: Language;
  readonly places: Places;
}

export function Library({ words, locale, places }: LibraryProps) {
  const { library } = words;
  const { state, entries, removed, rename, remove, undo } = useLibrary();
  const [wish, setWish] = useState(ALL);
  const [failed, setFailed] = useState(false);
  const bringBack = useRef<HTMLButtonElement>(null);
  // The match is gone, and its button with it.
  useEffect(() => bringBack.current?.focus(), [removed]);
  const shown = chosenFrom(entries, wish);
  const saveAll = () =>
    import('./all-in-one.ts').then(
      ({ allInOne }) => saveFile(document, 'library.ndjson', allInOne(shown)),
      () => setFailed(true),
    );
  return (
    <div class="library">
      <p class="row">
        <a class="button" href={places.open}>
          {library.open}
        </a>
        <a class="button" href={places.record}>
          {library.record}
        </a>
        <a class="button" href={places.practice}>
          {library.practice}
        </a>
      </p>
      {state === 'none' && <p class="panel">{library.noStorage}</p>}
      {failed && (
        <p class="fault panel" role="alert">
          {library.failed}
        </p>
      )}
      <p class="row library-removed" role="status">
        {removed && (
          <>
            <span dir="auto">{library.removed(nameOf(removed.name))}</span>
            <button type="button" class="button" ref={bringBack} onClick={undo}>
              {library.undo}
            </button>
          </>
        )}
      </p>
      {state === 'open' && entries.length === 0 && <p>{library.empty}</p>}
      {entries.length > 0 && (
        <>
          <WishForm words={words} entries={entries} wish={wish} onWish={setWish} />
          <p class="row library-count">
            <span role="status">{library.found(shown.length, entries.length)}</span>
            <button type="button" class="button" disabled={shown.length === 0} onClick={saveAll}>
              {library.saveAll}
            </button>
          </p>
          <ul class="library-list" aria-label={library.list}>
            {shown.map((entry) => (
              <MatchItem
                key={entry.id}
                entry={entry}
                words={words}
                locale={locale}
                record={places.record}
                onView={(wanted) => view(wanted, places.open)}
                onRename={rename}
                onRemove={remove}
              />
            ))}
          </ul>
          <StatisticsOnDemand entries={shown} words={words} locale={locale} />
        </>
      )}
    </div>
  );
}

/** Opens the log where every log is opened, in this tab. */
function view(entry: Entry, open: string): void {
  keepLog(window, { text: entry.text, name: fileNameOf(entry), entry: entry.id });
  location.assign(`${open}${location.hash}`);
}
