/** Small tools that every catalogue needs: lists, numbers with a true minus, plurals. */
import type { Part, Rich } from '../rich.ts';

/** Picks the form that a number asks for. English and Greek have two, Hungarian needs one after a number. */
export function makePlural(locale: string): (n: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(locale);
  return (n, one, other) => (rules.select(n) === 'one' ? one : other);
}

/** Joins items as the language does, "a, b and c" or "a, b or c". */
export function makeList(locale: string, type: 'conjunction' | 'disjunction') {
  const format = new Intl.ListFormat(locale, { type });
  return (items: readonly (Part | Rich)[]): Rich =>
    format.formatToParts(items.map((_, i) => String(i))).flatMap((piece): Rich => {
      if (piece.type === 'literal') return [piece.value];
      const item = items[Number(piece.value)] ?? '';
      return Array.isArray(item) ? (item as Rich) : [item as Part];
    });
}

/** Points as a score sheet has them: `+2`, `−1`, `0`, with the language's decimal sign and a true minus. */
export function makePoints(locale: string): (points: number) => string {
  const format = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (points) => format.format(points).replace('-', '−');
}
