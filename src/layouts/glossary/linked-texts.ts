/** Texts as their pieces, of which the terms lead to the glossary, each where it is used first. */
import type { TermId } from '../../explain/messages/glossary-terms.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Rich } from '../../explain/rich.ts';
import type { Linked, LinkedPieces } from '../../view/player/linked.tsx';
import { href } from '../links.ts';
import { linkTerms } from './link-terms.ts';

/** One text; `seen` are the terms that were linked before it, and grows. `game`: as of `linkTerms`. */
export function linkedPieces(
  text: string,
  locale: Language,
  game: string | null,
  seen: Set<TermId>,
): LinkedPieces {
  return linkTerms(text, locale, game, seen).map((part) =>
    typeof part === 'string' ? part : { href: href(`glossary#${part.term}`, locale), text: part.text },
  );
}

/** All texts of some sentences in which a term is used first. */
export function linkedTexts(sentences: readonly Rich[], locale: Language, game: string): Linked {
  const seen = new Set<TermId>();
  const texts = sentences.flat().filter((part) => typeof part === 'string');
  return Object.fromEntries(
    texts
      .map((text) => [text, linkedPieces(text, locale, game, seen)] as const)
      .filter(([, pieces]) => pieces.some((piece) => typeof piece !== 'string')),
  );
}
