/** Rounds numbers before they are printed or stored, the same way everywhere. */

/** The value to so many digits after the point, halves up; never −0. */
export function roundTo(value: number, digits: number): number {
  // Not a power: engines may compute those differently.
  const scale = Number(`1e${digits}`);
  return Math.round(value * scale) / scale + 0;
}
