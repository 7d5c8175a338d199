/** Values of the model that a reader is still making. */
import type { LogHead, LogPlayer, Metadata } from './model.ts';
import { emptyRecord } from './record.ts';

/** A value still open to change. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

export interface HeadDraft extends Draft<LogHead> {
  meta: Metadata[];
  players: LogPlayer[];
}

/** A head that says nothing. */
export function emptyHead(): HeadDraft {
  return { rules: { game: '', options: emptyRecord() }, meta: [], players: [], passesOmitted: false };
}
