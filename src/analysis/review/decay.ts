/**
 * e⁻ˣ from + − × ÷ alone, so that it has the same bits everywhere; `Math.exp` need not. The argument is cut
 * down by a power of two, the series taken there, and the result squared back.
 */

const SQUARINGS = 8;
const TERMS = 12;
/** Beyond it e⁻ˣ is below 10⁻²¹. */
const FAR = 50;

/** e⁻ˣ for x from 0 up, to within a relative error of 10⁻¹²; 0 where x is above 50. */
export function decay(x: number): number {
  if (x > FAR) return 0;
  const small = x / 2 ** SQUARINGS;
  let sum = 1;
  for (let n = TERMS; n >= 1; n--) sum = 1 - (small / n) * sum;
  for (let i = 0; i < SQUARINGS; i++) sum *= sum;
  return sum;
}
