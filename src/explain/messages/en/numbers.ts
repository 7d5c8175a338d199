/** The page of what is known of the games by measurement. */
export const numbers = {
  title: 'The game in numbers',
  description:
    'How unjust the game is, by measurement: what titles, seats, the lead, the talon and the Revolution are worth.',
  lead: 'Rulers stay rulers and slaves stay slaves: by how much? Computer players of equal strength sat down to Anemaki, round after round, and everything here was counted.',
  how: (rounds: string, policy: string, engine: string): string =>
    `Measured over ${rounds} rounds by players of the policy “${policy}”, engine ${engine}. Every figure stands with its standard error; whiskers reach two of them to either side.`,
  command: 'Measure it yourself:',
  errors: 'standard error',
  measures: 'What the measures mean',
  asTable: 'As a table',
  columns: { what: 'What', value: 'Value', before: 'Before', error: 'Standard error' },
  map: {
    title: 'Where a title leads',
    text: 'Each row is a title held now, each column the title after the next round. If titles meant nothing, every field would say one in five.',
    label: 'Shares of the titles after the next round, by the title held now',
    now: 'now',
    next: 'next',
    memory: (correlation: string, again: string): string =>
      `Points of one round and the next go together with a correlation of ${correlation}: about half of an expectation is gone each round. The Archon stays Archon in ${again} of all rounds.`,
  },
  next: {
    title: 'What a title is worth',
    text: 'Points of the next round, by the title with which it is begun. The exchange makes the difference, and the Ypodoulos fares worst: the Doulos gives two cards, but leads.',
    label: 'Mean points of the next round by title',
  },
  seats: {
    title: 'What the first seat is worth',
    text: 'The first round, when nobody has a title: points by how far a player sits from the leader.',
    label: 'Mean points of the first round by seat',
    seat: (offset: number): string =>
      offset === 0 ? 'the leader' : offset === 1 ? 'the next' : `${offset} seats on`,
  },
  privileges: {
    title: 'What the consolations are worth',
    text: 'The Doulos leads, the Neutral may swap with the talon: the same deals were played with and without.',
    label: 'Points gained by the lead and by the talon',
    lead: 'the Doulos leads',
    talon: 'the Neutral swaps',
    swaps: (share: string): string =>
      `A sensible Neutral swaps in ${share} of all rounds; the value is that of those swaps.`,
  },
  revolution: {
    title: 'What the Revolution does',
    text: (declared: string, postponed: string): string =>
      `It is declared in ${declared} of the rounds with titles, and postponed in ${postponed}. Then the same deals were played in the old order (hollow) and in the new.`,
    label: 'Mean points by title, without the Revolution and with it',
  },
  quads: {
    title: 'How rare four of a kind are',
    text: (given: string, any: string): string =>
      `A given hand of six is dealt four equal cards once in ${given} deals; some hand of the five, once in ${any}. These are counted out, not measured.`,
  },
  pass: {
    title: 'Passing for a turn or for a trick',
    text: 'A table may agree that whoever passes stays out until the trick ends. It changes next to nothing: points by title, under that rule less those under the usual one.',
    label: 'Change of the mean points by title',
  },
  natural: {
    title: 'Forradalom: dealt a revolution',
    text: 'With four players, the share of deals in which somebody holds the cards of a revolution at once: four natural ones; and where jokers may stand in, with one joker or with two.',
    label: 'Shares of the deals',
    natural: 'without jokers',
    one: 'with one joker',
    two: 'with two jokers',
  },
};
