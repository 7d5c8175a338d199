/** Hungarian words for cards and small numbers, with the endings that sentences need. */
import { type Face, faceOf, JOKER, type SeenCard, type Suit, suitOf, UNKNOWN } from '../../../cards/card.ts';
import { makeCardWords } from '../card-words.ts';
import { makeList } from '../formats.ts';

interface Noun {
  readonly one: string;
  readonly accusative: string;
  /** With the ending of what somebody has: `Physo nyolcasa`. */
  readonly owned: string;
}

const FACES: Readonly<Record<Face, Noun>> = {
  '2': { one: 'kettes', accusative: 'kettest', owned: 'kettese' },
  '3': { one: 'hármas', accusative: 'hármast', owned: 'hármasa' },
  '4': { one: 'négyes', accusative: 'négyest', owned: 'négyese' },
  '5': { one: 'ötös', accusative: 'ötöst', owned: 'ötöse' },
  '6': { one: 'hatos', accusative: 'hatost', owned: 'hatosa' },
  '7': { one: 'hetes', accusative: 'hetest', owned: 'hetese' },
  '8': { one: 'nyolcas', accusative: 'nyolcast', owned: 'nyolcasa' },
  '9': { one: 'kilences', accusative: 'kilencest', owned: 'kilencese' },
  T: { one: 'tízes', accusative: 'tízest', owned: 'tízese' },
  J: { one: 'bubi', accusative: 'bubit', owned: 'bubija' },
  Q: { one: 'dáma', accusative: 'dámát', owned: 'dámája' },
  K: { one: 'király', accusative: 'királyt', owned: 'királya' },
  A: { one: 'ász', accusative: 'ászt', owned: 'ásza' },
  [JOKER]: { one: 'dzsóker', accusative: 'dzsókert', owned: 'dzsókere' },
};

const CARD: Noun = { one: 'lap', accusative: 'lapot', owned: 'lapja' };

const SUITS: Readonly<Record<Suit, string>> = { d: 'káró', h: 'kőr', c: 'treff', s: 'pikk' };

/** Before a noun. */
const NUMBERS = [
  'nulla',
  'egy',
  'két',
  'három',
  'négy',
  'öt',
  'hat',
  'hét',
  'nyolc',
  'kilenc',
  'tíz',
  'tizenegy',
  'tizenkét',
];
/** Where no noun follows. */
const ALONE: Readonly<Record<number, string>> = { 2: 'kettő', 12: 'tizenkettő' };

export const list = /* @__PURE__ */ makeList('hu', 'conjunction');
export const listOr = /* @__PURE__ */ makeList('hu', 'disjunction');

/** `két`, before a noun. */
export function count(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** `kettő`, without a noun. */
export function countAlone(n: number): string {
  return ALONE[n] ?? count(n);
}

export function cards(n: number): string {
  return `${count(n)} lap`;
}

export function face(of: Face): string {
  return FACES[of].one;
}

export function faceAccusative(of: Face): string {
  return FACES[of].accusative;
}

export function suit(of: Suit): string {
  return SUITS[of];
}

/** `három nyolcas`; `három lap` where the rank is not known. */
export function set(of: Face | null, n: number): string {
  return `${count(n)} ${noun(of).one}`;
}

/** `három nyolcast`. */
export function setAccusative(of: Face | null, n: number): string {
  return `${count(n)} ${noun(of).accusative}`;
}

/** `egy hatost dzsókerrel`, `két hatost két dzsókerrel`, `két dzsókert`. */
export function setWithJokersAccusative(of: Face, naturals: number, jokers: number): string {
  if (jokers === 0 || of === JOKER) return setAccusative(of, naturals + jokers);
  return `${setAccusative(of, naturals)} ${withJokers(jokers)}`;
}

/** `egy hatos dzsókerrel`, `két hatos két dzsókerrel`, `két dzsóker`. */
export function setWithJokers(of: Face, naturals: number, jokers: number): string {
  if (jokers === 0 || of === JOKER) return set(of, naturals + jokers);
  return `${set(of, naturals)} ${withJokers(jokers)}`;
}

/** `három nyolcasa`, after an owner’s name; one card without its number. */
export function setOwned(of: Face | null, n: number): string {
  return n === 1 ? noun(of).owned : `${count(n)} ${noun(of).owned}`;
}

/** `három nyolcasát`. */
export function setOwnedAccusative(of: Face | null, n: number): string {
  return lengthened(setOwned(of, n), 't');
}

/** `három nyolcasára`. */
export function setOwnedOnto(of: Face | null, n: number): string {
  const owned = setOwned(of, n);
  return lengthened(owned, owned.endsWith('a') ? 'ra' : 're');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `treff tízes`, as a label. */
export function cardLabel(card: SeenCard): string {
  const of = faceOf(card);
  if (card === UNKNOWN || of === null) return 'ismeretlen lap';
  if (of === JOKER) return face(JOKER);
  const known = suitOf(card);
  return known ? `${suit(known)} ${face(of)}` : `ismeretlen színű ${face(of)}`;
}

export const cardsInWords = /* @__PURE__ */ makeCardWords({
  one: (card) => (card === JOKER ? set(JOKER, 1) : cardLabel(card)),
  set,
  unknown: (n) => `${count(n)} ismeretlen lap`,
  list,
});

function withJokers(n: number): string {
  return `${n === 1 ? '' : `${count(n)} `}dzsókerrel`;
}

function noun(of: Face | null): Noun {
  return of === null ? CARD : FACES[of];
}

/** The last vowel grows long before an ending: nyolcasa, nyolcasát. */
function lengthened(word: string, ending: string): string {
  return `${word.slice(0, -1)}${word.endsWith('a') ? 'á' : 'é'}${ending}`;
}

export function trick(n: number): string {
  return `${n}. ütés`;
}
