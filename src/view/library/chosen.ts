/** Which matches of the library a reader wants to see. */
import type { Entry, Kind } from './entry.ts';

export interface Wish {
  /** Words of which each must stand in the name or in that of a player; case and accents do not count. */
  readonly search: string;
  /** Null for all. */
  readonly kind: Kind | null;
  readonly game: string | null;
}

export const ALL: Wish = { search: '', kind: null, game: null };

export function chosenFrom(entries: readonly Entry[], { search, kind, game }: Wish): Entry[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (kind && entry.kind !== kind) return false;
    if (game && entry.game !== game) return false;
    const said = plain([entry.name, ...entry.players].join(' '));
    return words.every((word) => said.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}
