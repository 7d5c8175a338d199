/** What `epanastasi tournament` says. */
import { makeFigures } from '../figures.ts';
import { plural } from './words.ts';

const { signed, fixed, percent } = makeFigures('en-GB', 3);

const HELP = `epanastasi tournament [options]: let bots play each other and tell how well each did

  --game ID            the game (anemaki)
  --bots ID[,ID…]      one for all, or one a seat: random, greedy, sensible, heuristic, linear or flat
                       (flat, linear, heuristic, greedy, random, and again from flat)
  --players N          how many sit down, where the bots do not say it (5)
  --rounds N           how many rounds in all (1000)
  --match N            rounds of one match, in which titles carry over (20)
  --option NAME=VALUE  a rule option of the game; may be repeated
  --seed TEXT          where luck comes from; same seed, same numbers (1)
  --json               as data

After every match all move one seat on. Rounds of one match depend on each other through the titles,
so the standard error is taken from match to match.
`;

export const tournament = {
  help: HELP,
  /** The line above the table. */
  head: (game: string, rounds: number, matches: number, seed: string): string =>
    `${game}: ${rounds} ${plural(rounds, 'round', 'rounds')} in ${matches} ${plural(matches, 'match', 'matches')}, seed ${seed}`,
  bot: 'bot',
  seats: 'seats',
  points: 'points a round',
  /** The column of a place, 1 for the first. */
  place: (place: number): string => `#${place}`,
  /** Mean and standard error; null after a single match, which has none. */
  mean: (points: number, se: number | null): string =>
    se === null ? signed(points) : `${signed(points)} ± ${fixed(se)}`,
  share: percent,
};
