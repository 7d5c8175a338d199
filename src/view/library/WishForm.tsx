/** The fields by which a reader looks for matches. */

import type { Wish } from './chosen.ts';
import { type Entry, KINDS } from './entry.ts';
import type { LibraryWords } from './words/library-words.ts';

interface WishFormProps {
  readonly words: LibraryWords;
  readonly entries: readonly Entry[];
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

export function WishForm({ words: { library, game }, entries, wish, onWish }: WishFormProps) {
  const games = [...new Set(entries.map((entry) => entry.game))];
  return (
    <search class="library-wish">
      <label>
        {library.search}
        <input
          class="field"
          type="search"
          value={wish.search}
          onInput={(event) => onWish({ ...wish, search: event.currentTarget.value })}
        />
      </label>
      <label>
        {library.kind}
        <select
          class="field"
          value={wish.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onWish({ ...wish, kind: KINDS.find((kind) => kind === value) ?? null })
          }
        >
          <option value="">{library.all}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {library.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {library.game}
        <select
          class="field"
          value={wish.game ?? ''}
          onChange={(event) => onWish({ ...wish, game: event.currentTarget.value || null })}
        >
          <option value="">{library.all}</option>
          {games.map((id) => (
            <option key={id} value={id}>
              {game.games[id] ?? id}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
