/** The pages that draw each game's statechart as a map. */
import { parts } from './statechart-parts.ts';
import { plural } from './words.ts';

export const statechart = {
  index: 'The games as maps',
  indexDescription:
    'Each game of revolution drawn as a statechart: where a round can stand, and what leads on from there.',
  indexLead:
    'A game is a walk through a few states. Here are both walks, side by side: the one checks for a Revolution once, the other may turn the world between any two tricks.',
  open: (game: string): string => `Open the map of ${game}`,
  title: (game: string): string => `${game} as a map`,
  description: (game: string): string =>
    `The statechart of ${game}: every state and transition in words, with its rules and moments from recorded matches.`,
  lead: 'Boxes are states in which a round can stand, arrows are what leads from one to the next. Point at one to read what it means; press to keep it. The thicker an arrow, the more often it was taken.',
  rules: (game: string): string => `The rules of ${game}`,
  asWords: 'All states and transitions in words',
  state: 'State',
  transition: 'Transition',
  /** A transition as a heading. */
  fromTo: (label: string, from: string, to: string): string => `${label ? `${label}: ` : ''}${from} → ${to}`,
  /** The same for a screen reader. */
  fromToSpoken: (label: string, from: string, to: string): string =>
    `Transition ${label ? `“${label}” ` : ''}from ${from} to ${to}`,
  stateSpoken: (name: string): string => `State ${name}`,
  cites: 'Rules',
  noRules: 'No rule asks for it.',
  leadsHere: 'Leads here',
  leadsOn: 'Leads on',
  starts: 'A match begins here.',
  moments: 'In the recorded matches',
  visited: (n: number): string => `Entered ${n} ${plural(n, 'time', 'times')}.`,
  taken: (n: number): string => `Taken ${n} ${plural(n, 'time', 'times')}.`,
  neverVisited: 'No recorded match was ever in it.',
  neverTaken: 'No recorded match ever took it.',
  panel: 'What is chosen',
  /** What is chosen goes away. */
  close: 'Close',
  choose: 'Choose a box or an arrow.',
  keys: 'With the keyboard: arrow keys go from part to part, Enter keeps one.',
  counts: 'How often each transition was taken',
  allMatches: 'all recorded matches',
  thisRun: 'this run so far',
  run: {
    title: 'Run a match through it',
    match: 'Match',
    none: 'choose a match',
    play: 'Play',
    pause: 'Pause',
    back: 'Step back',
    next: 'Step',
    speed: 'Speed',
    at: 'Moment',
    moment: 'To this moment in the replay',
    failed: 'The match could not be loaded.',
  },
  parts,
};
