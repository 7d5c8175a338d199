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
