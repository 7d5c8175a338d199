/** The frame of a review's report: headings, columns, and what must be said with the numbers. */
import type { Class, RoundReview } from '../../../analysis/review/model.ts';
import { plural } from './words.ts';

export const report = {
  title: (match: string): string => `Review: ${match}`,
  anonymous: 'A match',
  /** A player without a name. */
  player: (n: number): string => `Player ${n}`,
  made: (facts: {
    version: string;
    engine: string;
    policy: string;
    worlds: number;
    playouts: number;
    seed: string;
  }): string =>
    `Made by epanastasi ${facts.version}, engine ${facts.engine}: policy “${facts.policy}”, ${facts.worlds} deals of the unseen cards for each choice, ${facts.playouts} playouts for each position, seed “${facts.seed}”. The same log, engine and seed give the same numbers.`,
  limits:
    'A decision is judged by what the player could know; the split of luck and skill knows all hands, in hindsight. Both rest on playouts by a policy that is weaker than a good player: small differences may be wrong, and only what is marked as proved is certain.',
  players: 'Players',
  columns: {
    player: 'Player',
    accuracy: 'Accuracy',
    decisions: 'Decisions',
    lost: 'Points lost',
    choice: 'Choice',
    value: 'Expected points',
    error: '± standard error',
  },
  counts: {
    best: 'Best',
    equal: 'As good',
    inaccuracy: 'Inaccuracies',
    mistake: 'Mistakes',
    blunder: 'Blunders',
  } satisfies Record<Class, string>,
  noAccuracy: '–',
  biggest: 'The biggest mistakes',
  noMistakes: 'No mistake was found.',
  nothingJudged: 'Nothing could be judged: no round of this log is whole, known and by the rules.',
  allDecisions: (n: number): string =>
    `${n === 1 ? 'One' : `All ${n}`} ${plural(n, 'decision', 'decisions')}`,
  choices: 'All choices, best first',
  chosen: (deed: string): string => `${deed} (chosen)`,
  skipped: {
    unknownCards: 'This round cannot be judged: not all cards are known.',
    againstRules: 'This round cannot be judged: something in it was against the rules.',
    unfinished: 'This round cannot be judged: it was not played or noted to its end.',
  } satisfies Record<NonNullable<RoundReview['skipped']>, string>,
  progress: (done: number, rounds: number): string => `Reviewed ${done} of ${rounds} rounds`,
};
