/** The library in the browser's database: nothing is kept twice, nothing is lost, and where there is no storage there is no store. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const MATCH = {
  kind: 'opened',
  name: 'An evening',
  text: 'revolution-log 1\n',
  game: 'anemaki',
  players: ['Ari', 'Physo'],
} as const;

/** A store as a page that was just loaded has it. */
async function library() {
  vi.resetModules();
  const { openLibrary } = await import('../../../src/view/library/store.ts');
  const store = await openLibrary();
  if (!store) throw new Error('There is no storage.');
  return store;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the library', () => {
  it('keeps a match from one page to the next', async () => {
    const { id } = await (await library()).keep(MATCH);
    expect(await (await library()).get(id)).toMatchObject({ ...MATCH, id });
  });

  it('keeps the same text once, under the name that it has there', async () => {
    const store = await library();
    const first = await store.keep(MATCH);
    await store.rename(first.id, 'The best evening');
    expect(await store.keep({ ...MATCH, name: 'again.revlog' })).toMatchObject({
      id: first.id,
      name: 'The best evening',
    });
    await store.keep({ ...MATCH, text: 'revolution-log 2\n' });
    expect(await store.list()).toHaveLength(2);
  });

  it('does not write over what must stay, and gives it back; else it keeps name and first day', async () => {
    const store = await library();
    const entry = { ...MATCH, id: 'one', created: 1, changed: 1 };
    expect(await store.putOver(entry, () => false)).toBeNull();
    await store.put({ ...entry, name: 'Renamed', text: 'elsewhere', changed: 5 });
    const mine = { ...entry, text: 'here', created: 9, changed: 9 };
    expect(await store.putOver(mine, ({ changed }) => changed < 5)).toMatchObject({ text: 'elsewhere' });
    expect(await store.get('one')).toMatchObject({ text: 'elsewhere', changed: 5 });
    expect(await store.putOver(mine, ({ changed }) => changed === 5)).toBeNull();
    expect(await store.get('one')).toMatchObject({ text: 'here', name: 'Renamed', created: 1, changed: 9 });
  });

  it('puts a match that goes on in its own place, and lists what was changed last first', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const store = await library();
    const begun = await store.keep({ ...MATCH, kind: 'recorded', unfinished: { steps: [] } });
    vi.advanceTimersByTime(1000);
    await store.keep({ ...MATCH, text: 'another' });
    vi.advanceTimersByTime(1000);
    const ended = await store.keep({ ...MATCH, kind: 'recorded', id: begun.id, text: 'whole' });
    const names = (await store.list()).map(({ text }) => text);
    vi.useRealTimers();
    expect(names).toEqual(['whole', 'another']);
    expect(ended).toMatchObject({ id: begun.id, created: begun.created, changed: begun.created + 2000 });
    expect(ended).not.toHaveProperty('unfinished');
  });

  it('takes a match out, and back as it was', async () => {
    const store = await library();
    const entry = await store.keep(MATCH);
    await store.remove(entry.id);
    expect(await store.list()).toEqual([]);
    await store.put(entry);
    expect(await store.list()).toMatchObject([entry]);
  });

  it('is none where the browser keeps nothing', async () => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', undefined);
    const { openLibrary } = await import('../../../src/view/library/store.ts');
    expect(await openLibrary()).toBeNull();
    vi.unstubAllGlobals();
  });
});
