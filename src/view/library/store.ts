/**
 * The reader's matches, kept in this browser (IndexedDB). Where storage is forbidden there is no store, and whoever wanted one says so.
 *
 *     const store = await openLibrary();
 *     const entry = await store?.keep({ kind: 'opened', name, text, game, players });
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry, NewEntry } from './entry.ts';

export interface LibraryStore {
  /** All of it, what was changed last first. */
  list(): Promise<Entry[]>;
  get(id: string): Promise<Entry | undefined>;
  /** Keeps a match: in the place of the entry of its id, else of one with the same text, which then stays as it is; else as a new one. */
  keep(wanted: NewEntry): Promise<Entry>;
  /** Puts an entry as it is. The write is on its way when this returns: a page that is left at once does not lose it. */
  put(entry: Entry): Promise<void>;
  /**
   * Puts an entry in the place of one that `mayReplace` gives away, under the name that its reader gave that one; otherwise what stands
   * there is given back, as it is. Nothing comes between look and write, and the write is on its way when this returns.
   */
  putOver(entry: Entry, mayReplace: (stored: Entry) => boolean): Promise<Entry | null>;
  /** Gives another name; nothing happens where there is no such entry. */
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  matches: { key: string; value: Entry; indexes: { length: number } };
}

/** What an entry is stored as: with the length of its text, by which equal ones are soon found. */
type Stored = Entry & { readonly length: number };

const DATABASE = 'epanastasi';
const STORE = 'matches';

let opening: Promise<LibraryStore | null> | null = null;

/** The library; null where this browser keeps nothing. It is opened once a page. */
export function openLibrary(): Promise<LibraryStore | null> {
  opening ??= open().then(storeIn, () => null);
  return opening;
}

async function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore(STORE, { keyPath: 'id' }).createIndex('length', 'length');
    },
    // Another version of the site wants to change the store: it is not held up.
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opening = null;
    },
  });
}

function storeIn(db: IDBPDatabase<Schema>): LibraryStore {
  const put = async (entry: Entry) => {
    const stored: Stored = { ...entry, length: entry.text.length };
    await db.put(STORE, stored);
  };
  const sameText = async (text: string) => {
    const alike = await db.getAllFromIndex(STORE, 'length', text.length);
    return alike.find((entry) => entry.text === text);
  };
  return {
    async list() {
      const all = await db.getAll(STORE);
      return all.sort((a, b) => b.changed - a.changed);
    },
    get: (id) => db.get(STORE, id),
    async keep({ id, ...wanted }) {
      const before = id === undefined ? await sameText(wanted.text) : await db.get(STORE, id);
      if (before && before.text === wanted.text && before.unfinished === wanted.unfinished) return before;
      const now = Date.now();
      const entry = { ...wanted, id: id ?? newId(now), created: before?.created ?? now, changed: now };
      await put(entry);
      return entry;
    },
    put,
    async putOver(entry, mayReplace) {
      const { store } = db.transaction(STORE, 'readwrite');
      const stored = await store.get(entry.id);
      if (stored && !mayReplace(stored)) return stored;
      const { name, created } = stored ?? entry;
      await store.put({ ...entry, name, created, length: entry.text.length } as Stored);
      return null;
    },
    async rename(id, name) {
      const entry = await db.get(STORE, id);
      if (entry) await put({ ...entry, name, changed: Date.now() });
    },
    remove: (id) => db.delete(STORE, id),
  };
}

/** Names grow with time; `crypto.randomUUID` is not there on every host. */
function newId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
