/**
 * A card as a value: two letters, `7d` or `Th`, so that a hand is a plain list of
 * strings that prints, compares and serialises as it stands. What a card is worth is
 * a question for the rules, never for this file.
 */

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['d', 'h', 'c', 's'] as const;
export const JOKER = 'jo';
export const UNKNOWN = '??';

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
/** A card with a rank and a suit: `7d`. */
export type NaturalCard = `${Rank}${Suit}`;
/** A card of the pack, fully known. */
export type Card = NaturalCard | typeof JOKER;
/** A card as somebody saw it: known, known by its rank alone (`7?`), or not at all (`??`, perhaps a joker). */
export type SeenCard = Card | `${Rank}?` | typeof UNKNOWN;
/** What a card counts as by its face: a rank, or the joker. */
export type Face = Rank | typeof JOKER;

const RANK_SET: ReadonlySet<string> = /* @__PURE__ */ new Set(RANKS);
const SUIT_SET: ReadonlySet<string> = /* @__PURE__ */ new Set(SUITS);

/** The face of a card, or null when it is not known. */
export function faceOf(card: SeenCard): Face | null {
  if (card === JOKER) return JOKER;
  return card === UNKNOWN ? null : (card[0] as Rank);
}

/** The suit of a card, or null when it has none or it is not known. */
export function suitOf(card: SeenCard): Suit | null {
  const suit = card[1];
  return suit !== undefined && card !== JOKER && SUIT_SET.has(suit) ? (suit as Suit) : null;
}

/** Whether rank and suit are both known. */
export function isKnown(card: SeenCard): card is Card {
  return card === JOKER || suitOf(card) !== null;
}

/** Whether a text is exactly a card's canonical form; see `log` for what people may write. */
export function isSeenCard(text: string): text is SeenCard {
  if (text === JOKER || text === UNKNOWN) return true;
  if (text.length !== 2) return false;
  const [rank = '', suit = ''] = text;
  return RANK_SET.has(rank) && (suit === '?' || SUIT_SET.has(suit));
}
