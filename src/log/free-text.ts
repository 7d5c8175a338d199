/**
 * Names, metadata and commentary: any text at all. In the text form one that could be taken for
 * something else is written as a JSON string; characters that do not show are always written so.
 */

/** Characters that do not show or that turn the direction of writing, and halves of characters. Tab and line feed pass. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\0-\x08\v-\x1F\x7F-\x9F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}/u;
const ALL_CONTROLS = new RegExp(CONTROLS.source, 'gu');
const MISREAD = /^["#;]|[\t\n]|[\s][#;]|^\s|\s$/u;

/** A blank of any script: what parts words and falls away at the ends of a text. */
export function isBlank(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || code === 0x09;
  if (code < 0xa0) return false;
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/** The first character that does not show, as `U+202E`; null when all do. */
export function controlIn(text: string): string | null {
  const found = CONTROLS.exec(text)?.[0];
  if (found === undefined) return null;
  return `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The text as the text form writes it. */
export function writeText(text: string): string {
  return MISREAD.test(text) || CONTROLS.test(text) ? writeQuoted(text) : text;
}

/** The text as a JSON string in which every character shows. */
export function writeQuoted(text: string): string {
  return JSON.stringify(text).replace(
    ALL_CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A name as it is shown: blanks at its ends fall away. Empty when there is nothing else. */
export function tidyName(name: string): string {
  return name.trim();
}
