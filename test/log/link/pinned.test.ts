/** Links of version 1 that were made when it was published. What they hold never changes: these values are not to be renewed. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLink } from '../../../src/log/link/read-link.ts';

interface Pinned {
  readonly link: string;
  /** By line. */
  readonly log: readonly string[];
}

const PINNED: readonly Pinned[] = JSON.parse(readFileSync('test/log/link/pinned.json', 'utf8'));

describe('a link of version 1', () => {
  it.each(PINNED)('holds for ever what it held: $link', ({ link, log }) => {
    const read = readLink(link);
    expect('text' in read && read.text).toBe(log.join('\n'));
  });
});
