/** Numbers of an analysis in a language's writing, and as numbers that are rounded in the same way. */

const DIGITS = 2;

/** Two digits or as many as are asked for, the language's decimal sign, a true minus. */
export function makeFigures(locale: string, digits = DIGITS) {
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  const plain = new Intl.NumberFormat(locale, { ...exact, signDisplay: 'negative' });
  const explicit = new Intl.NumberFormat(locale, { ...exact, signDisplay: 'exceptZero' });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const minus = (text: string) => text.replace('-', '−');
  return {
    /** `+0.31`, `−1.20`, `0.00`. */
    signed: (value: number): string => minus(explicit.format(value)),
    /** `0.31`, `−1.20`. */
    fixed: (value: number): string => minus(plain.format(value)),
    /** `93`, of a number from 0 to 100. */
    whole: (value: number): string => number.format(value),
    /** `31%`, of a share from 0 to 1. */
    percent: (value: number): string => share.format(value),
  };
}

const written = new Intl.NumberFormat('en', { maximumFractionDigits: DIGITS, useGrouping: false });

/** A number rounded as `signed` and `fixed` write it, the same in every language. */
export function asWritten(value: number): number {
  return Number(written.format(value));
}
