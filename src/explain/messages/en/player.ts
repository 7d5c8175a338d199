/** The replay player, its pages, and the page that opens a log. */
import { board } from './board.ts';
import { plural } from './words.ts';

export const player = {
  ...board,
  rounds: {
    ...board.rounds,
    label: 'Rounds',
    go: (n: number): string => `Round ${n}`,
    of: (n: number): string => `of ${n}`,
    revolution: 'revolution',
    postponed: 'revolution postponed',
    errors: (n: number): string => `${n} ${plural(n, 'error', 'errors')}`,
  },
  controls: {
    ...board.controls,
    back: 'Back from the jump',
    share: 'Share',
    help: 'Keys',
    seat: 'Seat',
    seatAll: 'all',
    hands: 'Hands',
    reveal: {
      open: 'open',
      seat: 'what the seat knows',
      'spoiler-free': 'what the seat knows, no spoilers',
    },
  },
  explain: {
    ...board.explain,
    whatIf: 'What if …',
  },
  failed: 'The replay could not be loaded. The whole match stands below in words.',

  choices: {
    title: 'To move',
    count: (n: number): string => `${n} legal ${plural(n, 'choice', 'choices')}`,
    forced: 'only one legal choice',
    hidden: 'What may be played is hidden with the hand.',
    pass: 'pass',
    ask: 'Choose cards to see whether they may be played:',
    legal: 'This may be played.',
    gap: (equal: number): string => `Between two tricks anyone may make a revolution: ${equal} equal cards.`,
    whose: 'Cards of',
    failed: 'The rules could not be loaded.',
  },
  panels: { score: 'The round as a score', titles: 'Titles, round by round' },
  machine: { title: 'Where we are', label: 'The statechart of the game; the present state is lit.' },
  unknown: (options: string): string =>
    `The link asks for what this match does not have (${options}). Shown is the nearest there is.`,
};
