/**
 * Words in a drawing. SVG neither wraps nor clips a text, and a chart is drawn where no font can
 * be measured; so widths are estimated, and what comes from a log is cut to the room it has.
 */

/** What breaks a line, and what is not seen: directional marks and overrides, joiners, halves of surrogate pairs. */
const BREAKS = /[\p{Cc}\u2028\u2029\s]+/gu;
const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;

/** Width of a text in a serif face in pixels, generously: Greek and capitals are wider. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += letterWidth(letter);
  return ems * size;
}

/** A text on one line in at most `room` pixels at the font size; what does not fit ends in `…`. */
export function clip(text: string, room: number, size: number): string {
  // A name of ten thousand letters must not cost ten thousand measurements.
  const line = text.slice(0, 400).replace(INVISIBLE, '').replace(BREAKS, ' ').trim();
  if (text.length <= 400 && textWidth(line, size) <= room) return line;
  let kept = '';
  let width = textWidth('…', size);
  for (const letter of line) {
    width += textWidth(letter, size);
    if (width > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** A text on as many lines as it takes, broken between words; a word that is too long for a line is clipped. */
export function wrap(text: string, room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of clip(text, Number.POSITIVE_INFINITY, size).split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(clip(word, room, size));
  }
  return lines;
}

/** How charts write numbers. */
export type FormatNumber = (value: number) => string;

/** A number as it stands, with a true minus sign. */
export const plainNumber: FormatNumber = (value) => String(value).replace('-', '−');

/** A number with its sign, `+2`, `0`, `−1`. */
export const signedNumber: FormatNumber = (value) => (value > 0 ? `+${value}` : plainNumber(value));

function letterWidth(letter: string): number {
  if (/[\p{M}]/u.test(letter)) return 0;
  if (/[iljtfrI.,:;'|!()[\] ]/.test(letter)) return 0.34;
  if (/[mwMWΩωΦΨ@%—…]/.test(letter)) return 0.92;
  if (/[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7FF\uF900-\uFAFF\uFF00-\uFF60\u{1F000}-\u{3FFFF}]/u.test(letter))
    return 1.05;
  return /\p{Lu}/u.test(letter) ? 0.72 : 0.56;
}
