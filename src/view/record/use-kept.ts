/** The match on the table as it is kept, in the tab and in the library: what another tab kept later is taken over and never written over. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LiveMatch } from '../../live/live-match.ts';
import { matchOf } from '../../live/match-of.ts';
import { printText } from '../../log/text/print.ts';
import type { Entry } from '../library/entry.ts';
import { type LibraryStore, openLibrary } from '../library/store.ts';
import { type OtherTabs, otherTabs } from './other-tabs.ts';
import { askRecord, type KeptRecord, keepInTab, newRecordId } from './plan.ts';

export interface Begun {
  readonly live: LiveMatch;
  readonly ended: boolean;
  /** When it was kept, in milliseconds since 1970; 0 for a match that begins. */
  readonly changed: number;
}

export interface Kept {
  /** Its entry in the library. */
  readonly id: string;
  /** Whether the library has it; null until that is known. */
  readonly kept: boolean | null;
  readonly keep: (live: LiveMatch, ended: boolean) => void;
  /** A match that ended goes on: as another one, where something was noted in it meanwhile. */
  readonly goOn: () => Promise<void>;
}

/** `onNewer`: another tab has gone on with the match; `refused`, where what was just kept here came too late. */
export function useKept(
  asked: string,
  begun: Begun,
  onNewer: (newer: KeptRecord, refused: boolean) => void,
): Kept {
  const [kept, setKept] = useState<boolean | null>(null);
  const store = useRef<LibraryStore | null>(null);
  const tabs = useRef<OtherTabs | null>(null);
  const id = useRef(asked);
  const latest = useRef({ live: begun.live, ended: begun.ended });
  /** When the match was kept that this tab has read, or has surely written. */
  const known = useRef(begun.changed);
  /** When this tab kept it. */
  const own = useRef(new Set<number>());
  const name = useRef(begun.live.record.meta.find(({ key }) => key === 'event')?.value ?? '');
  /** Record and log as they were kept last. */
  const last = useRef({ record: JSON.stringify(begun.live.record), text: '' });

  const isNewer = ({ changed, unfinished }: Entry, before: string) =>
    changed > known.current && !own.current.has(changed) && JSON.stringify(unfinished) !== before;
  const follow = (newer: KeptRecord, refused: boolean) => {
    known.current = newer.changed;
    last.current = { ...last.current, record: JSON.stringify(newer.record) };
    keepInTab(window, newer);
    onNewer(newer, refused);
  };
  const apart = () => {
    id.current = newRecordId();
    askRecord(window, id.current);
  };
  const put = async (entry: Entry, before: string) => {
    const newer = await store.current?.putOver(entry, (stored) => !isNewer(stored, before));
    setKept(store.current !== null);
    if (!newer) {
      known.current = Math.max(known.current, entry.changed);
    } else if (newer.unfinished !== undefined) {
      follow(unfinishedIn(newer), true);
    } else {
      // Another tab has ended it: what was entered here since is a match of its own.
      apart();
      keep(latest.current.live, latest.current.ended);
    }
  };
  const keep = (live: LiveMatch, ended: boolean) => {
    const changed = Date.now();
    const { record, game } = live;
    const before = last.current.record;
    const text = printText(matchOf(live));
    latest.current = { live, ended };
    last.current = { record: JSON.stringify(record), text };
    own.current.add(changed);
    const inTab = { id: id.current, record, ended, changed };
    keepInTab(window, inTab);
    tabs.current?.tell(inTab);
    const entry: Entry = {
      id: id.current,
      kind: 'recorded',
      name: name.current,
      text,
      game: game.id,
      players: record.players.map((player) => player.name),
      created: changed,
      changed,
      ...(ended ? {} : { unfinished: record }),
    };
    if (store.current) put(entry, before).catch(() => setKept(false));
  };
  const lookAgain = async () => {
    const stored = await store.current?.get(id.current);
    if (stored?.unfinished !== undefined && isNewer(stored, last.current.record)) {
      follow(unfinishedIn(stored), false);
    }
    return stored;
  };
  useEffect(() => {
    tabs.current = otherTabs((told) => {
      if (told.id === id.current && told.changed > known.current) follow(told, false);
    });
    openLibrary().then(async (opened) => {
      store.current = opened;
      setKept(opened !== null);
      const { live, ended } = latest.current;
      // What has ended stays as it is: its reader may have written into it.
      if (ended) last.current = { ...last.current, text: printText(matchOf(live)) };
      const stored = await lookAgain();
      const isBehind = !stored || own.current.size > 0 || stored.changed < known.current;
      if (isBehind) keep(latest.current.live, latest.current.ended);
    });
    // A tab that slept has heard nothing.
    addEventListener('focus', lookAgain);
    return () => {
      tabs.current?.close();
      removeEventListener('focus', lookAgain);
    };
  }, []);
  return {
    id: id.current,
    kept,
    keep,
    goOn: async () => {
      const stored = await store.current?.get(id.current);
      if (!stored) return;
      name.current = stored.name;
      own.current.add(stored.changed);
      if (stored.text !== last.current.text) apart();
    },
  };
}

function unfinishedIn({ id, unfinished, changed }: Entry): KeptRecord {
  return { id, record: unfinished, ended: false, changed };
}
