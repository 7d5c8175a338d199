/**
 * The words of the format: which statements there are and where they may stand, and what the
 * names that a log chooses for itself (players, metadata, options, languages) may look like.
 */

/** Statements about the match, before the first round; metadata aside. */
export const HEAD_WORDS = ['revolution-log', 'rules', 'player', 'recorded'] as const;
/** Metadata that everybody understands. */
export const META_WORDS = ['event', 'date', 'place', 'source', 'recorder', 'note'] as const;
/** Statements of a round that no player makes. */
export const ROUND_WORDS = [
  'round',
  'titles',
  'scores',
  'dealer',
  'deal',
  'talon',
  'trick',
  'variation',
  'end',
  'revolution',
  'order',
  'points',
] as const;
/** What a player does. */
export const VERBS = ['gives', 'swaps', 'keeps', 'plays', 'passes', 'revolts'] as const;

const SMALL_WORDS = ['all', 'by', 'to', 'declared', 'postponed', 'none'];

const META_SET: ReadonlySet<string> = new Set(META_WORDS);
const STATEMENT_SET: ReadonlySet<string> = new Set([...HEAD_WORDS, ...ROUND_WORDS]);
const VERB_SET: ReadonlySet<string> = new Set(VERBS);
const RESERVED: ReadonlySet<string> = new Set([...STATEMENT_SET, ...META_WORDS, ...VERBS, ...SMALL_WORDS]);

export const ID_PATTERN = /^[a-z][a-z0-9_-]*$/;
const META_KEY_PATTERN = /^[\p{L}_][\p{L}\p{M}\p{N}_-]*$/u;
export const OPTION_PATTERN = /^([A-Za-z][A-Za-z0-9-]*)=([A-Za-z0-9.+_-]+)$/;
/** Two letters, so that few words are taken for a language; subtags may follow. */
export const LANGUAGE_PATTERN = /^[a-z]{2}(?:-[A-Za-z0-9]{1,8})*$/;
/** A moment of a match, as the player's `at` has it: `r3`, `r3d`, `r3x1`, `r3v`, `r3t4p2`, `r3t4g1`, `r3e`, with `~name` for a branch. */
export const MOMENT_PATTERN =
  /^(?:start|end|r\d{1,6}(?:[dve]|x\d{1,6}|t\d{1,6}(?:[pg]\d{1,6})?)?)(?:~\S{1,64})?$/;

/** Whether a word is taken by the format, so that no player may be called by it. */
export function isReserved(word: string): boolean {
  return RESERVED.has(word);
}

export function isVerb(word: string): boolean {
  return VERB_SET.has(word);
}

/** Whether a word is metadata that everybody understands. */
export function isKnownMeta(word: string): boolean {
  return META_SET.has(word);
}

/** Whether a word may name metadata: letters, digits, `_` and `-`, and no statement of the format. */
export function isMetaKey(word: string): boolean {
  return META_KEY_PATTERN.test(word) && !STATEMENT_SET.has(word);
}

/** Whether metadata is private: kept without a word by every reader. */
export function isPrivateMeta(word: string): boolean {
  return word.startsWith('_');
}
