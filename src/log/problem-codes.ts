/**
 * Every fault that a reader of logs can find without knowing the rules: its code, its facts and
 * how grave it is. The words for them are `explain`'s.
 */
import type { Problem, Severity } from './problem.ts';

type None = Readonly<Record<string, never>>;

/** Facts by code. `found` is what stands there (shortened); `nearest` what may be meant, empty when nothing is near. */
export type ParseFacts = {
  /** There is no statement in the file at all. */
  'syntax.empty': None;
  /** The first statement is not `revolution-log`. */
  'syntax.header': { readonly found: string };
  /** The version is no number, or one that this reader does not know. */
  'syntax.version': { readonly found: string; readonly known: number };
  /** No statement, and no player, is called that. */
  'syntax.statement': { readonly found: string; readonly nearest: string };
  /** A statement where it may not stand. */
  'syntax.place': { readonly word: string; readonly where: 'round' | 'variation' };
  /** A statement that may stand once stands again; the first one counts. `of` says of whom or what, or is empty. */
  'syntax.twice': { readonly word: string; readonly of: string };
  /** A statement lacks something. */
  'syntax.missing': { readonly word: string; readonly needs: Need };
  /** Words after the end of a statement. */
  'syntax.extra': { readonly found: string; readonly word: string };
  'syntax.card': { readonly found: string };
  /** Nobody is called that. `times` is how often the file says it all the same, where that is more than once. */
  'syntax.player': { readonly found: string; readonly nearest: string; readonly times?: number };
  /** The same player twice in a list. */
  'syntax.player-again': { readonly player: string };
  /** An id has to begin with a small letter and go on with small letters, digits, `_` and `-`. */
  'syntax.id': { readonly found: string };
  /** An id that is a word of the format. */
  'syntax.id-reserved': { readonly found: string };
  /** An option is not written `name=value`. */
  'syntax.option': { readonly found: string };
  'syntax.number': { readonly found: string; readonly kind: 'round' | 'points' };
  /** An amount is not written `player=number`. */
  'syntax.amount': { readonly found: string };
  /** Rounds have to rise by one; `taken` is the number that the reader gave it. */
  'syntax.round-number': { readonly found: number; readonly expected: number; readonly taken: number };
  /** A statement of a round before any `round`. */
  'syntax.round-missing': { readonly word: string };
  'syntax.rules-missing': None;
  'syntax.players-missing': None;
  /** A word that is none of the few which may stand there. */
  'syntax.word': {
    readonly found: string;
    readonly word: string;
    readonly expected: readonly string[];
    readonly nearest: string;
  };
  /** A quoted text that is no JSON string: unclosed, or with a wrong escape. */
  'syntax.string': None;
  /** A variation has to say from which moment on. */
  'syntax.moment': { readonly found: string };
  /** Variations lie too deep in one another. */
  'syntax.nesting': { readonly limit: number };
  /** A variation without its `end`. */
  'syntax.unclosed': None;
  /** An `end` without a variation. */
  'syntax.end': None;
  /** Commentary before any statement. */
  'syntax.commentary': None;
  /** Metadata that nobody knows: kept. */
  'syntax.metadata': { readonly found: string; readonly nearest: string };
  /** A date not written as ISO 8601: kept. */
  'syntax.date': { readonly found: string };
  /** A character that does not show, or turns the direction of writing: kept. */
  'syntax.control': { readonly character: string };
  /** So many errors that the reader gave up here. */
  'syntax.too-many': { readonly limit: number };
  /** The text is no JSON: `expected` is what should stand there (`string`: a string that is whole). */
  'json.syntax': { readonly expected: 'value' | 'key' | 'colon' | 'comma' | 'end' | 'string' };
  'json.nesting': { readonly limit: number };
  /**
   * A value of another kind than the format asks for: `key` is where it stands (empty: the whole). Kinds are `string`,
   * `number`, `integer`, `boolean`, `array`, `object`, `nonempty`; anything else is a value, in quotes where it is a text.
   */
  'json.type': { readonly key: string; readonly expected: readonly string[]; readonly found: string };
  /** An object without a key that it needs. */
  'json.missing': { readonly key: string };
  /** A key that means nothing here: dropped. */
  'json.key': { readonly key: string };
  /** Commentary on a statement that is not there. */
  'json.commentary': { readonly key: string; readonly nearest: string };
};

/** What a statement can lack. */
export type Need =
  | 'verb'
  | 'cards'
  | 'player'
  | 'to'
  | 'by'
  | 'number'
  | 'game'
  | 'option'
  | 'moment'
  | 'amounts'
  | 'state';

export type ParseCode = keyof ParseFacts;

/** A problem whose code is known, and with it its facts. */
export type ParseProblem = {
  [Code in ParseCode]: Problem & { readonly code: Code; readonly facts: ParseFacts[Code] };
}[ParseCode];

/** How grave each problem is: a warning where nothing that matters was lost. */
export const SEVERITIES: Readonly<Record<ParseCode, Severity>> = {
  'syntax.empty': 'error',
  'syntax.header': 'error',
  'syntax.version': 'error',
  'syntax.statement': 'error',
  'syntax.place': 'error',
  'syntax.twice': 'error',
  'syntax.missing': 'error',
  'syntax.extra': 'error',
  'syntax.card': 'error',
  'syntax.player': 'error',
  'syntax.player-again': 'error',
  'syntax.id': 'error',
  'syntax.id-reserved': 'error',
  'syntax.option': 'error',
  'syntax.number': 'error',
  'syntax.amount': 'error',
  'syntax.round-number': 'error',
  'syntax.round-missing': 'error',
  'syntax.rules-missing': 'error',
  'syntax.players-missing': 'error',
  'syntax.word': 'error',
  'syntax.string': 'error',
  'syntax.moment': 'error',
  'syntax.nesting': 'error',
  'syntax.unclosed': 'error',
  'syntax.end': 'error',
  'syntax.commentary': 'warning',
  'syntax.metadata': 'warning',
  'syntax.date': 'warning',
  'syntax.control': 'warning',
  'syntax.too-many': 'error',
  'json.syntax': 'error',
  'json.nesting': 'error',
  'json.type': 'error',
  'json.missing': 'error',
  'json.key': 'warning',
  'json.commentary': 'warning',
};
