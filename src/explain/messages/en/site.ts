/** The site around the player: navigation, home, messages of its own pages. */
import { plural } from './words.ts';

export const site = {
  name: 'Epanastasi',
  skip: 'Skip to the content',
  nav: {
    label: 'Site',
    replays: 'Matches',
    open: 'Open a log',
    rules: 'Rules',
    puzzles: 'Puzzles',
    numbers: 'Numbers',
  },
  languages: 'Language',
  theme: {
    auto: 'Theme: as the system',
    light: 'Theme: light',
    dark: 'Theme: dark',
  },
  footer: {
    what: 'Epanastasi replays and explains recorded matches of card games of revolution.',
    quiet: 'Free software. No tracking: the log you open never leaves your browser.',
  },
  home: {
    title: 'Every play, and why',
    description: 'Recorded matches of card games of revolution, replayed and explained play by play.',
    lead: 'People round a table, rulers and slaves, and now and then a revolution that turns the world upside down. Epanastasi takes the record of such a match and lets you step through it: the table, the hands, and for each play a sentence that says why it was allowed, or forced.',
    start: 'Step through a match',
    learn: 'Learn the rules',
    hideResults: 'Hide results',
    picture: (event: string, round: number): string => `“${event}”, round ${round}, as a score`,
    pictureText:
      'A line for each player, a column for each play, and below it what each player could still expect. Where the ground changes colour, the order was upside down.',
    pictureLink: 'Step through this round',
    matches: 'Matches',
    matchesText: 'The lines show who held which title after each round, the highest at the top.',
    rounds: (n: number): string => `${n} ${plural(n, 'round', 'rounds')}`,
    revolution: (rounds: string): string => `revolution in round ${rounds}`,
    postponed: (rounds: string): string => `revolution postponed in round ${rounds}`,
    partial: 'recorded in part',
    uses: [
      {
        title: 'Learn the game',
        text: 'The rules, with pictures, for somebody who has never played. Every sentence of a replay cites the rules it rests on.',
        link: 'To the rules',
        page: 'rules',
      },
      {
        title: 'Open a log of your own',
        text: 'Drop a file or paste its text. What is wrong in it is shown at its line; what can be read is replayed. Nothing leaves your browser.',
        link: 'Open a log',
        page: 'open',
      },
      {
        title: 'Find the best play',
        text: 'Moments from the recorded matches in which one choice is clearly the best, and nobody says which until you have chosen.',
        link: 'To the puzzles',
        page: 'puzzles',
      },
      {
        title: 'The game in numbers',
        text: 'Rulers stay rulers: by how much? What titles, seats, the lead and the Revolution are worth, by measurement.',
        link: 'To the numbers',
        page: 'numbers',
      },
    ],
  },
  /** Labels in a statechart's drawing, where an event can lead two ways or none is needed: `event.condition`. */
  ways: {
    'deal.exchangeIsDue': 'deal, with titles',
    'deal.otherwise': 'deal, no titles yet',
    'give.makesLastTrade': 'give: the last pair',
    'give.mayAct': 'give: the next pair',
    'check.revolutionIsDeclared': 'declared',
    'check.revolutionIsPostponed': 'postponed',
    'check.otherwise': 'no revolution',
    'clear.roundIsOver': 'one player left',
    'clear.otherwise': 'next trick',
    'always.trickIsOver': 'nobody may act',
  } as Readonly<Record<string, string>>,
  missing: {
    title: 'This page is not there',
    text: 'The address leads nowhere. Perhaps it was misspelt, or a match was renamed.',
    home: 'To the matches',
  },
  offline: {
    title: 'No network, and no copy',
    text: 'You have not visited this page before, so there is no copy of it in your browser. What you have visited works without a network.',
    again: 'Try again',
  },
};
