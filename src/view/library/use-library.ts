/** The library as a page has it: what is kept, and what can be done with it. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from './entry.ts';
import { type LibraryStore, openLibrary } from './store.ts';

export interface OpenedLibrary {
  /** `opening` until it is known whether this browser keeps anything. */
  readonly state: 'opening' | 'none' | 'open';
  readonly entries: readonly Entry[];
  /** What was deleted last; null where nothing is to be brought back. */
  readonly removed: Entry | null;
  readonly rename: (entry: Entry, name: string) => void;
  readonly remove: (entry: Entry) => void;
  readonly undo: () => void;
}

export function useLibrary(): OpenedLibrary {
  const store = useRef<LibraryStore | null>(null);
  const [state, setState] = useState<OpenedLibrary['state']>('opening');
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [removed, setRemoved] = useState<Entry | null>(null);
  const refresh = useCallback(async () => {
    setEntries((await store.current?.list()) ?? []);
  }, []);
  const change = (act: (library: LibraryStore) => Promise<void>) => {
    if (store.current) act(store.current).then(refresh, refresh);
  };
  useEffect(() => {
    openLibrary().then(async (opened) => {
      store.current = opened;
      await refresh();
      setState(opened ? 'open' : 'none');
    });
    // Another tab may have changed it meanwhile.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);
  return {
    state,
    entries,
    removed,
    rename: (entry, name) => change((library) => library.rename(entry.id, name)),
    remove: (entry) => {
      setRemoved(entry);
      change((library) => library.remove(entry.id));
    },
    undo: () => {
      if (removed) change((library) => library.put(removed));
      setRemoved(null);
    },
  };
}
