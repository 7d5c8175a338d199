/** A ledger as it is handed out: three decimals, and each row still adds up to its points. */
import { rounded, roundKeepingSum } from '../review/round-numbers.ts';
import { type RoundLedger, TERMS, type Term } from './model.ts';

export function roundedLedger(ledger: RoundLedger): RoundLedger {
  return ledger.map(({ terms, points }) => {
    const values = roundKeepingSum(TERMS.map((term) => terms[term]));
    return { terms: termsFrom(values), points: rounded(points) };
  });
}

/** Values in the order of `TERMS` by name. */
export function termsFrom(values: readonly number[]): Record<Term, number> {
  return Object.fromEntries(TERMS.map((term, i) => [term, values[i] ?? 0])) as Record<Term, number>;
}
