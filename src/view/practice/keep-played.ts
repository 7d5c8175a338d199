/** A match that was played here, in the library: round by round in one entry, as long as its reader writes nothing into it. */
import type { LiveMatch } from '../../live/live-match.ts';
import type { Entry } from '../library/entry.ts';
import { openLibrary } from '../library/store.ts';

/** The entry as the table wrote it last. */
interface Written {
  readonly seed: string;
  readonly id: string;
  readonly text: string;
}

const KEY = 'practice-kept';

/** Keeps what was played so far. What was written once is not written again, even where the reader has deleted it. */
export async function keepPlayed({ game, record }: LiveMatch, seed: string, text: string): Promise<void> {
  const last = lastWritten(seed);
  if (last?.text === text) return;
  const store = await openLibrary();
  const stored = last ? await store?.get(last.id) : undefined;
  // With a reader's notes it is his; the match goes on in an entry of its own.
  const isNoted = stored !== undefined && stored.text !== last?.text;
  const id = last && !isNoted ? last.id : `practice-${seed}-${record.steps.length}`;
  const name = stored?.name ?? record.meta.find(({ key }) => key === 'event')?.value ?? '';
  const players = record.players.map((player) => player.name);
  await store?.keep({ id, kind: 'played', name, text, game: game.id, players });
  remember({ seed, id, text });
}

/** The match as the library has it, with its reader's notes; undefined where it has not what was played so far. */
export async function playedEntry(seed: string, text: string): Promise<Entry | undefined> {
  const last = lastWritten(seed);
  return last?.text === text ? (await openLibrary())?.get(last.id) : undefined;
}

function lastWritten(seed: string): Written | null {
  try {
    const last: Written | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return last?.seed === seed ? last : null;
  } catch {
    return null;
  }
}

function remember(written: Written): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(written));
  } catch {
    // Each round makes an entry of its own then.
  }
}
