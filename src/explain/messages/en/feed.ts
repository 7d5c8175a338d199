/** The feed of the recorded matches, read in a feed reader or in mail: by itself, without the site around it. */
export const feed = {
  title: 'Epanastasi: recorded matches',
  description: 'Card games of revolution, match by match: pictures, plays as sentences, and what they meant.',
  /** Leads to the feed, from the foot of every page. */
  link: 'Feed of the matches',
  /** Of a long match, only some moments are told. */
  inPart: (told: number, all: number): string =>
    `This is a long match: of its ${all} moments these are the ${told} that the log remarks on, and the result of each round. The replay has all of them.`,
  players: (names: string): string => `At the table: ${names}.`,
  result: 'Result',
  unfinished: 'This round has no result: it was not recorded to its end.',
  open: 'Step through this match',
  openRound: (n: number): string => `Step through round ${n}`,
  notPlayed: (name: string): string => `A line that was not played: ${name}`,
};
