/** Bytes as letters that a link may hold (base64url without padding), and back. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Bits in a letter. */
const BITS = 6;

const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** Whether a text is made of these letters alone. */
export function isLetters(text: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(text);
}

export function lettersOf(bytes: Iterable<number>): string {
  let text = '';
  let pending = 0;
  let held = 0;
  for (const byte of bytes) {
    pending = (pending << 8) | byte;
    held += 8;
    for (; held >= BITS; held -= BITS) text += LETTERS[(pending >> (held - BITS)) & 63];
    pending &= (1 << held) - 1;
  }
  return held > 0 ? text + LETTERS[(pending << (BITS - held)) & 63] : text;
}

/** The bytes that letters stand for; bits that fill no byte at the end are kept as a last one, filled up with zeros. */
export function bytesOf(letters: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((letters.length * BITS) / 8));
  let pending = 0;
  let held = 0;
  let at = 0;
  for (const letter of letters) {
    pending = (pending << BITS) | (VALUES.get(letter) ?? 0);
    held += BITS;
    if (held >= 8) {
      held -= 8;
      bytes[at++] = pending >> held;
      pending &= (1 << held) - 1;
    }
  }
  if (held > 0) bytes[at] = pending << (8 - held);
  return bytes;
}
