/** Ledgers of rounds added up as they come. */
import { rounded } from '../review/round-numbers.ts';
import { type RoundLedger, TERMS } from './model.ts';
import { termsFrom } from './rounded-ledger.ts';

export class RunningLedger {
  /** By seat, in the order of `TERMS`; then the points. */
  private rows: readonly number[][] | null = null;

  add(ledger: RoundLedger): void {
    const before = this.rows;
    this.rows = ledger.map(({ terms, points }, seat) =>
      [...TERMS.map((term) => terms[term]), points].map((value, i) => value + (before?.[seat]?.[i] ?? 0)),
    );
  }

  /** By seat; null where nothing was added. Terms of three decimals stay so, and add to the points. */
  total(): RoundLedger | null {
    const rows = this.rows;
    return (
      rows?.map((row) => ({
        terms: termsFrom(row.slice(0, TERMS.length).map(rounded)),
        points: rounded(row[TERMS.length] ?? 0),
      })) ?? null
    );
  }
}
