import { makePoints } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { lookUp, type StateName, type TransitionName } from '../names.ts';
import { title, titleMeaning } from './titles.ts';
import * as words from './words.ts';

const STATES: Readonly<Record<StateName, string>> = {
  dealing: 'osztás',
  exchanging: 'csere',
  archonAndDoulos: 'Arkhón és Dúlosz',
  yparchonAndYpodoulos: 'Hüparkhón és Hüpodúlosz',
  neutralAndTalon: 'Semleges és talon',
  open: 'még nincs meg',
  half: 'egyikük adott',
  taking: 'átvétel',
  returning: 'visszaadás',
  done: 'megvan',
  revolutionCheck: 'van-e forradalom',
  tricks: 'ütések',
  leading: 'hívás',
  following: 'felelés',
  betweenTricks: 'két ütés között',
  ranking: 'helyezések',
  matchOver: 'a mérkőzés vége',
};

const TRANSITIONS: Readonly<Record<TransitionName, string>> = {
  deal: 'osztás',
  give: 'ad',
  swap: 'cserél a talonra',
  keep: 'meghagyja a talont',
  check: 'vizsgálat',
  play: 'lerakás',
  pass: 'passz',
  clear: 'lapok félre',
  nextRound: 'következő kör',
  finish: 'vége',
  revolt: 'forradalom',
};

export const game: Messages['game'] = {
  games: { anemaki: 'Anemaki', forradalom: 'Forradalom' },
  title,
  titleMeaning,
  state: (path) => lookUp(STATES, path.split('.').at(-1) ?? '') ?? path,
  transition: (event) => lookUp(TRANSITIONS, event) ?? event,
  direction: { normal: 'rendes sorrend', reversed: 'fordított sorrend' },
  rank: words.face,
  suit: words.suit,
  cardLabel: words.cardLabel,
  cardsInWords: words.cardsInWords,
  set: words.set,
  cards: words.cards,
  points: makePoints('hu'),
  place: (n) => `${n}. hely`,
  round: (n) => `${n}. kör`,
  trick: words.trick,
  talon: 'talon',
  list: words.list,
  listOr: words.listOr,
};
