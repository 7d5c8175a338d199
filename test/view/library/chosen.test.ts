/** Which matches a search finds. */
import { describe, expect, it } from 'vitest';
import { ALL, chosenFrom } from '../../../src/view/library/chosen.ts';
import type { Entry } from '../../../src/view/library/entry.ts';

const entry = (id: string, over: Partial<Entry>): Entry => ({
  id,
  kind: 'opened',
  name: id,
  text: '',
  game: 'anemaki',
  players: [],
  created: 0,
  changed: 0,
  ...over,
});

const ENTRIES = [
  entry('dawn', { name: 'Πρώτη αυγή', players: ['Ari', 'Νεφέλη'] }),
  entry('night', { name: 'Éjszaka', kind: 'played', game: 'forradalom', players: ['Zsófi', 'Ari'] }),
];

describe('a search of the library', () => {
  it.each([
    ['', ['dawn', 'night']],
    ['ΑΥΓΗ', ['dawn']],
    ['νεφελη  ari', ['dawn']],
    ['ejsz zsofi', ['night']],
    ['ari', ['dawn', 'night']],
    ['ari bence', []],
  ])('%j finds %j, whatever the case and the accents', (search, found) => {
    expect(chosenFrom(ENTRIES, { ...ALL, search }).map(({ id }) => id)).toEqual(found);
  });

  it('leaves those of one kind and one game', () => {
    const ids = (wish: object) => chosenFrom(ENTRIES, { ...ALL, ...wish }).map(({ id }) => id);
    expect(ids({ kind: 'played' })).toEqual(['night']);
    expect(ids({ game: 'anemaki' })).toEqual(['dawn']);
    expect(ids({ game: 'anemaki', kind: 'played' })).toEqual([]);
  });
});
