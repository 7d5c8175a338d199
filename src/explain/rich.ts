/**
 * A sentence as parts, so that one text serves a page (with cards drawn and rules linked), a
 * terminal and a screen reader. `say` builds one from a template.
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
