/** What commentary is made of: lines of text by language, perhaps with a glyph before the first. */
import type { Commentary, Noted } from './model.ts';
import { emptyRecord } from './record.ts';

/** Judgements of a play as chess writes them; the longer come first. */
export const GLYPHS = ['!!', '??', '!?', '?!', '!', '?'] as const;
export type Glyph = (typeof GLYPHS)[number];

/** Parts a commentary into the glyph before it (null: none) and the text proper. */
export function splitGlyph(text: string): { readonly glyph: Glyph | null; readonly text: string } {
  const glyph = GLYPHS.find((candidate) => text === candidate || text.startsWith(`${candidate} `));
  if (glyph === undefined) return { glyph: null, text };
  return { glyph, text: text.slice(glyph.length + 1) };
}

/** Adds a line of commentary in a language (empty: not said) to what was remarked already. */
export function addCommentary(
  to: { commentary?: Commentary | undefined },
  language: string,
  text: string,
): void {
  const record = (to.commentary ?? emptyRecord<string>()) as Record<string, string>;
  const before = record[language];
  record[language] = before === undefined ? text : `${before}\n${text}`;
  to.commentary = record;
}

/** The lines of a statement's commentary in order, each with its language. */
export function commentaryLines(noted: Noted): (readonly [language: string, line: string])[] {
  if (noted.commentary === undefined) return [];
  return Object.entries(noted.commentary).flatMap(([language, text]) =>
    text.split('\n').map((line) => [language, line] as const),
  );
}
