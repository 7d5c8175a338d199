import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentKey } from '../../../src/analysis/review/content-key.ts';
import { foldText } from '../../support/fold-text.ts';

const LOG = readFileSync(new URL('../../../logs/put-off.revlog', import.meta.url), 'utf8');

function keyOf(text: string): string {
  const timeline = foldText(text);
  return contentKey(timeline, timeline.rounds);
}

const KEY = keyOf(LOG);

describe('the key of a log', () => {
  it('is sixteen hexadecimal digits, and stays what it is', () => {
    expect(KEY).toMatch(/^[0-9a-f]{16}$/);
    expect(KEY).toBe('3cd2901d481a03ce');
  });

  it('does not hang on names, places, commentary and the order in which cards are written', () => {
    const renamed = LOG.replaceAll('Ari Malachitis', 'Ari M.')
      .replace(/^place .*$/m, 'place Elsewhere')
      .replace(/^( {2})?;.*\n/gm, '')
      .replace(/ ;\w\w .*$/gm, '');
    expect(renamed).not.toBe(LOG);
    expect(keyOf(renamed)).toBe(KEY);
    const hand = /^deal ari (.*)$/m.exec(LOG)?.[1] ?? '';
    const reversed = hand.split(' ').reverse().join(' ');
    expect(reversed).not.toBe(hand);
    expect(keyOf(LOG.replace(hand, reversed))).toBe(KEY);
  });

  it('hangs on every card, every action and the rules', () => {
    expect(keyOf(LOG.replace('rules anemaki', 'rules anemaki pass=trick'))).not.toBe(KEY);
    const timeline = foldText(LOG);
    const [first, ...rest] = timeline.rounds;
    if (!first) throw new Error('a match without rounds');
    const without = first.frames.map((_, i) => {
      const frames = first.frames.filter((_frame, at) => at !== i);
      return contentKey(timeline, [{ ...first, frames }, ...rest]);
    });
    expect(without.length).toBeGreaterThan(50);
    expect(new Set([KEY, ...without]).size).toBe(without.length + 1);
  });
});
