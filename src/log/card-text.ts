/**
 * Cards as people write them, and as we do: `10d`, `TD` and `T♦` (with or without a variation
 * selector) are all `Td`; `7?` is a seven whose suit was not noted, `??` any card, `jo` a joker.
 */
import { JOKER, RANKS, type Rank, type SeenCard, SUITS, type Suit, UNKNOWN } from '../cards/card.ts';

const SYMBOLS: Readonly<Record<Suit, string>> = { d: '♦', h: '♥', c: '♣', s: '♠' };
const SELECTORS = ['', '\uFE0E', '\uFE0F'];

/** What a card may look like, as the source of a regular expression over the whole word. */
export const CARD_PATTERN =
  '^(?:(?:10|[2-9TJQKAtjqka])(?:[dhcsDHCS?]|[♦♥♣♠][\\uFE0E\\uFE0F]?)|\\?\\?|[jJ][oO])$';

const SPELLINGS: ReadonlyMap<string, SeenCard> = new Map(allSpellings());

/** The card that a word means, or null when it means none. */
export function readCard(word: string): SeenCard | null {
  return SPELLINGS.get(word) ?? null;
}

function* allSpellings(): Generator<readonly [string, SeenCard]> {
  yield [UNKNOWN, UNKNOWN];
  for (const joker of ['jo', 'Jo', 'jO', 'JO']) yield [joker, JOKER];
  for (const rank of RANKS) {
    for (const face of rankSpellings(rank)) {
      yield [`${face}?`, `${rank}?`];
      for (const suit of SUITS) {
        for (const mark of suitSpellings(suit)) yield [face + mark, `${rank}${suit}`];
      }
    }
  }
}

function rankSpellings(rank: Rank): string[] {
  const letters = [...new Set([rank, rank.toLowerCase()])];
  return rank === 'T' ? [...letters, '10'] : letters;
}

function suitSpellings(suit: Suit): string[] {
  return [suit, suit.toUpperCase(), ...SELECTORS.map((selector) => SYMBOLS[suit] + selector)];
}
