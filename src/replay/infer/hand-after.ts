/** What a player must have held, judged by what he lays later: how hands are filled in, and put right where the log contradicts itself. */
import { faceOf, isKnown, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { type Hand, take } from '../../cards/hand.ts';

/** A hand, card by card, with what is known of it by other cards that must be among it; `used` tells which of it those are. */
interface Matched {
  readonly cards: SeenCard[];
  readonly used: boolean[];
}

/** The hand with what is known of its unknown cards: the others named must be among it. The size stays; the same list where nothing is new. */
export function learn(hand: Hand, among: Hand): Hand {
  const { cards } = match(hand, among, among.length);
  return cards.some((card, i) => card !== hand[i]) ? cards : hand;
}

/**
 * What is left of a hand after so many cards of it were laid: first what is laid later, then what is not known to have been laid
 * now. Cards that were laid and not held take the place of others, so that the size stays right. Where it is not known which
 * card was laid, it is not known which of the others stay. Null where the hand is too small.
 */
export function handAfter(hand: Hand, laid: Hand, later: Hand): SeenCard[] | null {
  const size = hand.length - laid.length;
  if (size < 0) return null;
  // A card that is laid later by its rank alone keeps no card of the hand for sure.
  const { cards, used } = match(hand, later.filter(isKnown), size);
  const kept = cards.filter((_, i) => used[i]);
  const others = cards.filter((_, i) => !used[i]);
  const missing = size - kept.length;
  const unlaid = take(
    others,
    laid.filter((card) => card !== UNKNOWN),
  );
  const isOpen = laid.includes(UNKNOWN) && unlaid.left.length > missing;
  const rest = isOpen ? unknownCards(missing) : [...unlaid.left, ...unlaid.taken].slice(0, missing);
  return [...learn([...kept, ...rest], later)];
}

/** The cards of a hand that are not laid later. */
export function spareCards(hand: Hand, later: Hand): SeenCard[] {
  const { cards, used } = match(hand, later, later.length);
  return cards.filter((_, i) => !used[i]);
}

export function unknownCards(count: number): SeenCard[] {
  return Array.from({ length: count }, () => UNKNOWN);
}

/** Finds the cards in the hand, the best known first, no more than `most` of them; those that it cannot hold are left out. */
function match(hand: Hand, sought: Hand, most: number): Matched {
  const cards = [...hand];
  const used = hand.map(() => false);
  let found = 0;
  const use = (card: SeenCard, fits: (held: SeenCard) => boolean) => {
    const at = cards.findIndex((held, i) => !used[i] && fits(held));
    if (at < 0) return false;
    used[at] = true;
    found += 1;
    if (!isKnown(cards[at] ?? UNKNOWN)) cards[at] = card;
    return true;
  };
  const byKnowledge = [
    ...sought.filter(isKnown),
    ...sought.filter((card) => !isKnown(card) && card !== UNKNOWN),
  ];
  for (const card of byKnowledge) {
    if (found >= most) break;
    const face = faceOf(card);
    const isSame = (held: SeenCard) => held === card;
    const isOfRank = (held: SeenCard) => faceOf(held) === face && (!isKnown(card) || !isKnown(held));
    use(card, isSame) || use(card, isOfRank) || use(card, (held) => held === UNKNOWN);
  }
  return { cards, used };
}
