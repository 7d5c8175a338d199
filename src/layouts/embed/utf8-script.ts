/**
 * A script of the embed as bytes. A page reads foreign scripts in its own encoding, and old pages in Greek or Hungarian are not in UTF-8:
 * the byte order mark in front says what the script is in, however it is served.
 */
const MARK = '\uFEFF';

export function utf8Script(code: string): string {
  return `${MARK}${code}`;
}

/** The answer of an address at which a script stands. */
export function scriptResponse(code: string): Response {
  return new Response(utf8Script(code), { headers: { 'Content-Type': 'text/javascript' } });
}
