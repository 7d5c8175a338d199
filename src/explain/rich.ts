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
  return join(
    texts.flatMap((text, i): Rich => {
      const part = parts[i];
      if (part === undefined) return [text];
      if (typeof part === 'number') return [text, String(part)];
      return Array.isArray(part) ? [text, ...(part as Rich)] : [text, part as Part];
    }),
  );
}

/** The same with texts that stand side by side made one, and none of them empty. */
function join(parts: Rich): Rich {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (typeof part !== 'string') out.push(part);
    else if (typeof last === 'string') out[out.length - 1] = last + part;
    else if (part) out.push(part);
  }
  return out;
}

/** A clause with the rules behind it, each once, and its full stop: "… and higher (A8, A28)." */
export function sentence(clause: Rich, rules: readonly RuleId[] = []): Rich {
  if (rules.length === 0) return join([...clause, '.']);
  const cited = [...new Set(rules)].flatMap((rule, i): Part[] => (i === 0 ? [{ rule }] : [', ', { rule }]));
  return join([...clause, ' (', ...cited, ').']);
}

/** Sentences one after the other, with a blank between them. */
export function paragraph(sentences: readonly Rich[]): Rich {
  return join(
    sentences.filter((one) => one.length > 0).flatMap((one, i): Rich => (i === 0 ? one : [' ', ...one])),
  );
}
