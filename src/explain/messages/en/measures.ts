/** The page that says what each number of an analysis means, how it is made, and how far to trust it. */
export interface Measure {
  readonly title: string;
  /** What it means, in a sentence or three. */
  readonly means: string;
  /** How it is made. */
  readonly made: string;
  /** The formula, where there is one, in the same letters in every language. */
  readonly formula?: string;
  /** How far to trust it. */
  readonly limits: string;
}

/** The constants that the texts name, from where they are decided. */
export interface MeasureFacts {
  readonly inaccuracy: string;
  readonly mistake: string;
  readonly blunder: string;
  readonly worlds: number;
  readonly playouts: number;
  readonly noise: string;
  readonly exactCards: number;
  readonly k: string;
}

export const MEASURES = [
  'strength',
  'equity',
  'odds',
  'exact',
  'decision',
  'accuracy',
  'ledger',
  'policy',
] as const;
export type MeasureId = (typeof MEASURES)[number];

export const measures = {
  title: 'What the numbers mean',
  description:
    'Strength, equity, accuracy, luck and skill: what each number means, how it is made, and how far to trust it.',
  lead: 'The numbers of an analysis are in points, the unit of the score sheet, unless something else is said. With each goes how it was made; here is what it means, and where it ends.',
  means: 'Meaning',
  made: 'How it is made',
  limits: 'Limits',
  numbers: 'What the game itself is like, in these measures',
  entries: (facts: MeasureFacts): Record<MeasureId, Measure> => ({
    strength: {
      title: 'Strength',
      means:
        'What a player may expect of the round, judged by the look of all hands: how many groups of equal cards, how high they stand, who leads.',
      made: 'A formula, fitted to rounds played by computer players. It plays nothing out, so it is there at once, for every position.',
      formula: 'P(i before j) = 1 / (1 + e^(vⱼ − vᵢ))',
      limits: 'It sees no clever line, and it knows all hands: a spectator’s number, not advice.',
    },
    equity: {
      title: 'Equity: expected points',
      means:
        'The points that a player takes from here on average, all hands known. Over all players they add to zero.',
      made: `The position is played to its end ${facts.playouts} times by a fixed policy that makes ${facts.noise} of its choices at random, and the points are averaged. The standard error says how far off the average may be by chance.`,
      formula: 'F(s) = (1/n) · Σ points',
      limits:
        'It is hindsight: nobody at the table knows all hands. And it is the average over players such as the policy, not over the best.',
    },
    odds: {
      title: 'Title odds',
      means: 'How often each player takes each title from here.',
      made: 'Counted in the same playouts as equity. For each player, and for each title, the shares add to one.',
      limits: 'A share of nothing means that it did not happen in these playouts, not that it cannot.',
    },
    exact: {
      title: 'Exact endings',
      means: 'Near the end of a round the finish is worked out to the last card instead of estimated.',
      made: `Everybody does what is best for his own place, all hands known (max^n; C. Luckhardt, K. Irani, 1986). From ${facts.exactCards} cards down it is tried for every position of Anemaki.`,
      limits:
        'A player may be indifferent, and then the places of the others depend on what he does. The rule: a sure place first; then, leading, large groups before small and low before high; following, low before high, whole groups before parts, and pass last. So this is one right ending, not the only one; and it is hindsight.',
    },
    decision: {
      title: 'Decisions: value and class',
      means: `What each choice was worth by what the player could know, and how much the one made lost: below ${facts.inaccuracy} points as good as the best, from ${facts.inaccuracy} an inaccuracy, from ${facts.mistake} a mistake, from ${facts.blunder} a blunder. At a table of N these limits are multiplied by (N − 1)/4. A choice that was forced is no decision.`,
      made: `The cards that the player could not see are dealt anew ${facts.worlds} times, in keeping with all that he knew, and every choice is played out on the same deals. The best is found on one half of them and priced on the other, so that chance alone does not look like a loss.`,
      formula: 'loss = value(best) − value(chosen)',
      limits:
        'The judge is a policy that a good player beats. Where two choices are more than 0.15 apart, a stronger judge nearly always agrees; between 0.05 and 0.15 in two cases of three. What is marked as proved needs no judge.',
    },
    accuracy: {
      title: 'Accuracy',
      means:
        'How well a player decided, from 0 to 100; a hundred for losing nothing. It stands beside the number of decisions: of a few, luck says more than skill.',
      made: 'Each decision gives a value that falls with its loss. They are averaged by how much there was to lose, the spread between the best and the average choice.',
      formula: `100 · e^(−${facts.k} · loss)`,
      limits: 'It compares players of one match better than matches: some rounds are easy to play.',
    },
    ledger: {
      title: 'Luck and skill',
      means:
        'Where a player’s points of a round came from: the seat, the deal, the exchange, the Revolution, his own decisions, and those of others. The terms add up to the points exactly.',
      made: 'Every state of the round is estimated once, all hands known; its value ends one term and begins the next. So whatever error one term has, its neighbour has with the other sign.',
      formula: 'points = seat + deal + gifts + talon + revolution + own play + luck in play + others',
      limits:
        'The policy in the playouts is weaker than good players, so a good move would look lucky by as much as the policy would have missed. That much is taken off the luck in play, decision by decision, and left to what the others did: read that term as theirs and the rest.',
    },
    policy: {
      title: 'Policies and bots',
      means:
        '“random” plays any legal choice; “greedy” gets rid of its lowest cards; “heuristic” weighs a dozen features by hand; “linear” has learned the weights of some hundreds of features from its own play; “flat” deals the unseen cards many times, plays each out with “linear”, and takes what comes out best.',
      made: 'Each knows its own hand and what everybody saw, never another hand. The weights are part of the program, and one command trains them anew to the same bytes.',
      limits: 'They do not bluff, remember no earlier round, and do not guess from how others play.',
    },
  }),
};
