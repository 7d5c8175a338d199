/** What a review says: deeds without suits, classes of decisions, and the closed set of reasons. */

import type { Class } from '../../../analysis/review/model.ts';
import { type Face, JOKER } from '../../../cards/card.ts';
import { type Part, type Rich, say } from '../../rich.ts';
import { fixed, percent, signed, whole } from './figures.ts';
import * as words from './words.ts';

/** Several faces as cards: two eights and a jack. */
export interface Sets {
  readonly sets: readonly { readonly face: Face; readonly size: number }[];
}

const inWords = ({ sets }: Sets) => words.list(sets.map(({ face, size }) => words.set(face, size)));

export const review = {
  classes: {
    best: 'best',
    equal: 'as good as the best',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  } satisfies Record<Class, string>,
  deeds: {
    play: ({ face, naturals, jokers }: { face: Face; naturals: number; jokers: number }): string =>
      words.setWithJokers(face, naturals, jokers),
    pass: 'pass',
    abstain: 'no revolution',
    revolt: ({ face, naturals, jokers }: { face: Face; naturals: number; jokers: number }): string =>
      `revolution with ${words.setWithJokers(face, naturals, jokers)}`,
    give: (facts: Sets & { readonly to: Part }): Rich => say`give ${facts.to} ${inWords(facts)}`,
    swap: (facts: Sets): Rich => say`swap ${inWords(facts)} for the talon`,
    keep: 'leave the talon',
  },
  /** What a player chose, and what it was worth. */
  choseBest: ({ who, deed }: { who: Part; deed: Rich }): Rich => say`${who} finds the best: ${deed}`,
  choseEqual: ({ who, deed, best }: { who: Part; deed: Rich; best: Rich }): Rich =>
    say`${who} chooses as well as can be told apart: ${deed}, beside ${best}`,
  choseWorse: (facts: {
    who: Part;
    deed: Rich;
    best: Rich;
    cost: number;
    class: 'inaccuracy' | 'mistake' | 'blunder';
  }): Rich =>
    say`${words.capital(review.classes[facts.class])} by ${facts.who}: ${facts.deed}, at a cost of ${fixed(facts.cost)} points; better was: ${facts.best}`,
  proved: 'This is proved, not estimated',
  estimated: ({ worlds, policy }: { worlds: number; policy: string }): string =>
    `Estimated from ${worlds} deals of the cards that the player could not see, played on by “${policy}”`,
  reasons: {
    missesSureWin: 'Another choice made sure of the next place, whatever the others hold',
    splitsGroup: ({ face, held, laid }: { face: Face; held: number; laid: number }): string =>
      `It takes ${words.count(laid)} out of ${words.set(face, held)} that could go together`,
    spendsControl: ({ face }: { face: Face }): string =>
      `Nothing that is still out beats the ${words.face(face)}, and less would have done`,
    missesLead: ({ face, size }: { face: Face; size: number }): string =>
      `Nothing that is still out beats ${words.set(face, size)}: the lead was certain`,
    hardToBeat: ({ face, size, by }: { face: Face; size: number; by: Face }): string =>
      `Only ${words.faces(by)} could still beat ${words.set(face, size)}`,
    beatsTooLow: ({ face, best, size }: { face: Face; best: Face; size: number }): string =>
      `Fewer cards beat ${words.set(best, size)} than ${words.set(face, size)}`,
    spendsStrongest: ({ face, size }: { face: Face; size: number }): string =>
      `It spends ${words.set(face, size)}, the strongest of that size in the hand, where a pass keeps the strength`,
    spendsGroup: ({ laid, needed }: { laid: number; needed: number }): string =>
      `It lays ${words.count(laid)} cards together where the pile asks for ${words.count(needed)}`,
    couldGoLast: ({ face }: { face: Face }): string =>
      `${words.capital(words.faces(face))} can go last: the last cards of a hand need beat nothing`,
    laysFewer: ({ laid, best }: { laid: number; best: number }): string =>
      `It gets rid of ${words.cards(laid)} where ${words.cards(best)} could go`,
    spendsJoker: 'It spends a joker where other cards would do',
    passesSafePlay: ({ face, size }: { face: Face; size: number }): string =>
      `${words.capital(words.set(face, size))} could have gone at no cost to the hand`,
    leadsIntoShortHand: ({ who, cards }: { who: Part; cards: number }): Rich =>
      say`${who} holds only ${words.cards(cards)} and may answer it to go out`,
    keepsLowGroup: ({ face }: { face: Face }): string =>
      `It keeps the ${words.faces(face)}, which hardly ever beat anything and are best led`,
    leavesMoreGroups: ({ groups, best }: { groups: number; best: number }): string =>
      `It leaves ${groups === 1 ? 'one rank' : `${words.count(groups)} different ranks`} to get rid of, the better choice ${best === 0 ? 'none' : words.count(best)}`,
    overtakesHigh: ({ face, best }: { face: Face; best: Face }): string =>
      `The ${words.face(best)} would have been enough in place of the ${words.face(face)}`,
    breaksQuad: ({ face }: { face: Face }): string => `It breaks up four ${words.faces(face)}`,
    mayFeedQuad: ({ face }: { face: Face }): string =>
      `It may complete four ${words.faces(face)} below, and with them a Revolution`,
    givesStrength: ({ face, best }: { face: Face; best: Face }): string =>
      `It gives ${words.set(face, 1)} away where ${words.set(best, 1)} would do`,
    breaksGroup: ({ face }: { face: Face }): string =>
      `It breaks up a group of ${face === JOKER ? words.faces(JOKER) : words.faces(face)}`,
    leavesTalon: 'Two unknown cards are worth more on average than the worst two of this hand',
    takesTalon: 'The hand is worth more as it is than with two unknown cards',
    revoltHurts: 'In the order that this revolution makes, the hand is worth less',
    revoltWouldHelp: ({ face }: { face: Face }): string =>
      `In the order that a revolution with ${words.faces(face)} makes, the hand is worth more`,
    playoutsOnly: 'No rule of thumb names the reason: it is what the playouts come to',
  },
  signed,
  fixed,
  whole,
  percent,
};
