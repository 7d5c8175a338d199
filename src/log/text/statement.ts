/** Finds out which statement a line is, from its first word and from where it stands. */

import type { Draft } from '../draft.ts';
import type { Noted } from '../model.ts';
import { nearest } from '../nearest.ts';
import { quoted } from '../problem-list.ts';
import { isKnownMeta, isMetaKey, isVerb, META_WORDS, ROUND_WORDS } from '../words.ts';
import { readAction } from './actions.ts';
import { FLOW_STATEMENTS } from './flow.ts';
import { HEAD_STATEMENTS, readMeta } from './head.ts';
import { blameWord, type Reading } from './reading.ts';
import { ROUND_STATEMENTS } from './round.ts';

/** Whether a line that begins with the word can only stand in a round. */
export function belongsToRound(r: Reading, word: string): boolean {
  return r.ids.has(word) || ROUND_STATEMENTS.has(word) || FLOW_STATEMENTS.has(word);
}

/** Reads the statement that begins with the word just read; null where it could not be kept. */
export function readStatement(r: Reading, word: string): Draft<Noted> | null {
  return r.round === null ? readHeadStatement(r, word) : readRoundStatement(r, word);
}

function readHeadStatement(r: Reading, word: string): Draft<Noted> | null {
  const read = HEAD_STATEMENTS.get(word);
  if (read !== undefined) return read(r);
  if (isMetaKey(word)) return readMeta(r, word);
  return blameUnknown(r, word, [...HEAD_STATEMENTS.keys(), ...META_WORDS]);
}

function readRoundStatement(r: Reading, word: string): Draft<Noted> | null {
  const flow = FLOW_STATEMENTS.get(word);
  if (flow !== undefined) return flow(r);
  if (r.skipped > 0) return null;
  if (r.ids.has(word)) return readAction(r, word);
  const read = ROUND_STATEMENTS.get(word);
  if (read !== undefined) return r.open.length === 0 ? read(r) : blamePlace(r, word, 'variation');
  if (HEAD_STATEMENTS.has(word) || isKnownMeta(word)) return blamePlace(r, word, 'round');
  return blameUnknown(r, word, ROUND_WORDS);
}

function blamePlace(r: Reading, word: string, where: 'round' | 'variation'): null {
  return blameWord(r, 'syntax.place', { word, where });
}

/** Tells of a first word that means nothing: of a player, if what follows is something that players do. */
function blameUnknown(r: Reading, word: string, words: Iterable<string>): null {
  const found = quoted(word);
  const span = r.scan.wordSpan();
  if (isVerb(r.scan.word())) {
    r.problems.report('syntax.player', span, { found, nearest: nearest(word, r.ids) });
  } else {
    r.problems.report('syntax.statement', span, {
      found,
      nearest: nearest(word, words) || nearest(word, r.ids),
    });
  }
  return null;
}
