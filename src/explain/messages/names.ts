/** The names that every catalogue has to translate: titles, states and transitions of the statecharts, by id. */
import type { TitleId } from '../../rules/game.ts';

/** Titles of places. */
export type TitleName =
  | 'archon'
  | 'yparchon'
  | 'neutral'
  | 'ypodoulos'
  | 'doulos'
  | 'king'
  | 'primeMinister'
  | 'citizen'
  | 'slave';

/** Titles that several places share, so that a number tells them apart. */
const NUMBERED: ReadonlySet<string> = new Set<TitleName>(['citizen']);

/** A title with its place, 1 being the first. */
export interface Titled {
  readonly title: TitleId;
  readonly place: number;
}

/** Whether a title is told with its place: the third citizen. */
export function isNumbered(title: TitleId): boolean {
  return NUMBERED.has(title);
}

/** States of the statecharts, each by the last part of its path. */
export type StateName =
  | 'dealing'
  | 'exchanging'
  | 'archonAndDoulos'
  | 'yparchonAndYpodoulos'
  | 'neutralAndTalon'
  | 'open'
  | 'half'
  | 'taking'
  | 'returning'
  | 'done'
  | 'revolutionCheck'
  | 'tricks'
  | 'leading'
  | 'following'
  | 'betweenTricks'
  | 'ranking'
  | 'matchOver';

/** Events of the statecharts. */
export type TransitionName =
  | 'deal'
  | 'give'
  | 'swap'
  | 'keep'
  | 'check'
  | 'play'
  | 'pass'
  | 'clear'
  | 'nextRound'
  | 'finish'
  | 'revolt';

/** The entry of a table, or undefined for a key that it does not have (or only inherits). */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
