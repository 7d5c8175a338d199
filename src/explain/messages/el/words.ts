/** Greek words for cards, titles and small numbers, in the cases and genders that sentences need. */
import { type Face, faceOf, JOKER, type SeenCard, type Suit, suitOf, UNKNOWN } from '../../../cards/card.ts';
import { makeCardWords } from '../card-words.ts';
import { makeList, makePlural } from '../formats.ts';

type Gender = 'm' | 'f' | 'n';
/** Cases that sentences use; card terms need no genitive. */
type Case = 'nominative' | 'accusative';

interface Noun {
  readonly gender: Gender;
  readonly one: Readonly<Record<Case, string>>;
  readonly many: Readonly<Record<Case, string>>;
}

const neuter = (one: string, many: string): Noun => ({
  gender: 'n',
  one: { nominative: one, accusative: one },
  many: { nominative: many, accusative: many },
});

const masculine = (one: string, accusative: string, many: string, accusativeMany = many): Noun => ({
  gender: 'm',
  one: { nominative: one, accusative },
  many: { nominative: many, accusative: accusativeMany },
});

const FACES: Readonly<Record<Face, Noun>> = {
  '2': neuter('δυάρι', 'δυάρια'),
  '3': neuter('τριάρι', 'τριάρια'),
  '4': neuter('τεσσάρι', 'τεσσάρια'),
  '5': neuter('πεντάρι', 'πεντάρια'),
  '6': neuter('εξάρι', 'εξάρια'),
  '7': neuter('εφτάρι', 'εφτάρια'),
  '8': neuter('οχτάρι', 'οχτάρια'),
  '9': neuter('εννιάρι', 'εννιάρια'),
  T: neuter('δεκάρι', 'δεκάρια'),
  J: masculine('βαλές', 'βαλέ', 'βαλέδες'),
  Q: { ...neuter('ντάμα', 'ντάμες'), gender: 'f' },
  K: masculine('ρήγας', 'ρήγα', 'ρηγάδες'),
  A: masculine('άσος', 'άσο', 'άσοι', 'άσους'),
  [JOKER]: masculine('μπαλαντέρ', 'μπαλαντέρ', 'μπαλαντέρ'),
};

const CARD = neuter('φύλλο', 'φύλλα');
const EQUAL_CARD = neuter('ίδιο φύλλο', 'ίδια φύλλα');

/** The rank as it is said before a suit: `δέκα σπαθί`. */
const SPOKEN: Partial<Record<Face, string>> = {
  '2': 'δύο',
  '3': 'τρία',
  '4': 'τέσσερα',
  '5': 'πέντε',
  '6': 'έξι',
  '7': 'εφτά',
  '8': 'οχτώ',
  '9': 'εννιά',
  T: 'δέκα',
};

const SUITS: Readonly<Record<Suit, readonly [one: string, many: string]>> = {
  d: ['καρό', 'καρό'],
  h: ['κούπα', 'κούπες'],
  c: ['σπαθί', 'σπαθιά'],
  s: ['μπαστούνι', 'μπαστούνια'],
};

const NUMBERS = [
  'κανένα',
  'ένα',
  'δύο',
  'τρία',
  'τέσσερα',
  'πέντε',
  'έξι',
  'εφτά',
  'οχτώ',
  'εννιά',
  'δέκα',
  'έντεκα',
  'δώδεκα',
];
const NUMBERS_FEMININE = ['καμία', 'μία', 'δύο', 'τρεις', 'τέσσερις'];
const NUMBERS_MASCULINE = ['κανένας', 'ένας', 'δύο', 'τρεις', 'τέσσερις'];

const THE: Readonly<Record<Case, Readonly<Record<'one' | 'many', Readonly<Record<Gender, string>>>>>> = {
  nominative: { one: { m: 'ο', f: 'η', n: 'το' }, many: { m: 'οι', f: 'οι', n: 'τα' } },
  accusative: { one: { m: 'τον', f: 'την', n: 'το' }, many: { m: 'τους', f: 'τις', n: 'τα' } },
};

export const plural = /* @__PURE__ */ makePlural('el');
export const list = /* @__PURE__ */ makeList('el', 'conjunction');
export const listOr = /* @__PURE__ */ makeList('el', 'disjunction');

/** Small numbers in words, in the gender of what is counted. */
export function count(n: number, gender: Gender = 'n', inCase: Case = 'nominative'): string {
  if (gender === 'm' && n === 1 && inCase === 'accusative') return 'έναν';
  const own = gender === 'm' ? NUMBERS_MASCULINE : gender === 'f' ? NUMBERS_FEMININE : NUMBERS;
  return own[n] ?? NUMBERS[n] ?? String(n);
}

/** `δύο φύλλα`. */
export function cards(n: number): string {
  return counted(CARD, n, 'nominative');
}

/** `τρία ίδια φύλλα`, of a rank that is not said. */
export function equalCards(n: number): string {
  return counted(EQUAL_CARD, n, 'nominative');
}

/** `τρία οχτάρια`, `ένας άσος`; cards where the rank is not known. */
export function set(face: Face | null, n: number, inCase: Case = 'accusative'): string {
  return counted(face ? FACES[face] : CARD, n, inCase);
}

/** `ένα εξάρι με μπαλαντέρ`, `δύο εξάρια με δύο μπαλαντέρ`, `δύο μπαλαντέρ`. */
export function setWithJokers(
  of: Face,
  naturals: number,
  jokers: number,
  inCase: Case = 'accusative',
): string {
  if (jokers === 0 || of === JOKER) return set(of, naturals + jokers, inCase);
  return `${set(of, naturals, inCase)} με ${jokers === 1 ? faces(JOKER, 'accusative') : set(JOKER, jokers)}`;
}

/** `έναν` or `μία` of a rank that is said beside it. */
export function countOf(face: Face, n: number, inCase: Case = 'accusative'): string {
  return count(n, FACES[face].gender, inCase);
}

/** `τα τρία οχτάρια`, `τον άσο`. */
export function theSet(face: Face | null, n: number, inCase: Case): string {
  const noun = face ? FACES[face] : CARD;
  const the = THE[inCase][n === 1 ? 'one' : 'many'][noun.gender];
  return n === 1 ? `${the} ${noun.one[inCase]}` : `${the} ${counted(noun, n, inCase)}`;
}

/** `οι άσοι`, `τα εφτάρια`: the rank in general. */
export function theFaces(face: Face, inCase: Case): string {
  const { gender, many } = FACES[face];
  return `${THE[inCase].many[gender]} ${many[inCase]}`;
}

/** `άσοι`, `εφτάρια`. */
export function faces(face: Face, inCase: Case): string {
  return FACES[face].many[inCase];
}

export function face(of: Face): string {
  return FACES[of].one.nominative;
}

export function suit(of: Suit): string {
  return SUITS[of][1];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `δέκα σπαθί`, `άσος κούπα`, as a label. */
export function cardLabel(card: SeenCard): string {
  return labelIn(card, 'nominative');
}

export const cardsInWords = /* @__PURE__ */ makeCardWords({
  one: (card) => (card === JOKER ? set(JOKER, 1) : withArticle(card)),
  set: (face, n) => set(face, n),
  unknown: (n) => `${count(n)} ${plural(n, 'άγνωστο φύλλο', 'άγνωστα φύλλα')}`,
  list,
});

function counted(noun: Noun, n: number, inCase: Case): string {
  const form = n === 1 ? noun.one : noun.many;
  return `${count(n, noun.gender, inCase)} ${form[inCase]}`;
}

function withArticle(card: SeenCard): string {
  const of = faceOf(card);
  return of
    ? `${THE.accusative.one[FACES[of].gender]} ${labelIn(card, 'accusative')}`
    : labelIn(card, 'accusative');
}

function labelIn(card: SeenCard, inCase: Case): string {
  const of = faceOf(card);
  if (card === UNKNOWN || of === null) return 'άγνωστο φύλλο';
  if (of === JOKER) return FACES[JOKER].one[inCase];
  const known = suitOf(card);
  return `${SPOKEN[of] ?? FACES[of].one[inCase]} ${known ? SUITS[known][0] : 'άγνωστου χρώματος'}`;
}

/** A number and the form of a word that goes with it. */
export const many = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

export function trick(n: number): string {
  return `Χαρτωσιά ${n}`;
}
