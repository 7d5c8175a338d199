/** Matches that were played here, in the library: nothing twice, and nothing of its reader's is lost. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveMatch } from '../../../src/live/live-match.ts';
import { newRecord } from '../../../src/live/record.ts';

const PLAYERS = ['Ari', 'Physo', 'Janiet', 'Aster', 'Rhys'].map((name, i) => ({ id: `p${i + 1}`, name }));
const live = new LiveMatch(
  newRecord({ game: 'anemaki', players: PLAYERS, meta: [{ key: 'event', value: 'Practice' }] }),
);

/** What a page that was just loaded has. */
async function page() {
  vi.resetModules();
  const { keepPlayed, playedEntry } = await import('../../../src/view/practice/keep-played.ts');
  const { openLibrary } = await import('../../../src/view/library/store.ts');
  const store = await openLibrary();
  if (!store) throw new Error('There is no storage.');
  return {
    store,
    keep: (text: string, seed = 'a') => keepPlayed(live, seed, text),
    entry: (text: string) => playedEntry('a', text),
  };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

describe('a match that was played here', () => {
  it('is one entry, round by round, under the name that its reader gave it', async () => {
    const { store, keep } = await page();
    await keep('one round');
    const [first] = await store.list();
    expect(first).toMatchObject({ kind: 'played', name: 'Practice', text: 'one round', game: 'anemaki' });
    expect(first?.players).toEqual(['Ari', 'Physo', 'Janiet', 'Aster', 'Rhys']);
    await store.rename(first?.id ?? '', 'With the cat');
    await (await page()).keep('two rounds');
    expect(await store.list()).toMatchObject([{ id: first?.id, name: 'With the cat', text: 'two rounds' }]);
    await keep('another match', 'b');
    expect(await store.list()).toHaveLength(2);
  });

  it('leaves the notes of its reader where they are, after a reload and when it goes on', async () => {
    const { store, keep } = await page();
    await keep('one round');
    const [first] = await store.list();
    if (!first) throw new Error('Nothing was kept.');
    await store.put({ ...first, text: 'one round ;en !?' });
    await (await page()).keep('one round');
    expect(await store.list()).toMatchObject([{ text: 'one round ;en !?' }]);
    const { entry } = await page();
    expect(await entry('one round')).toMatchObject({ id: first.id, text: 'one round ;en !?' });
    expect(await entry('two rounds')).toBeUndefined();
    live.do({ type: 'result', order: [0, 1, 2, 3, 4] });
    await keep('two rounds');
    expect((await store.list()).map(({ text }) => text).sort()).toEqual(['one round ;en !?', 'two rounds']);
  });

  it('does not come back when it was deleted, before it goes on', async () => {
    const { store, keep } = await page();
    await keep('one round');
    await store.remove((await store.list())[0]?.id ?? '');
    await (await page()).keep('one round');
    expect(await store.list()).toEqual([]);
    await keep('two rounds');
    expect(await store.list()).toHaveLength(1);
  });
});
