/** What a recorder says before the first deal, and the match in the tab's store, so that a reload loses nothing even where nothing else is kept. */
export interface RecordPlan {
  readonly game: string;
  /** In the order of turns. */
  readonly names: readonly string[];
  readonly event: string;
  readonly options: Readonly<Record<string, string>>;
  /** Somebody holds a title before the first round that is recorded. */
  readonly titled: boolean;
}

/** A match on the table: its entry in the library, and how far it has come; the record is read with care when the game is loaded. */
export interface KeptRecord {
  readonly id: string;
  readonly record: unknown;
  /** It was written down to its end. */
  readonly ended: boolean;
  /** When it was kept, in milliseconds since 1970. */
  readonly changed: number;
}

/** A name for a match in the library. */
export function newRecordId(): string {
  return `recorded-${Date.now().toString(36)}`;
}

const KEY = 'record';
const HASH = /^#match=([\w-]+)$/;

/** Which match the page is about; null where it is about none yet. */
export function askedRecord(page: Window): string | null {
  return HASH.exec(page.location.hash)?.[1] ?? null;
}

/** Puts the match into the address, so that a reload comes back to it; null for none. */
export function askRecord(page: Window, id: string | null): void {
  const { pathname, search } = page.location;
  page.history.replaceState(page.history.state, '', `${pathname}${search}${id ? `#match=${id}` : ''}`);
}

/** The match as the tab keeps it; null where it keeps another or none. */
export function recordInTab(page: Window, id: string): KeptRecord | null {
  try {
    const kept = JSON.parse(page.sessionStorage.getItem(KEY) ?? 'null');
    if (kept?.id !== id) return null;
    return { id, record: kept.record, ended: kept.ended === true, changed: Number(kept.changed) || 0 };
  } catch {
    return null;
  }
}

/** Keeps the match in the tab at once. Where storage is forbidden it goes on without. */
export function keepInTab(page: Window, kept: KeptRecord): void {
  try {
    page.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing is kept then.
  }
}
