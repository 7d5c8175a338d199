/** Words around the analysis on a replay page: its panels, how far it is, what its numbers are, and the lessons. */
import type { Part, Rich } from '../../rich.ts';
import { say } from '../../rich.ts';
import { fixed } from './figures.ts';
import { plural } from './words.ts';

export const analysis = {
  decisions: 'Decisions',
  /** How far it is, and the ways to begin and to stop. */
  progress: {
    offer:
      'The decisions of this match have not been judged yet. Your browser can do it, and nothing leaves it; a round takes some seconds.',
    start: 'Analyse the match',
    goOn: 'Go on',
    again: 'Try again',
    cancel: 'Cancel',
    label: 'Analysis',
    working: (done: number, of: number): string =>
      `${done} of ${of} ${plural(of, 'round', 'rounds')} analysed`,
    stopped: (done: number, of: number): string =>
      `Stopped; ${done} of ${of} ${plural(of, 'round', 'rounds')} analysed.`,
    fetching: 'The analysis is on its way …',
    failed: 'The analysis broke off.',
  },
  step: {
    none: 'At this step nobody had a choice.',
    notYet: 'This round has not been analysed yet.',
    branch: 'What was not played is not judged.',
    veiled: 'While hands are hidden, only the decisions that your own seat has made are judged.',
    rank: (rank: number, of: number): string => `choice ${rank} of ${of}`,
    chosen: 'chosen',
    otherwise: 'Try another choice here',
    more: (n: number): string => `${n} more`,
    due: (who: Part): Rich => say`Now ${who} has the choice`,
  },
  made: (facts: { engine: string; policy: string; worlds: number; playouts: number; seed: string }): string =>
    `Engine ${facts.engine}, policy “${facts.policy}”, ${facts.worlds} deals for each choice, ${facts.playouts} playouts for each position, seed “${facts.seed}”.`,
  summary: {
    title: 'Accuracy and mistakes',
    partly: (done: number, of: number): string => `after ${done} of ${of} ${plural(of, 'round', 'rounds')}`,
    learn: 'Learn',
    learnFrom: (who: string, n: number): string =>
      `Learn from ${n} ${plural(n, 'mistake', 'mistakes')} of ${who}`,
    inRound: (n: number): string => `round ${n}`,
  },
  noMistake: {
    next: 'No mistake comes after this moment.',
    previous: 'No mistake comes before this moment.',
    veiled: 'You can step from mistake to mistake only while all hands are open.',
    unknown: 'There is no analysis yet: “Decisions” has the button for it.',
  },
  lesson: {
    title: (who: Part): Rich => say`The mistakes of ${who}`,
    count: (n: number, of: number): string => `${n} of ${of}`,
    ask: (who: Part): Rich => say`In the match ${who} chose badly here. What would you do?`,
    choices: 'Choices',
    /** After an answer that was not good enough. */
    missed: (deed: Rich, loss: number): Rich =>
      say`Not ${deed}: it costs ${fixed(loss)} points. Choose again, or see the solution.`,
    same: (deed: Rich, loss: number): Rich =>
      say`${deed}: that is what was chosen in the match, and it costs ${fixed(loss)} points. Choose again, or see the solution.`,
    found: (deed: Rich): Rich => say`Right: ${deed}.`,
    foundToo: (deed: Rich, best: Rich): Rich =>
      say`Right: ${deed} is as good as the best, ${best}, as far as can be told.`,
    solution: (best: Rich): Rich => say`The best is: ${best}.`,
    show: 'Show the solution',
    next: 'Next',
    finish: 'To the result',
    back: 'Back to the question',
    quit: 'End the lesson',
    result: (first: number, later: number, of: number): string =>
      `Of ${of} ${plural(of, 'question', 'questions')} you answered ${first} at once${later > 0 ? ` and ${later} after another try` : ''}.`,
    again: 'Once more',
  },
  /** What stands under the score. */
  below: {
    label: 'Under the score',
    points: 'Expected points',
    odds: 'Chances of titles',
    strength: 'Strength of hands',
    whose: 'of',
    now: 'After this step',
    exact: 'Played out to the end: one best line for all, all hands known.',
    estimate: (n: number): string => `Mean of ${n} playouts, all hands known; ± is one standard error.`,
    player: 'Player',
    asTable: 'As a table',
  },
  ledger: {
    scope: 'Of',
    terms: 'What each term means',
    round: (n: number): string => `round ${n}`,
    match: 'the match',
    label: (what: string): string => `Where the points came from: ${what}`,
    step: 'From',
    partly: (done: number, of: number): string =>
      `The sum of ${done} of ${of} ${plural(of, 'round', 'rounds')}: the others are not analysed, or cannot be.`,
    veiled: 'Luck and skill show only while all hands are open.',
  },
  /** Short answers for who meets a number for the first time. */
  what: {
    title: 'What is this?',
    more: 'All about the numbers',
    decisions: [
      'Each choice is played to its end many times, with the cards that the player could not see dealt anew each time; its value is the mean of the points. So a decision is judged by what could be known, not by how it turned out.',
      'Differences below 0.05 points are nothing; up to 0.15 another judge may think otherwise. The playouts are weaker than a good player. Only what is marked as proved is certain.',
      'Accuracy counts losses by how much there was to lose: 100 is without any loss, and a few decisions say little.',
    ],
    equity: [
      'The mean points that each player takes from here, all hands known: what a spectator may expect, in hindsight, not what anybody at the table could know.',
      'Near the end it is exact where it can be. If somebody does not care which of two plays to make, the points of the others may hang on it: then it is one of several right answers.',
    ],
    ledger: [
      'The points of a round fall into what luck brought and what players did. Each step says what it changed; read down from nothing to the points.',
      'It knows all hands, in hindsight. The players in the playouts are weaker than good ones: so luck in play comes out a little too high, and what the others did too low. Read the two together.',
    ],
  },
};
