/**
 * A sentence as parts, so that one text serves a page (with cards drawn and rules linked), a
 * terminal and a screen reader. `say` builds one from a template, `sentence` closes it.
 */
import type { SeenCard } from '../cards/card.ts';
import type { RuleId } from '../rules/rule-ids.ts';

export type Part =
  | string
  /** A player, by seat; shown with the player's colour. */
  | { readonly seat: number; readonly name: string }
  | { readonly cards: readonly SeenCard[] }
  | { readonly rule: RuleId };

export type Rich = readonly Part[];

/** Joins text and parts: say`${player} lays ${cards}.` */
export function say(texts: TemplateStringsArray, ...parts: readonly (Part | Rich | number)[]): Rich {
  const out: Part[] = [];
  texts.forEach((text, i) => {
    if (text) out.push(text);
    const part = parts[i];
    if (part === undefined) return;
    if (typeof part === 'number') out.push(String(part));
    else if (Array.isArray(part)) out.push(...(part as Rich));
    else out.push(part as Part);
  });
  return out;
}

/** A clause with the rules behind it, each once, and its full stop: "… and higher (A8, A28)." */
export function sentence(clause: Rich, rules: readonly RuleId[] = []): Rich {
  if (rules.length === 0) return [...clause, '.'];
  const cited = [...new Set(rules)].flatMap((rule, i): Part[] => (i === 0 ? [{ rule }] : [', ', { rule }]));
  return [...clause, ' (', ...cited, ').'];
}

/** Sentences one after the other, with a blank between them. */
export function paragraph(sentences: readonly Rich[]): Rich {
  return sentences.filter((one) => one.length > 0).flatMap((one, i): Rich => (i === 0 ? one : [' ', ...one]));
}
