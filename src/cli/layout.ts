/** Plain text in lines of a readable length. */

const WIDTH = 96;

/** Breaks a text between words, each line with the indent; a word too long for a line stands alone. Ends with a line feed. */
export function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((one) => `${indent}${one}\n`).join('');
}

/** Rows of cells as columns two blanks apart, the first flush left, the others flush right. Ends with a line feed. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    }),
  );
  return lines.map((cells) => `${cells.join('  ')}\n`).join('');
}
