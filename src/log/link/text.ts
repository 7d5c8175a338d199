/** Names and titles as choices: first what kind of letter comes next, then which; letters of Latin and Greek names are the shortest. */
import { LinkFault } from './coder.ts';
import { type Codec, codeNumber } from './numbers.ts';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const GREEK = 'αβγδεζηθικλμνξοπρςστυφχψω';
/** Letters by kind. What stands in none is of the last kind: any character by its number. */
const KINDS: readonly string[] = [
  LATIN,
  LATIN.toUpperCase(),
  GREEK,
  GREEK.replace('ς', '').toUpperCase(),
  'áéíóöőúüűàèêçäñãåøšžčćłőάέήίόύώϊϋΐΰÁÉÍÓÖŐÚÜŰΆΈΉΊΌΎΏ',
  '0123456789',
  ' ',
  '.,-\'’()!?:;&/#"_+=*@%<>[]{}|\\^`~$\n\t',
];
const ACCENTED = 4;
const DIGIT = 5;
const SPACE = 6;
const ANY = KINDS.length;
const END = ANY + 1;
/** Where a text begins. */
const START = END + 1;

/** How often letters of Latin and Greek come in names, after a vowel and after anything else. */
const SEEDS: Readonly<Record<string, readonly number[]>> = {
  '0 true': [...LATIN].map((letter) => 1 + 3 * 'lnrstdkmscv'.split(letter).length),
  '0 false': [...LATIN].map((letter) => ('aeiouy'.includes(letter) ? 24 : 3)),
  '2 true': [...GREEK].map((letter) => 1 + 3 * 'νρσςτκλμδ'.split(letter).length),
  '2 false': [...GREEK].map((letter) => ('αεηιουω'.includes(letter) ? 24 : 3)),
};
/** What kind of letter comes after one of another kind, where that is likely before anything was learned: small letters after small ones. */
const NEXT: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  0: { 0: 80, [SPACE]: 10, [END]: 14 },
  1: { 0: 60, 1: 4 },
  2: { 2: 60, [ACCENTED]: 24, [SPACE]: 14, [END]: 12 },
  3: { 2: 40, [ACCENTED]: 16 },
  [ACCENTED]: { 0: 20, 2: 20, [SPACE]: 3, [END]: 3 },
  [DIGIT]: { [DIGIT]: 6, [END]: 12 },
  [SPACE]: { 0: 8, 1: 16, 2: 6, 3: 6, [DIGIT]: 8 },
  [START]: { 0: 6, 1: 24, 3: 4, [DIGIT]: 4 },
};
const VOWELS = 'aeiouyáéíóöőúüűαεηιουωάέήίόύώAEIOUYΑΕΗΙΟΥΩ';
const MOST_CHARACTERS = 5_000;
const LAST_CODE_POINT = 0x10ffff;

export function codeText(codec: Codec, text: string): string {
  const { c, tables } = codec;
  const letters = [...text];
  let read = '';
  let before = START;
  let last = '';
  for (let i = 0; i <= MOST_CHARACTERS; i += 1) {
    const letter = letters[i];
    const weights = tables.seeded(`kind ${before}`, kindsAfter(before));
    const kind = c.pick(weights, letter === undefined ? END : kindOf(letter));
    if (kind === END) return read;
    last = codeLetter(codec, kind, VOWELS.includes(last) && last !== '', letter ?? '');
    read += last;
    before = kind;
  }
  throw new LinkFault('too long a text');
}

function codeLetter(codec: Codec, kind: number, afterVowel: boolean, letter: string): string {
  const { c, tables } = codec;
  const letters = KINDS[kind];
  if (letters === undefined) {
    const code = codeNumber(codec, 'character', letter.codePointAt(0) ?? 0);
    if (code > LAST_CODE_POINT) throw new LinkFault('no such character');
    return String.fromCodePoint(code);
  }
  const seed = SEEDS[`${kind} ${afterVowel}`];
  const name = `letter ${kind} ${afterVowel}`;
  const weights = seed ? tables.seeded(name, seed) : tables.of(name, letters.length);
  return letters[c.pick(weights, letters.indexOf(letter))] ?? '';
}

function kindsAfter(kind: number): number[] {
  return Array.from({ length: START }, (_, next) => NEXT[kind]?.[next] ?? 1);
}

function kindOf(letter: string): number {
  const kind = KINDS.findIndex((letters) => letters.includes(letter));
  return kind < 0 ? ANY : kind;
}
