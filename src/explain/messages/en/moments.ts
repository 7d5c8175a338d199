/**
 * What happened at each moment of a match, and why it was allowed or forced. Clauses bear no full stop: the caller closes
 * them, with the rules behind them. `who` and its like are players' names, never to be inflected.
 */
import type { Face } from '../../../cards/card.ts';
import type { Direction, TitleId } from '../../../rules/game.ts';
import { type Part, type Rich, say } from '../../rich.ts';
import { game } from './game.ts';
import * as words from './words.ts';

interface Place {
  readonly place: number;
  readonly title: TitleId;
  readonly points: number;
}

/** Two titles that trade, and how many cards. */
interface Trade {
  readonly title: TitleId;
  readonly toTitle: TitleId;
  readonly count: number;
}

interface Quad {
  readonly who: Part;
  /** Null where the cards are not known. */
  readonly face: Face | null;
}

const the = (title: TitleId) => `the ${game.title(title)}`;
const spot = ({ place, points }: Place) => `${game.place(place)}, ${game.points(points)}`;
const quad = ({ face }: Quad) => (face ? words.set(face, 4) : 'four of a kind');
const ofKind = (n: number) => (n === 2 ? 'pair' : `${words.count(n)} of a kind`);

export const moments = {
  unknownCards: (n: number): string => words.unknownCards(n),
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
  luckDeals: 'Luck decides who deals in the first round, and the dealer leads',
  titleDeals: ({ title }: { title: TitleId }): string =>
    `The ${game.title(title)} deals, and leads once the trades are made`,
  untitled: 'Nobody has a title yet, so nothing is traded and no revolution is looked for',
  titlesUnknown: 'Who held which title before is not known',
  titlesDrawn: 'The titles of the first round were drawn by lot',

  gave: ({ who, to, cards }: { who: Part; to: Part; cards: Part; toTitle: TitleId | null }): Rich =>
    say`${who} gives ${cards} to ${to}`,
  givesBest: ({ title, toTitle, count }: Trade): string =>
    count === 1
      ? `${words.capital(the(title))} must give ${the(toTitle)} the best card dealt`
      : `${words.capital(the(title))} must give ${the(toTitle)} the best ${words.count(count)} of the cards dealt`,
  bestByNormalOrder: 'Best is by the normal order, for a revolution is not known yet',
  choiceOfSuits: 'Among cards of equal rank, the giver picks the suits',
  givesFreely: ({ title, toTitle, count }: Trade): string =>
    `${words.capital(the(title))} gives ${the(toTitle)} ${words.cards(count)} in return, any of those dealt`,
  secretTrade: 'Both choose before they see what comes, and only the two of them know the cards',
  swapped: ({ who, cards }: { who: Part; cards: Part }): Rich =>
    say`${who} lays ${cards} aside and takes the talon`,
  maySwap: ({ title, count }: { title: TitleId; count: number }): string =>
    `${words.capital(the(title))} may change exactly ${words.cards(count)} for those of the talon, unseen`,
  foundInTalon: ({ cards }: { cards: Part }): Rich => say`The talon held ${cards}`,
  kept: ({ who }: { who: Part }): Rich => say`${who} leaves the talon where it lies`,
  mayKeep: ({ title }: { title: TitleId }): string =>
    `${words.capital(the(title))} may take the talon for cards of the same number, but need not`,

  noRevolution: 'No revolution: the order stays as it is',
  /** `below`: the titles whose holders can declare one. */
  noneBelow: ({ below }: { below: readonly TitleId[] }): Rich =>
    say`Only four of a kind in the hand of ${words.listOr(below.map(the))} declares a revolution, and there is none`,
  idleQuad: (held: Quad): Rich => say`${held.who} holds ${quad(held)}, but that counts for nothing here`,
  declared: ({ holders }: { holders: readonly Quad[] }): Rich =>
    say`Revolution! ${words.list(holders.map((one) => say`${one.who} holds ${quad(one)}`))}`,
  declaredWhy: ({ below }: { below: readonly TitleId[] }): Rich =>
    say`Four of a kind in the hand of ${words.listOr(below.map(the))} declares it, and nobody is asked`,
  upsideDown: ({ low, high }: { low: Face; high: Face }): string =>
    `Until the round ends the order is upside down: ${words.faces(low)} are lowest and ${words.faces(high)} highest`,
  postponed: ({ holders }: { holders: readonly Quad[] }): Rich =>
    say`The revolution is postponed: ${words.list(holders.map((one) => say`${one.who} holds ${quad(one)}`))}`,
  wouldDeclare: (held: Quad): Rich => say`${held.who}’s ${quad(held)} would declare a revolution`,
  postponedWhy: ({ above }: { above: readonly TitleId[] }): Rich =>
    say`Four of a kind in the hand of ${words.listOr(above.map(the))} puts it off`,
  nothingCarried: 'Nothing changes in this round, and nothing is carried over to the next',

  led: ({ who, cards }: { who: Part; cards: Part }): Rich => say`${who} leads ${cards}`,
  leadWhy: 'Whoever leads may lay any number of cards of one rank, but may not pass',
  dealerLeads: 'The dealer leads the first trick',
  titleLeads: ({ title }: { title: TitleId }): string => `The ${game.title(title)} leads the first trick`,
  /** `face`, `size`: what lay on top. `beats` is false for what the rules did not allow. */
  followed: (facts: {
    who: Part;
    cards: Part;
    under: Part;
    face: Face | null;
    size: number;
    beats: boolean;
  }): Rich => say`${facts.who} lays ${facts.cards} over ${words.setBy(facts.under, facts.face, facts.size)}`,
  /** `size` cards of `face` over `topSize` of `topFace`; a face is null where it is not known. */
  beats: (facts: {
    face: Face | null;
    size: number;
    topFace: Face | null;
    topSize: number;
    direction: Direction;
  }): string => {
    const { face, size, topFace, topSize, direction } = facts;
    const upturned = direction === 'reversed' ? 'in the upside-down order ' : '';
    const higher =
      face && topFace
        ? `${upturned}${words.faces(face)} beat ${words.faces(topFace)}`
        : 'the rank must be higher';
    if (size > topSize) {
      const more = `${words.capital(words.count(size))} cards may answer ${words.count(topSize)}`;
      return `${more}, and ${higher}; from now on at least ${words.count(size)} are asked for`;
    }
    return size === 1 ? words.capital(higher) : `As many cards as are asked for, and ${higher}`;
  },
  /** Who may act before the trick ends (null: all others who hold cards), and who leads the next if none of them does. */
  mayAnswer: ({ who, leads }: { who: readonly Part[] | null; leads: Part }): Rich =>
    say`${who ? words.list(who) : 'The others'} may still answer; otherwise ${leads} leads the next trick`,
  nobodyAnswers: 'Nobody else may answer any more, so the trick is over',
  /** Ends the headline of a play that emptied a hand. */
  goesOut: (place: Place): string => `, and goes out as ${game.title(place.title)} (${spot(place)})`,
  outWhy: 'Whoever lays their last card takes the next free place',
  lastHolder: (place: Place & { who: Part }): Rich =>
    say`Only ${place.who} still holds cards, so the round is over: ${game.title(place.title)}, ${spot(place)}`,
  revolted: ({ who, cards }: { who: Part; cards: Part }): Rich => say`${who} lays ${cards} for a revolution`,

  /** `winner` is set where the pass ended the trick. */
  passed: ({ who, forced, winner }: { who: Part; forced: boolean; winner: Part | null }): Rich =>
    say`${who} ${forced ? 'must pass' : 'passes'}${winner ? say`, and ${winner} takes the trick` : ''}`,
  tooFewHeld: ({ who, held, needed }: { who: Part; held: number; needed: number }): Rich =>
    say`${who} has only ${words.cards(held)} left where ${words.count(needed)} are asked for`,
  noSet: ({ who, needed }: { who: Part; needed: number }): Rich => say`${who} holds no ${ofKind(needed)}`,
  nothingHigher: (facts: { who: Part; needed: number; top: Face; direction: Direction }): Rich => {
    const what = facts.needed === 1 ? 'card' : ofKind(facts.needed);
    const order = facts.direction === 'reversed' ? ' in the upside-down order' : '';
    return say`${facts.who} holds no ${what} that beats ${words.set(facts.top, facts.needed)}${order}`;
  },
  nothingFits: ({ who }: { who: Part }): Rich => say`${who} holds nothing that beats the top`,
  /** `sets`: a few of the plays that were open, as `[face, size]`. */
  couldPlay: ({ sets }: { sets: readonly (readonly [Face, number])[] }): Rich => {
    const open = words.listOr(sets.map(([face, size]) => words.set(face, size))).join('');
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
      places.map((one) => say`${game.title(one.title)} ${one.who} (${game.points(one.points)})`),
    )}`,
  rankedWhy: 'Places are taken in the order of going out, and the points of a round add up to zero',
  dealsNext: ({ who, title }: { who: Part; title: TitleId }): Rich =>
    say`In a next round ${who} deals and leads, as ${game.title(title)}`,
};
