/** What each place of Forradalom means for the next round, in words (F20, F22). */
import type { Messages } from '../../../explain/messages/messages.ts';

type Words = Messages['rules']['figures']['forradalom']['titles'];

/** By place, the first place first. */
export function laterByPlace(players: number, words: Words): string[] {
  const pairs = Math.floor(players / 2);
  return Array.from({ length: players }, (_, i) => {
    const fromEnd = players - 1 - i;
    if (i === fromEnd) return words.middle;
    const text = i < fromEnd ? words.above(pairs - i) : words.below(pairs - fromEnd);
    return fromEnd === 0 ? `${text}; ${words.slave}` : text;
  });
}
