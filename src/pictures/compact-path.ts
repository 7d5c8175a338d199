/** Outlines in fewer letters: numbers to tenths of a pixel, steps relative, straight curves as lines. */

/** How many numbers each command of a plain path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** A curve that strays less than this from its chord, in tenths, is a line. */
const STRAIGHT = 0.7;

/** Numbers below this, in tenths, are remembered as text. */
const SMALL = 1000;

/**
 * A path of the commands M, L, Q, C and Z, in absolute numbers, as relative ones. Points are rounded before they are told apart, so
 * that no error adds up. O(length). Throws an Error on any other command.
 */
export function compactPath(path: string): string {
  const words = path.match(/[A-Za-z]|-?[\d.]+(?:e-?\d+)?/g) ?? [];
  const pen = new Pen();
  for (let i = 0; i < words.length; ) {
    const command = words[i] ?? '';
    const takes = TAKES[command];
    if (takes === undefined) throw new Error(`A path cannot be made compact: ${command}.`);
    const points = words.slice(i + 1, i + 1 + takes).map((word) => Math.round(Number(word) * 10));
    i += 1 + takes;
    pen.draw(command, points, words[i] === 'Z');
  }
  return pen.path;
}

/** Writes relative commands, leaving out what need not be said. */
class Pen {
  path = '';
  #x = 0;
  #y = 0;
  #start = { x: 0, y: 0 };
  /** Where the next smooth curve would bend to, relative; null after anything but a curve. */
  #bend: { x: number; y: number } | null = null;
  #command = '';
  #word = '';

  draw(command: string, points: readonly number[], closes: boolean): void {
    if (command === 'Z') this.#close();
    else this.#draw(command, points, closes);
  }

  #close(): void {
    this.path += 'z';
    this.#command = 'z';
    this.#bend = null;
    this.#x = this.#start.x;
    this.#y = this.#start.y;
  }

  #draw(command: string, points: readonly number[], closes: boolean): void {
    const steps = points.map((point, i) => point - (i % 2 === 0 ? this.#x : this.#y));
    const [dx = 0, dy = 0] = steps.slice(-2);
    const isLine = command === 'L' || (command === 'Q' && isStraight(steps));
    const bend = this.#bend;
    this.#bend = null;
    this.#x += dx;
    this.#y += dy;
    if (command === 'M') {
      this.#start = { x: this.#x, y: this.#y };
      this.#write('m', steps);
    } else if (isLine) {
      const returns = closes && this.#x === this.#start.x && this.#y === this.#start.y;
      if (!returns) this.#line(dx, dy);
    } else if (command === 'Q') this.#curve(steps, bend);
    else this.#write('c', steps);
  }

  #line(dx: number, dy: number): void {
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.#write('h', [dx]);
    else if (dx === 0) this.#write('v', [dy]);
    else this.#write('l', [dx, dy]);
  }

  #curve([cx = 0, cy = 0, dx = 0, dy = 0]: readonly number[], bend: { x: number; y: number } | null): void {
    const isSmooth = bend !== null && Math.abs(bend.x - cx) <= 1 && Math.abs(bend.y - cy) <= 1;
    if (isSmooth) this.#write('t', [dx, dy]);
    else this.#write('q', [cx, cy, dx, dy]);
    const from = isSmooth && bend ? bend : { x: cx, y: cy };
    this.#bend = { x: dx - from.x, y: dy - from.y };
  }

  #write(command: string, numbers: readonly number[]): void {
    // After an `m`, numbers alone would be a line.
    const again = command === this.#command && command !== 'm';
    if (!again) this.path += command;
    let last = again ? this.#word : '';
    for (const number of numbers) {
      const word = wordOf(number);
      const joins = last === '' || word.startsWith('-') || (word.startsWith('.') && last.includes('.'));
      this.path += joins ? word : ` ${word}`;
      last = word;
    }
    this.#command = command;
    this.#word = last;
  }
}

/** Whether a curve is as good as its chord: it strays little from it, and not beyond its ends. */
function isStraight([cx = 0, cy = 0, dx = 0, dy = 0]: readonly number[]): boolean {
  const length = Math.hypot(dx, dy) || 1;
  const strays = Math.abs(cx * dy - cy * dx) / length;
  const along = (cx * dx + cy * dy) / (length * length);
  return strays <= STRAIGHT && along >= -0.1 && along <= 1.1;
}

const known = new Map<number, string>();

/** Most numbers of a picture are small steps that come again and again. */
function wordOf(tenths: number): string {
  const word = known.get(tenths) ?? String(tenths / 10).replace(/^(-?)0\./, '$1.');
  if (Math.abs(tenths) < SMALL) known.set(tenths, word);
  return word;
}
