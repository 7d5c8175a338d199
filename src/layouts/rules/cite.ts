/** Finds the rules that a text cites, so that each can become a link. */
import { ANEMAKI_RULES, FORRADALOM_RULES, type RuleId } from '../../rules/rule-ids.ts';

export type CitingPart = string | { readonly rule: RuleId };

const IDS: ReadonlySet<string> = new Set([...ANEMAKI_RULES, ...FORRADALOM_RULES]);

/** A text cut at the ids in it: `see A8.` is `see `, A8, `.`. What only looks like an id stays text. */
export function citations(text: string): CitingPart[] {
  const parts = text.split(/\b([A-Z]\d{1,2})\b/);
  return parts.filter(Boolean).map((part) => (isRule(part) ? { rule: part } : part));
}

function isRule(text: string): text is RuleId {
  return IDS.has(text);
}
