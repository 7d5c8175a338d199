/** What `epanastasi facts` says. */
import { plural } from './words.ts';

const HELP = `epanastasi facts [FACT…] [options]: measure what is known of the games once more

Facts: quads, firstRound, titles, revolution, lead, talon, passRule, natural1, natural2 (all).
A line each: what, what was found ± standard error, what was found before, and how many
standard errors lie between the two. Exits with 1 where they are more than 4.

  --rounds N   how many rounds; facts that cost more take a part of them (20000)
  --policy ID  who plays: random, greedy, heuristic, linear or flat (flat, which takes minutes)
  --seed TEXT  where luck comes from; same seed, same figures (review)
  --json       all figures as data
`;

export const facts = {
  help: HELP,
  /** The last line: how many figures are too far from what was found before. */
  far: (figures: number, errors: number): string =>
    figures === 0
      ? `Every figure lies within ${errors} standard errors.`
      : `${figures} ${plural(figures, 'figure lies', 'figures lie')} beyond ${errors} standard errors.`,
};
