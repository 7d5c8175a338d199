/** Small sets as bits of one number. */

/** How many bits are set, of 16. */
export function bitsIn(mask: number): number {
  let n = mask - ((mask >>> 1) & 0x5555);
  n = (n & 0x3333) + ((n >>> 2) & 0x3333);
  n = (n + (n >>> 4)) & 0x0f0f;
  return (n + (n >>> 8)) & 31;
}

/** The index of the lowest bit of a mask that is not empty. */
export function lowestIn(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The mask with the 13 natural ranks turned over; the joker's bit stays. */
export function mirrored(mask: number): number {
  let m = mask & 0x1fff;
  m = ((m >>> 1) & 0x5555) | ((m & 0x5555) << 1);
  m = ((m >>> 2) & 0x3333) | ((m & 0x3333) << 2);
  m = ((m >>> 4) & 0x0f0f) | ((m & 0x0f0f) << 4);
  m = ((m >>> 8) & 0x00ff) | ((m & 0x00ff) << 8);
  return (m >>> 3) | (mask & 0x2000);
}
