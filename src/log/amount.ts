/** Points and scores as text: whole numbers and halves, with or without a sign. */

const AMOUNT = /^[+\-−]?\d{1,7}(?:\.[05])?$/;

/** The number that a text means, or null; a minus may also be written as the mark of its own. */
export function parseAmount(text: string): number | null {
  return AMOUNT.test(text) ? Number(text.replace('−', '-')) + 0 : null;
}
