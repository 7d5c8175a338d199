/** A match as choices. What is coded here, and in which order, is version 1 of the link form and stays as it is. */
import type { LogRound, Match } from '../model.ts';
import { Reader, Writer } from './coder.ts';
import { codeHead } from './head.ts';
import { type Codec, codeSigned } from './numbers.ts';
import { codeRound } from './round.ts';
import { Tables } from './tables.ts';

/** The first letter of every link. */
export const LINK_VERSION = '1';

/** Throws a `LinkFault` where the match holds what no link can. */
export function bytesOfMatch(match: Match): Uint8Array {
  const writer = new Writer();
  codeMatch({ c: writer, tables: new Tables() }, match);
  return writer.finish();
}

/** Throws a `LinkFault` where the bytes are no match. */
export function matchOfBytes(bytes: Uint8Array): Match {
  return codeMatch({ c: new Reader(bytes), tables: new Tables() }, null);
}

function codeMatch(codec: Codec, match: Match | null): Match {
  const head = codeHead(codec, match);
  const players = { ...codec, ids: head.players.map(({ id }) => id) };
  const count = 1 + codeSigned(codec, 'rounds', (match?.rounds.length ?? 0) - 1);
  const rounds: LogRound[] = [];
  while (rounds.length < count) {
    rounds.push(codeRound(players, match?.rounds[rounds.length] ?? null, rounds.at(-1)?.number ?? 0));
  }
  return { ...head, rounds };
}
