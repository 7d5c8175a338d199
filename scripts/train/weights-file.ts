/** A file of source with learned weights as whole numbers, formatted as the project's formatter has it. */

/** Weights are counted in this part of a point, so that sums are exact. */
const UNIT = 1024;
const WIDTH = 110;

export function wholeWeights(weights: ArrayLike<number>): Int32Array {
  return Int32Array.from(weights, (weight) => Math.round(weight * UNIT));
}

/** `about` goes into the comment at the top, whole sentences. */
export function weightsFile(name: string, about: string, weights: ArrayLike<number>): string {
  const lines: string[] = [];
  let line = ' ';
  for (const weight of Array.from(weights)) {
    if (line.length + ` ${weight},`.length > WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${weight},`;
  }
  return `/** ${about} */\nexport const ${name} = new Int32Array([\n${[...lines, line].join('\n')}\n]);\n`;
}
