/** Which letters of a text no face of the pictures has: they are drawn as boxes, and whoever draws should know. */
import { Resvg } from '@resvg/resvg-js';
import { el, printSvg } from '../charts/svg.ts';
import { FAMILY, FONT } from './fonts.ts';

/** For private use: no face has it, so that it is drawn as what is missing. */
const NOWHERE = '\u{10FFFD}';
/** Spaces, marks and controls have no outline of their own. */
const OUTLINED = /^[^\s\p{M}\p{C}\p{ASCII}]$/u;

/** Each once, in the order of the text. */
export function missingLetters(text: string): string[] {
  const letters = [...new Set(text.normalize('NFC'))].filter((letter) => OUTLINED.test(letter));
  if (letters.length === 0) return [];
  const nodes = [NOWHERE, ...letters].map((letter) => el('g', { opacity: 0.5 }, el('text', {}, letter)));
  const attrs = { xmlns: 'http://www.w3.org/2000/svg', width: 100, height: 100, 'font-family': FAMILY };
  const plain = new Resvg(printSvg(el('svg', attrs, nodes)), { font: FONT }).toString();
  const [box, ...drawn] = plain.split('<g opacity="0.5">').slice(1).map(outlineIn);
  return letters.filter((_, i) => drawn[i] === box);
}

function outlineIn(group: string): string {
  return / d="([^"]*)"/.exec(group)?.[1] ?? '';
}
