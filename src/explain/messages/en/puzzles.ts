/** The page of puzzles, and what the command says of them. */
import { plural } from './words.ts';

export const puzzles = {
  title: 'Puzzles',
  description: 'Decisions from recorded matches in which one choice is clearly the best. Find it.',
  lead: 'Each of these came up in a recorded match, and one choice is clearly better than all others. You know what the player knew: his own hand, what was laid, and how many cards the others hold.',
  count: (n: number): string => `${n} ${plural(n, 'puzzle', 'puzzles')}`,
  puzzle: (n: number): string => `Puzzle ${n}`,
  where: (match: string, round: string): string => `${match}, ${round}`,
  ask: {
    lead: 'leads. With what?',
    follow: 'is to answer. What would you do?',
    give: 'may choose what to give. Which cards?',
    swap: 'may swap two cards for the talon. What would you do?',
    revolt: 'may make a revolution. Would you?',
  },
  hand: 'Hand',
  pile: 'On the table',
  gone: 'Already played',
  nothingGone: 'nothing yet',
  others: 'The others',
  cards: (n: number): string => `${n} ${plural(n, 'card', 'cards')}`,
  passed: 'passed',
  out: 'out',
  reversed: 'The order is upside down.',
  choices: 'Choices',
  answer: 'Show the answer',
  right: 'Right: this is the best.',
  wrong: (loss: string): string => `Not the best: it costs ${loss} points. Try again, or see the answer.`,
  played: 'In the match:',
  toMoment: 'See the moment in the match',
  none: 'No puzzle was found: no decision has one choice that is clearly the best.',
};
