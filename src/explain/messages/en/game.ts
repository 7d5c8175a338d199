/** The terms of the games: titles, cards, phases, numbers. Other topics use the same words for the same things. */
import type { Face, SeenCard, Suit } from '../../../cards/card.ts';
import type { Direction } from '../../../rules/game.ts';
import type { Part, Rich } from '../../rich.ts';
import { makePoints } from '../formats.ts';
import { lookUp, type StateName, type TransitionName } from '../names.ts';
import { title, titleMeaning } from './titles.ts';
import * as words from './words.ts';

const STATES: Readonly<Record<StateName, string>> = {
  dealing: 'dealing',
  exchanging: 'exchanging',
  archonAndDoulos: 'Archon and Doulos',
  yparchonAndYpodoulos: 'Yparchon and Ypodoulos',
  neutralAndTalon: 'Neutral and talon',
  open: 'open',
  half: 'one side has given',
  taking: 'taking',
  returning: 'giving back',
  done: 'done',
  revolutionCheck: 'revolution check',
  tricks: 'tricks',
  leading: 'leading',
  following: 'following',
  betweenTricks: 'between tricks',
  ranking: 'ranking',
  matchOver: 'end of the match',
};

const TRANSITIONS: Readonly<Record<TransitionName, string>> = {
  deal: 'deal',
  give: 'give',
  swap: 'swap',
  keep: 'keep',
  check: 'check',
  play: 'play',
  pass: 'pass',
  clear: 'cards set aside',
  nextRound: 'next round',
  finish: 'finish',
  revolt: 'revolution',
};

export const game = {
  /** The names of the games themselves. */
  games: { anemaki: 'Anemaki', forradalom: 'Forradalom' } as Readonly<Record<string, string>>,
  /** The title's name, with its place (1 = first) where several share it; an id that is not known stands for itself. */
  title,
  titleMeaning,
  /** A state of the statechart by the last part of its path, or a whole dotted path. */
  state: (path: string): string => lookUp(STATES, path.split('.').at(-1) ?? '') ?? path,
  /** A transition's event, as the statechart's drawing labels it. */
  transition: (event: string): string => lookUp(TRANSITIONS, event) ?? event,
  direction: { normal: 'normal order', reversed: 'upside-down order' } satisfies Record<Direction, string>,
  rank: (face: Face): string => words.face(face),
  suit: (suit: Suit): string => words.suit(suit),
  /** A card in words, as a label: "ten of clubs". */
  cardLabel: (card: SeenCard): string => words.cardLabel(card),
  /** Cards in words, as they stand in a sentence: "three eights", "the ace of clubs and the king of spades". */
  cardsInWords: (cards: readonly SeenCard[]): string => words.cardsInWords(cards),
  /** So many cards of a rank: "an eight", "three eights". */
  set: (face: Face | null, size: number): string => words.set(face, size),
  cards: (n: number): string => words.cards(n),
  points: makePoints('en'),
  place: (n: number): string => `${words.ordinal(n)} place`,
  round: (n: number): string => `Round ${n}`,
  trick: words.trick,
  talon: 'talon',
  list: (items: readonly (Part | Rich)[]): Rich => words.list(items),
  listOr: (items: readonly (Part | Rich)[]): Rich => words.listOr(items),
};
