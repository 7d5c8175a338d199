import { makePoints } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { lookUp, type StateName, type TransitionName } from '../names.ts';
import { title, titleMeaning } from './titles.ts';
import * as words from './words.ts';

const STATES: Readonly<Record<StateName, string>> = {
  dealing: 'μοίρασμα',
  exchanging: 'ανταλλαγές',
  archonAndDoulos: 'Άρχων και Δούλος',
  yparchonAndYpodoulos: 'Υπάρχων και Υπόδουλος',
  neutralAndTalon: 'Ουδέτερος και ταλόν',
  open: 'εκκρεμεί',
  half: 'έδωσε ο ένας',
  taking: 'παραλαβή',
  returning: 'επιστροφή',
  done: 'έγινε',
  revolutionCheck: 'έλεγχος για επανάσταση',
  tricks: 'χαρτωσιές',
  leading: 'άνοιγμα',
  following: 'απάντηση',
  betweenTricks: 'ανάμεσα στις χαρτωσιές',
  ranking: 'κατάταξη',
  matchOver: 'τέλος του αγώνα',
};

const TRANSITIONS: Readonly<Record<TransitionName, string>> = {
  deal: 'μοίρασμα',
  give: 'δίνει',
  swap: 'αλλάζει με το ταλόν',
  keep: 'αφήνει το ταλόν',
  check: 'έλεγχος',
  play: 'κίνηση',
  pass: 'πάσο',
  clear: 'τα φύλλα στην άκρη',
  nextRound: 'επόμενος γύρος',
  finish: 'τέλος',
  revolt: 'επανάσταση',
};

export const game: Messages['game'] = {
  games: { anemaki: 'Ανεμάκι', forradalom: 'Forradalom' },
  title: (id, place) => title(id, place),
  titleMeaning,
  state: (path) => lookUp(STATES, path.split('.').at(-1) ?? '') ?? path,
  transition: (event) => lookUp(TRANSITIONS, event) ?? event,
  direction: { normal: 'κανονική σειρά', reversed: 'ανάποδη σειρά' },
  rank: words.face,
  suit: words.suit,
  cardLabel: words.cardLabel,
  cardsInWords: words.cardsInWords,
  set: (face, size) => words.set(face, size, 'nominative'),
  cards: words.cards,
  points: makePoints('el'),
  place: (n) => `${n}η θέση`,
  round: (n) => `Γύρος ${n}`,
  trick: words.trick,
  talon: 'ταλόν',
  list: words.list,
  listOr: words.listOr,
};
