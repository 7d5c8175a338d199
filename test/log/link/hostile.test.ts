import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, lettersOf } from '../../../src/log/link/alphabet.ts';
import { checksumOf } from '../../../src/log/link/checksum.ts';
import { printLink } from '../../../src/log/link/print-link.ts';
import { readLink } from '../../../src/log/link/read-link.ts';
import { parseText } from '../../../src/log/text/parse.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function linkOf(path: string): string {
  const printed = printLink(parseText(readFileSync(path, 'utf8')).match, 0);
  if ('refused' in printed) throw new Error(printed.refused);
  return printed.text;
}

const LINKS = ['logs/first-dawn.revlog', 'logs/two-packs.revlog', 'logs/from-memory.revlog'].map(linkOf);

/** A link with a right checksum, whatever it holds. */
function forged(payload: string): string {
  return `1${checksumOf(`1${payload}`)}${payload}`;
}

describe('a link that was cut or altered', () => {
  it.each(LINKS)('is told at every length (link %#)', (link) => {
    for (let end = 0; end < link.length; end += 1) {
      expect(readLink(link.slice(0, end)), String(end)).toHaveProperty('fault');
    }
  });

  it.each(LINKS)('is told whichever letter is another (link %#)', (link) => {
    for (let at = 0; at < link.length; at += 1) {
      for (const letter of [...LETTERS, ' ', '%', 'é', '<']) {
        if (letter === link[at]) continue;
        const altered = link.slice(0, at) + letter + link.slice(at + 1);
        // A blank at the very end or start is none of the link's.
        expect(readLink(altered), altered).toHaveProperty('fault');
      }
    }
  });

  it('is the same with blanks and line ends around it', () => {
    const [link = ''] = LINKS;
    expect(readLink(` ${link}\n`)).toEqual(readLink(link));
  });

  it.each([
    ['', 'empty'],
    ['1', 'broken'],
    ['2AAAA', 'version'],
    ['1AAA=', 'letters'],
    ['<script>', 'letters'],
    [`1${'A'.repeat(400_000)}`, 'too-long'],
    [' '.repeat(400_000), 'empty'],
  ])('says what is wrong with %.20j', (link, fault) => {
    expect(readLink(link)).toEqual({ fault });
  });
});

describe('a link with a right checksum that nobody printed', () => {
  it('gives a log or a fault, and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const read = readLink(forged(lettersOf(bytes)));
        expect('fault' in read ? read.fault === 'broken' : Array.isArray(read.problems)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes little time, however long it is and whatever it repeats', () => {
    const start = performance.now();
    for (const letter of LETTERS) readLink(forged(letter.repeat(59_000)));
    for (const pair of ['Aw', '9_', 'zA', '-g']) readLink(forged(pair.repeat(29_000)));
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('of a link with one byte changed gives a log or a fault', () => {
    for (const link of LINKS) {
      const bytes = bytesOf(link.slice(5));
      for (let at = 0; at < bytes.length; at += 1) {
        for (const flip of [1, 16, 128, 255]) {
          const other = Uint8Array.from(bytes, (byte, i) => (i === at ? byte ^ flip : byte));
          const read = readLink(forged(lettersOf(other)));
          expect('fault' in read || typeof read.text === 'string').toBe(true);
        }
      }
    }
  });
});
