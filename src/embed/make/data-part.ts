/** A data part of the embed as the text of a script: it hands a value in as if it were a part that was written. */
import { type DataParts, REGISTRY } from '../parts.ts';

/**
 * `name` as in the part's address: `match/first-dawn.en`. The text may also stand inside a page's own
 * script element: nothing in it ends one, and no line ends within a string.
 */
export function dataPart<Kind extends keyof DataParts>(
  name: Kind | `${Kind}/${string}`,
  value: DataParts[Kind],
): string {
  return `globalThis.${REGISTRY}?.hand(${literal(name)},${literal(value)});\n`;
}

function literal(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
