/** The words of the reader of logs: a part of the embed by language. */
import type { Messages } from '../../explain/messages/messages.ts';

export interface ReaderWords {
  readonly reader: Messages['reader'];
  readonly logLink: Messages['logLink'];
  /** Names of the games, for a match that has none of its own. */
  readonly games: Messages['game']['games'];
}
