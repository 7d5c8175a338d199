/** A JSON Schema as the text of its file, set as our formatter has it. */

/** Lists of plain values, which stand on one line. */
const SCALARS = /\[\s+[^[\]{}]*?\s+\]/g;

export function schemaText(schema: object): string {
  return `${JSON.stringify(schema, null, 2).replace(SCALARS, (list) => list.replace(/\s+/g, ' ').replace(/\[ | \]/g, (end) => end.trim()))}\n`;
}
