/**
 * What happened at each moment of a match, and why it was allowed or forced. Clauses bear no full stop: the caller closes
 * them, with the rules behind them. `who` and its like are players' names, never to be inflected.
 */
import { type Face, JOKER } from '../../../cards/card.ts';
import type { Direction } from '../../../rules/game.ts';
import { type Part, type Rich, say } from '../../rich.ts';
import type { Titled } from '../names.ts';
import { game } from './game.ts';
import * as words from './words.ts';

export interface Place extends Titled {
  readonly points: number;
}

/** Two titles that trade, and how many cards. */
export interface Trade {
  readonly giver: Titled;
  readonly taker: Titled;
  readonly count: number;
}

/** A player who holds a title. */
export interface Seated extends Titled {
  readonly who: Part;
}

/** A play by rank, naturals and jokers. */
export interface Playable {
  readonly face: Face;
  readonly naturals: number;
  readonly jokers: number;
}

/** What cards with jokers among them count as. */
export interface Worth {
  readonly face: Face;
  readonly size: number;
}

export interface Quad {
  readonly who: Part;
  /** Null where the cards are not known. */
  readonly face: Face | null;
}

const nameOf = ({ title, place }: Titled) => game.title(title, place);
const the = (titled: Titled) => `the ${nameOf(titled)}`;
const The = (titled: Titled) => `The ${nameOf(titled)}`;
const asWorth = (worth: Worth | null) => (worth ? `: ${words.set(worth.face, worth.size)}` : '');
const spot = ({ place, points }: Place) => `${game.place(place)}, ${game.points(points)}`;
const quad = ({ face }: Quad) => (face ? words.set(face, 4) : 'four of a kind');
const ofKind = (n: number) => (n === 2 ? 'pair' : `${words.count(n)} of a kind`);

export const moments = {
  unknownCards: (n: number): string => words.unknownCards(n),
  /** Cards that are traded and not shown. */
  cardsFaceDown: (n: number): string => `${n === 1 ? 'a card' : words.cards(n)} face down`,
  /** Added to what the log does not say. */
  inferred: 'The log does not say so: it follows from the rules, or from what was played later',
  /** Added to the reason why something was against the rules. */
  forcedByLog: 'The log says that it happened, and the replay goes on from there',

  /** `leader` is null where the dealer leads. */
  dealt: ({ round, dealer, leader }: { round: number; dealer: Part; leader: Part | null }): Rich =>
    leader === null
      ? say`Round ${round}: ${dealer} deals and will lead`
      : say`Round ${round}: ${dealer} deals, and ${leader} will lead`,
  dealSizes: ({ each, left }: { each: number; left: number }): string =>
    left === 0
      ? `Each player has ${words.cards(each)}`
      : `Each player has ${words.cards(each)}; ${words.count(left)} stay face down, the talon`,
  /** Hands that differ by one; `who` (null: too many to name) got `each` and one more, `count` of them. */
  dealUneven: ({ each, who, count }: { each: number; who: readonly Part[] | null; count: number }): Rich => {
    const some = who ? words.list(who) : [`${words.count(count)} of them`];
    return say`Each player has ${words.cards(each)}, and ${some} one more`;
  },
  luckLeads: 'Luck decides who leads in the first round',
  luckDeals: 'Luck decides who deals in the first round, and the dealer leads',
  titleDeals: (titled: Titled): string => `${The(titled)} deals, and leads once the trades are made`,
  titleDealsAnotherLeads: ({ deals, leads }: { deals: Titled; leads: Titled }): string =>
    `${The(deals)} deals, and ${the(leads)} leads once the trades are made`,
  untitled: 'Nobody has a title yet, so nothing is traded and no revolution is looked for',
  untraded: 'Nobody has a title yet, so nothing is traded',
  /** Of the one in the middle. */
  tradesNothing: ({ who, ...titled }: Titled & { who: Part }): Rich =>
    say`${who}, ${the(titled)}, stands in the middle and trades nothing`,
  titlesUnknown: 'Who held which title before is not known',
  titlesDrawn: 'The titles of the first round were drawn by lot',

  gave: ({ who, to, cards }: { who: Part; to: Part; cards: Part; taker: Titled | null }): Rich =>
    say`${who} gives ${cards} to ${to}`,
  givesBest: ({ giver, taker, count }: Trade): string =>
    count === 1
      ? `${The(giver)} must give ${the(taker)} the best card dealt`
      : `${The(giver)} must give ${the(taker)} the best ${words.count(count)} of the cards dealt`,
  bestByNormalOrder: ({ joker }: { joker: boolean }): string =>
    joker
      ? 'Best is by the order in which every round begins, the joker above all'
      : 'Best is by the normal order, for a revolution is not known yet',
  choiceOfSuits: 'Among cards of equal rank, the giver picks the suits',
  givesFreely: ({ giver, taker, count }: Trade): string =>
    `${The(giver)} gives ${the(taker)} ${words.cards(count)} in return, any of those dealt`,
  looksFirst: (titled: Titled): string => `${The(titled)} may look at it before giving anything back`,
  returnsFreely: ({ giver, taker, count }: Trade): string =>
    `${The(giver)} has seen what came, and gives ${the(taker)} ${words.cards(count)} in return, any in the hand, those just received too`,
  tradeCapped: 'No trade is larger than the smaller of the two hands',
  secretTrade: 'Both choose before they see what comes, and only the two of them know the cards',
  swapped: ({ who, cards }: { who: Part; cards: Part }): Rich =>
    say`${who} lays aside ${cards} and takes the talon`,
  maySwap: ({ count, ...titled }: Titled & { count: number }): string =>
    `${The(titled)} may change exactly ${words.cards(count)} for those of the talon, unseen`,
  foundInTalon: ({ cards }: { cards: Part }): Rich => say`The talon held ${cards}`,
  kept: ({ who }: { who: Part }): Rich => say`${who} leaves the talon where it lies`,
  mayKeep: (titled: Titled): string =>
    `${The(titled)} may lay as many cards aside and take the talon unseen, but need not`,

  noRevolution: 'No revolution: the order stays as it is',
  /** `below`: the titles whose holders can declare one. */
  noneBelow: ({ below }: { below: readonly Titled[] }): Rich =>
    say`Only four of a kind in the hand of ${words.listOr(below.map(the))} declares a revolution, and there is none`,
  idleQuad: (held: Quad): Rich => say`${held.who} holds ${quad(held)}, but that counts for nothing here`,
  declared: ({ holders }: { holders: readonly Quad[] }): Rich =>
    say`Revolution! ${words.list(holders.map((one) => say`${one.who} holds ${quad(one)}`))}`,
  declaredWhy: ({ below }: { below: readonly Titled[] }): Rich =>
    say`Four of a kind in the hand of ${words.listOr(below.map(the))} declares it, and nobody is asked`,
  upsideDown: ({ low, high }: { low: Face; high: Face }): string =>
    `Until the round ends the order is upside down: ${words.faces(low)} are lowest and ${words.faces(high)} highest`,
  postponed: ({ holders }: { holders: readonly Quad[] }): Rich =>
    say`The revolution is postponed: ${words.list(holders.map((one) => say`${one.who} holds ${quad(one)}`))}`,
  wouldDeclare: (held: Quad): Rich => say`${held.who}’s ${quad(held)} would declare a revolution`,
  postponedWhy: ({ above }: { above: readonly Titled[] }): Rich =>
    say`Four of a kind in the hand of ${words.listOr(above.map(the))} puts it off`,
  nothingCarried: 'Nothing changes in this round, and nothing is carried over to the next',

  /** `worth` is null where the cards say it themselves. */
  led: ({ who, cards, worth }: { who: Part; cards: Part; worth: Worth | null }): Rich =>
    say`${who} leads ${cards}${asWorth(worth)}`,
  leadWhy: 'Whoever leads may lay any number of cards of one rank, but may not pass',
  dealerLeads: 'The dealer leads the first trick',
  luckLed: 'Luck chose who leads the first trick',
  titleLeads: (titled: Titled): string => `${The(titled)} leads the first trick`,
  wildJoker: ({ face, jokers }: { face: Face; jokers: number }): string =>
    jokers === 1
      ? `The joker stands for ${words.set(face, 1)}`
      : `The jokers stand for ${words.set(face, jokers)}`,
  jokersAlone: ({ jokers }: { jokers: number }): string =>
    jokers === 1
      ? 'By itself a joker stands for no other card: it is the highest'
      : 'By themselves jokers stand for no other card: they are the highest',
  onlyPasses: ({ leads }: { leads: Part }): Rich =>
    say`Nothing beats a joker, so the others can only pass, and ${leads} leads the next trick`,
  /** `face`, `size`: what lay on top. `beats` is false for what the rules did not allow. */
  followed: (facts: {
    who: Part;
    cards: Part;
    under: Part;
    face: Face | null;
    size: number;
    beats: boolean;
    worth: Worth | null;
  }): Rich =>
    say`${facts.who} lays ${facts.cards}${facts.worth ? `, ${words.set(facts.worth.face, facts.worth.size)},` : ''} over ${words.setBy(facts.under, facts.face, facts.size)}`,
  /** `size` cards of `face` over `topSize` of `topFace`; a face is null where it is not known; `exact`: no more were allowed. */
  beats: (facts: {
    face: Face | null;
    size: number;
    topFace: Face | null;
    topSize: number;
    direction: Direction;
    exact: boolean;
  }): string => {
    const { face, size, topFace, topSize, direction, exact } = facts;
    const higher = face && topFace ? beatsRank(face, topFace, direction) : 'the rank must be higher';
    if (size > topSize) {
      const more = `${words.capital(words.count(size))} cards may answer ${words.count(topSize)}`;
      return `${more}, and ${higher}; from now on at least ${words.count(size)} are asked for`;
    }
    if (size === 1) return words.capital(higher);
    return `${exact ? 'Exactly as' : 'As'} many cards as are asked for, and ${higher}`;
  },
  /** Who may act before the trick ends (null: all others who hold cards), and who leads the next if none of them does. */
  mayAnswer: ({ who, leads }: { who: readonly Part[] | null; leads: Part }): Rich =>
    say`${who ? words.list(who) : 'The others'} may still answer; otherwise ${leads} leads the next trick`,
  nobodyAnswers: 'Nobody else may answer any more, so the trick is over',
  /** Ends the headline of a play that emptied a hand. */
  goesOut: (place: Place): string => `, and goes out as ${nameOf(place)} (${spot(place)})`,
  outWhy: 'Whoever lays their last card takes the next free place',
  lastHolder: (place: Place & { who: Part }): Rich =>
    say`Only ${place.who} still holds cards, so the round is over: ${nameOf(place)}, ${spot(place)}`,
  /** `counter`: it turned the order back. */
  revolted: (facts: { who: Part; cards: Part; worth: Worth | null; counter: boolean }): Rich =>
    say`${facts.who} lays ${facts.cards}${facts.worth ? `, ${words.set(facts.worth.face, facts.worth.size)},` : ''} for a ${facts.counter ? 'counter-revolution' : 'revolution'}`,
  revoltMove: ({ size }: { size: number }): string =>
    `Between two tricks anybody may lay ${words.count(size)} equal cards for a revolution; they are out of the round`,
  revoltAgain: 'Before the next lead anybody may make one more, as often as the cards allow',
  /** `low`, `high`: the weakest rank and the strongest; the joker is above both. */
  turned: ({ low, high, direction }: { low: Face; high: Face; direction: Direction }): string => {
    const ends = `${words.faces(low)} are lowest, ${words.faces(high)} highest, and the joker stays above them`;
    return direction === 'reversed'
      ? `Until it is turned back or the round ends, the order is upside down: ${ends}`
      : `Every second revolution turns the order back: ${ends}`;
  },
  leadStays: ({ leader }: { leader: Part }): Rich => say`The lead stays where it was: ${leader} leads next`,
  leadMoves: ({ who, leader }: { who: Part; leader: Part }): Rich =>
    say`${who} was to lead but has no cards left, so the next in turn who has some leads: ${leader}`,
  revoltOut: 'Whoever lays their last cards for a revolution takes the next free place too',

  /** `winner` is set where the pass ended the trick. */
  passed: ({ who, forced, winner }: { who: Part; forced: boolean; winner: Part | null }): Rich =>
    say`${who} ${forced ? 'must pass' : 'passes'}${winner ? say`, and ${winner} takes the trick` : ''}`,
  tooFewHeld: ({ who, held, needed }: { who: Part; held: number; needed: number }): Rich =>
    say`${who} has only ${words.cards(held)} left where ${words.count(needed)} are asked for`,
  /** `wild`: the hand has jokers, and they were counted. */
  noSet: ({ who, needed, wild }: { who: Part; needed: number; wild: boolean }): Rich =>
    say`${who} holds no ${ofKind(needed)}${wild ? ', jokers counted in' : ''}`,
  nothingBeatsJokers: 'Nothing beats a joker, not even another joker',
  nothingHigher: (facts: { who: Part; needed: number; top: Face; direction: Direction }): Rich => {
    const what = facts.needed === 1 ? 'card' : ofKind(facts.needed);
    const order = facts.direction === 'reversed' ? ' in the upside-down order' : '';
    return say`${facts.who} holds no ${what} that beats ${words.set(facts.top, facts.needed)}${order}`;
  },
  nothingFits: ({ who }: { who: Part }): Rich => say`${who} holds nothing that beats the top`,
  /** `top` is the highest rank there is. */
  nothingBeats: ({ top, direction }: { top: Face; direction: Direction }): string =>
    `Nothing beats ${words.faces(top)}${direction === 'reversed' ? ' in the upside-down order' : ''}`,
  /** `plays`: a few of those that were open. */
  couldPlay: ({ plays }: { plays: readonly Playable[] }): Rich => {
    const open = words
      .listOr(plays.map(({ face, naturals, jokers }) => words.setWithJokers(face, naturals, jokers)))
      .join('');
    return say`${words.capital(open)} could have been laid, but passing is always allowed`;
  },
  couldPlayMuch: ({ plays }: { plays: number }): string =>
    `There were ${words.count(plays)} ways to answer, but passing is always allowed`,
  mayPass: 'Whoever does not lead may pass, able to answer or not',
  passForTurn: ({ who }: { who: Part }): Rich =>
    say`If the turn comes round again in this trick, ${who} may still play`,
  passForTrick: ({ who }: { who: Part }): Rich => say`${who} is out of this trick until it ends`,
  allPassed: 'Everybody else who holds cards has passed since the last play, so the trick is over',

  cleared: ({ trick, winner }: { trick: number; winner: Part }): Rich =>
    say`${winner} takes trick ${trick} and leads the next`,
  clearedFor: ({ trick, winner, leader }: { trick: number; winner: Part; leader: Part }): Rich =>
    say`${winner} takes trick ${trick}; ${leader} leads the next`,
  clearedLast: ({ trick }: { trick: number }): Rich => say`Trick ${trick} was the last of the round`,
  winnerLeads: 'The cards are set aside, and whoever laid last leads',
  nextLeads: ({ winner }: { winner: Part }): Rich =>
    say`${winner} has no cards left, so the next in turn who has some leads`,
  restCountsNothing: 'Cards still on the table or in a hand count for nothing',

  ranked: ({ round, places }: { round: number; places: readonly (Place & { who: Part })[] }): Rich =>
    say`Round ${round} is over: ${words.list(
      places.map((one) => say`${nameOf(one)} ${one.who} (${game.points(one.points)})`),
    )}`,
  rankedWhy: 'Places are taken in the order of going out, and the points of a round add up to zero',
  pointsOurs: 'The game itself knows no points: these only keep the score',
  /** `leader` is null where the dealer leads. */
  dealsNext: ({ who, leader, ...titled }: Seated & { leader: Seated | null }): Rich =>
    leader
      ? say`If another round follows, ${who} deals, as ${nameOf(titled)}, and ${leader.who} leads, as ${nameOf(leader)}`
      : say`If another round follows, ${who} deals and leads, as ${nameOf(titled)}`,
};

/** Why a rank beats another; the joker beats all, whichever way up the order is. */
function beatsRank(face: Face, over: Face, direction: Direction): string {
  if (face === JOKER) return 'the joker beats every rank';
  const upturned = direction === 'reversed' ? 'in the upside-down order ' : '';
  return `${upturned}${words.faces(face)} beat ${words.faces(over)}`;
}
