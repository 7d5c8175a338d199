/**
 * The log that is open as the reader's own: it is put into the library, and what he notes in it is kept there and in the tab at once.
 */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import { formOf } from '../../log/form.ts';
import type { NewEntry } from '../library/entry.ts';
import { openLibrary } from '../library/store.ts';
import { titleOfLog } from '../library/title-of-log.ts';
import { keepNoted, keptLog, nameEntry } from './kept-log.ts';
import type { FoldedMatch } from './protocol.ts';

/** Longer logs are corpora, not evenings, and would fill the store. */
const LARGEST = 2_000_000;

export interface OwnLog {
  /** The text as it stands, with the reader's notes. */
  readonly text: string;
  /** Whether it is in the library; null until that is known, and where it does not belong there. */
  readonly kept: boolean | null;
  /** Takes over a text in which only remarks have changed. */
  readonly change: (text: string) => void;
}

interface Opened {
  readonly text: string;
  readonly name: string;
  readonly folded: FoldedMatch;
  readonly untitled: string;
  readonly locale: Language;
}

export function useNotes({ text: opened, name, folded, untitled, locale }: Opened): OwnLog {
  const [text, setText] = useState(opened);
  const [kept, setKept] = useState<boolean | null>(null);
  const entry = useRef<string | undefined>(undefined);
  const { head, rounds } = folded;
  const keep = useCallback(
    async (wanted: string, id: string | undefined) => {
      if (rounds.length === 0 || wanted.length > LARGEST) return null;
      const store = await openLibrary();
      const before = id === undefined ? undefined : await store?.get(id);
      const found: Pick<NewEntry, 'kind' | 'name'> = before ?? {
        kind: 'opened',
        name: titleOfLog(head.meta, name, untitled, locale),
      };
      const { game, players } = head;
      const names = players.map((player) => player.name);
      const own = { kind: found.kind, name: found.name, text: wanted, game, players: names };
      // What is still in play goes on without the notes: they make a match of their own.
      const isApart = before?.unfinished !== undefined && before.text !== wanted;
      const isSame = before?.text === wanted;
      const saved = isSame ? before : await store?.keep(before && !isApart ? { ...own, id: before.id } : own);
      if (saved) {
        entry.current = saved.id;
        nameEntry(window, saved.id);
      }
      return saved !== undefined;
    },
    [head, rounds, name, untitled, locale],
  );
  useEffect(() => {
    const here = keptLog(window);
    keep(opened, here?.text === opened ? here.entry : undefined).then(setKept, () => setKept(false));
  }, []);
  const change = useCallback(
    (wanted: string) => {
      setText(wanted);
      const file = formOf(wanted, name) === formOf(wanted) ? name : '';
      const log = { text: wanted, name: file };
      keepNoted(window, entry.current === undefined ? log : { ...log, entry: entry.current });
      keep(wanted, entry.current).then(setKept, () => setKept(false));
    },
    [keep, name],
  );
  return { text, kept, change };
}
