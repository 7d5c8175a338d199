/** What a page says of a match as a whole, beside its replay. */
import { plural } from './words.ts';

export const match = {
  untitled: 'A match',
  description: (game: string, rounds: number, names: string): string =>
    `${game}: ${rounds} ${plural(rounds, 'round', 'rounds')} with ${names}, step by step and explained.`,
  rounds: (n: number): string => `${n} ${plural(n, 'round', 'rounds')}`,
  whole: 'The whole match in words',
  wholeLead: 'Everything that happened, in order.',
  hands: 'Hands as dealt',
  log: 'Download the log',
  openLog: 'Open a log of your own',
  meta: {
    event: 'Event',
    date: 'Date',
    place: 'Place',
    source: 'Source',
    recorder: 'Recorded by',
    note: 'Note',
  } as Readonly<Record<string, string>>,
  about: 'About this match',
  hiddenNotes: 'From the log (it may tell what happens)',
};
