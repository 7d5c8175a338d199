/** Numbers as a drawing has them. */

/** To hundredths; anything that is not a finite number becomes 0, so that no `NaN` reaches a path. */
export function round(value: number): number {
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : 0;
}

/** `translate(x,y)`, rounded. */
export function translate(x: number, y: number): string {
  return `translate(${round(x)},${round(y)})`;
}
