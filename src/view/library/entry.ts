/** A match as the library keeps it. */
export const KINDS = ['opened', 'recorded', 'played'] as const;
export type Kind = (typeof KINDS)[number];

export interface Entry {
  readonly id: string;
  readonly kind: Kind;
  /** What the reader calls it. */
  readonly name: string;
  /** The log. */
  readonly text: string;
  /** Id of the game; whatever the log says. */
  readonly game: string;
  /** Names, by seat. */
  readonly players: readonly string[];
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** The match in play (`live/record.ts`), as it is stored; absent where it has come to its end. */
  readonly unfinished?: unknown;
}

/** What somebody wants kept. With an `id` it takes the place of the entry that has it. */
export type NewEntry = Omit<Entry, 'id' | 'created' | 'changed'> & { readonly id?: string | undefined };
