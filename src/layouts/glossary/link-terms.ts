/** Finds the terms of the glossary in a text, so that the first use of each on a page can lead to its entry. */
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import { TERMS, type TermId } from '../../explain/messages/glossary-terms.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { gameOfRule } from './game-of-rule.ts';

export type TermPart = string | { readonly term: TermId; readonly text: string };

/**
 * A text cut at the terms of a game in it, in whatever form they stand; `seen` are those that the page has linked already, and
 * grows. What is no whole word is no term, nor is a term of the other game alone. Null for a text that is of no one game: then
 * words that mean something else in each are no terms.
 */
export function linkTerms(
  text: string,
  locale: Language,
  game: string | null,
  seen: Set<TermId>,
): TermPart[] {
  const forms = formsOf(locale, game);
  const words = [...forms.keys()].sort((a, b) => b.length - a.length).join('|');
  const parts = text.split(new RegExp(`(?<![\\p{L}-])(${words})(?![\\p{L}-])`, 'giu'));
  return parts.filter(Boolean).map((part) => {
    const term = forms.get(part.toLocaleLowerCase(locale));
    if (!term || seen.has(term)) return part;
    seen.add(term);
    return { term, text: part };
  });
}

const known = new Map<string, Map<string, TermId>>();

/** The terms by the forms in which they stand; made once for each language and game. */
function formsOf(locale: Language, game: string | null): Map<string, TermId> {
  const key = `${locale} ${game}`;
  const forms = known.get(key) ?? makeForms(locale, game);
  known.set(key, forms);
  return forms;
}

function makeForms(locale: Language, game: string | null): Map<string, TermId> {
  const ids = (Object.keys(TERMS) as TermId[]).filter((id) =>
    TERMS[id].rules?.some((rule) => game === null || gameOfRule(rule) === game),
  );
  const { entries } = CATALOGUES[locale].glossary;
  const pairs = ids.flatMap((id) => entries[id].forms.split('|').map((form) => [form, id] as const));
  const forms = new Map<string, TermId>();
  const unclear = new Set(['']);
  for (const [form, id] of pairs) {
    if (forms.has(form)) unclear.add(form);
    forms.set(form, id);
  }
  for (const form of unclear) forms.delete(form);
  return forms;
}

const seenOn = new WeakMap<Request, Set<TermId>>();

/** The terms that a page has linked so far; a page is known by its request. */
export function seenTerms(page: Request): Set<TermId> {
  const seen = seenOn.get(page) ?? new Set();
  seenOn.set(page, seen);
  return seen;
}
