/**
 * Writes a match, or one round of it, as a text that fits in an address: about one letter a card, and one a letter of a
 * name. What was written is read again before it is given out.
 */
import type { Match } from '../model.ts';
import { printText } from '../text/print.ts';
import { lettersOf } from './alphabet.ts';
import { carriedOf, type Lost, lostOf } from './carried.ts';
import { checksumOf } from './checksum.ts';
import { bytesOfMatch, LINK_VERSION } from './codec.ts';
import { LinkFault, TooManyChoices } from './coder.ts';
import { COMFORTABLE_LINK, LONGEST_LINK } from './limits.ts';
import { readLink } from './read-link.ts';

/** The match has no such round; it is too long for a link; it holds what would not come back the same. */
export type Refusal = 'no-round' | 'too-long' | 'not-the-same';

export type PrintedLink =
  | { readonly text: string; readonly lost: readonly Lost[] }
  | { readonly refused: Refusal };

/**
 * `round` is an index of the match's rounds. What the rounds before it tell (titles, scores) is not in it: whoever has folded the
 * match writes that into the round first. Cards of one list come back in the order of the pack.
 */
export function printLink(match: Match, round: number | 'all'): PrintedLink {
  const rounds = round === 'all' ? match.rounds : match.rounds.slice(round, round + 1);
  if (rounds.length === 0) return { refused: 'no-round' };
  const chosen = { ...match, rounds };
  const whole = printOnce(chosen, true);
  const isComfortable = 'text' in whole && whole.text.length <= COMFORTABLE_LINK;
  return isComfortable || !hasVariations(chosen) ? whole : printOnce(chosen, false);
}

function hasVariations({ rounds }: Match): boolean {
  return rounds.some(({ entries }) => entries.some(({ type }) => type === 'variation'));
}

function printOnce(match: Match, withVariations: boolean): PrintedLink {
  const carried = carriedOf(match, withVariations);
  const encoded = encode(carried);
  if ('refused' in encoded) return encoded;
  const { payload } = encoded;
  const text = LINK_VERSION + checksumOf(LINK_VERSION + payload) + payload;
  if (text.length > LONGEST_LINK) return { refused: 'too-long' };
  const read = readLink(text);
  const isSame = 'match' in read && printText(read.match) === printText(carried);
  return isSame ? { text, lost: lostOf(match, withVariations) } : { refused: 'not-the-same' };
}

function encode(match: Match): { readonly payload: string } | { readonly refused: Refusal } {
  try {
    const letters = lettersOf(bytesOfMatch(match));
    // Programs that find links in a text leave a dash at the end of one out.
    return { payload: /[-_]$/.test(letters) || letters === '' ? `${letters}A` : letters };
  } catch (error) {
    if (!(error instanceof LinkFault)) throw error;
    return { refused: error instanceof TooManyChoices ? 'too-long' : 'not-the-same' };
  }
}
