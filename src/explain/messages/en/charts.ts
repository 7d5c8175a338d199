/** Words in and around the charts. */
import { signed } from './figures.ts';
import { plural } from './words.ts';

export const charts = {
  score: (round: number, plays: number): string =>
    `Round ${round} as a score: one row a player, one column a play, ${plays} in all`,
  /** The names of the axes under the score. */
  strength: 'strength: expected points',
  equity: 'expected points, all hands known',
  odds: 'chance of each title',
  /** Writes the values of that axis. */
  value: signed,
  out: (title: string, points: string): string => `${title} ${points}`,
  turned: 'Revolution',
  turnedLabel: 'Revolution: from here on the order is upside down',
  turnedBack: 'Order restored',
  turnedBackLabel: 'From here on the order is as it was',
  postponed: 'Postponed',
  postponedLabel: 'The revolution is postponed: the order stays as it is',
  words: { trick: 'Trick', player: 'Player', play: 'Play', result: 'Result' },
  titles: (rounds: number): string =>
    `Titles over ${rounds} ${plural(rounds, 'round', 'rounds')}: one line a player`,
  round: 'Round',
  points: 'points',
  roundResult: (round: number, order: string): string => `Round ${round}: ${order}`,
  noResult: (round: number): string => `Round ${round}: no result`,
  asTable: 'As a table',
};
