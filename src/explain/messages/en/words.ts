/** English words for cards and small numbers, in the forms that sentences need. */
import { type Face, faceOf, JOKER, type SeenCard, type Suit, suitOf, UNKNOWN } from '../../../cards/card.ts';
import type { Part, Rich } from '../../rich.ts';
import { makeCardWords } from '../card-words.ts';
import { makeList, makePlural } from '../formats.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const FACES: Readonly<Record<Face, readonly [one: string, many: string]>> = {
  '2': ['two', 'twos'],
  '3': ['three', 'threes'],
  '4': ['four', 'fours'],
  '5': ['five', 'fives'],
  '6': ['six', 'sixes'],
  '7': ['seven', 'sevens'],
  '8': ['eight', 'eights'],
  '9': ['nine', 'nines'],
  T: ['ten', 'tens'],
  J: ['jack', 'jacks'],
  Q: ['queen', 'queens'],
  K: ['king', 'kings'],
  A: ['ace', 'aces'],
  [JOKER]: ['joker', 'jokers'],
};

const SUITS: Readonly<Record<Suit, string>> = { d: 'diamonds', h: 'hearts', c: 'clubs', s: 'spades' };

export const plural = /* @__PURE__ */ makePlural('en');
export const list = /* @__PURE__ */ makeList('en-GB', 'conjunction');
export const listOr = /* @__PURE__ */ makeList('en-GB', 'disjunction');

/** Small numbers in words. */
export function count(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** `two cards`. */
export function cards(n: number): string {
  return `${count(n)} ${plural(n, 'card', 'cards')}`;
}

export function face(of: Face): string {
  return FACES[of][0];
}

export function faces(of: Face): string {
  return FACES[of][1];
}

export function suit(of: Suit): string {
  return SUITS[of];
}

/** `an eight`, `three eights`; `three cards` where the rank is not known. */
export function set(of: Face | null, n: number): string {
  if (of === null) return cards(n);
  return n === 1 ? withArticle(face(of)) : `${count(n)} ${faces(of)}`;
}

/** `a six with a joker`, `two sixes with two jokers`, `two jokers`. */
export function setWithJokers(of: Face, naturals: number, jokers: number): string {
  if (jokers === 0 || of === JOKER) return set(of, naturals + jokers);
  return `${set(of, naturals)} with ${set(JOKER, jokers)}`;
}

/** `Physo’s eight`, `Physo’s three eights`. */
export function setBy(who: Part, of: Face | null, n: number): Rich {
  const what = n === 1 && of !== null ? face(of) : set(of, n);
  return [who, `’s ${what}`];
}

/** The text with a capital, to begin a sentence with. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `ten of clubs`, as a label. */
export function cardLabel(card: SeenCard): string {
  const of = faceOf(card);
  if (card === UNKNOWN || of === null) return 'unknown card';
  if (of === JOKER) return 'joker';
  const known = suitOf(card);
  return known ? `${face(of)} of ${suit(known)}` : `${face(of)} of unknown suit`;
}

export const cardsInWords = /* @__PURE__ */ makeCardWords({
  one: (card) => (card === JOKER ? set(JOKER, 1) : `the ${cardLabel(card)}`),
  set,
  unknown: unknownCards,
  list,
});

/** `an unknown card`, `two unknown cards`. */
export function unknownCards(n: number): string {
  return n === 1 ? 'an unknown card' : `${count(n)} unknown cards`;
}

/** `1st`, `2nd`. */
export function ordinal(n: number): string {
  const ends: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  return `${n}${ends[ORDINALS.select(n)] ?? 'th'}`;
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

export function trick(n: number): string {
  return `Trick ${n}`;
}
