/** A text of a lesson in a reader's language, with its cards and rules told apart from its words. */

import type { SeenCard } from '../cards/card.ts';
import { LANGUAGES, type Language } from '../explain/messages/languages.ts';
import type { Part, Rich } from '../explain/rich.ts';
import { readCard } from '../log/card-text.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import type { Text } from './schema.ts';

const PIECES = /\[([^[\]]+)\]|\b([A-Z]\d{1,2})\b/g;

/** The text in the language, or in the first that it has; ids are rules only where the game has them. */
export function richText(text: Text, language: Language, rules: readonly RuleId[]): Rich {
  const said = text[language] ?? LANGUAGES.map((each) => text[each]).find(Boolean) ?? '';
  const parts: Part[] = [];
  let from = 0;
  for (const found of said.matchAll(PIECES)) {
    const [whole, cards, id] = found;
    const part = cards === undefined ? rulePart(id ?? '', rules) : cardsPart(cards);
    if (!part) continue;
    if (found.index > from) parts.push(said.slice(from, found.index));
    parts.push(part);
    from = found.index + whole.length;
  }
  if (from < said.length) parts.push(said.slice(from));
  return parts;
}

function rulePart(id: string, rules: readonly RuleId[]): Part | null {
  const rule = rules.find((each) => each === id);
  return rule ? { rule } : null;
}

function cardsPart(text: string): Part | null {
  const cards = text.trim().split(/\s+/).map(readCard);
  return cards.every((card): card is SeenCard => card !== null) ? { cards } : null;
}
