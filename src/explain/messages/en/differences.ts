/** What differs between the two games, side by side. */

export const differences = {
  title: 'What differs',
  intro:
    'Both are games of rulers and slaves, and of a revolution. But a play that is right in one may be wrong in the other.',
  rows: {
    players: { name: 'Players', anemaki: 'exactly 5', forradalom: '3 to 16' },
    pack: {
      name: 'Cards',
      anemaki: '32, no joker',
      forradalom: '52 for every four players, and one joker or two',
    },
    left: { name: 'Left over', anemaki: 'two cards, the talon', forradalom: 'none' },
    follow: { name: 'An answer has', anemaki: 'as many cards or more', forradalom: 'exactly as many cards' },
    revolution: {
      name: 'A revolution',
      anemaki:
        'is looked for once, after the exchange; four of a rank with one of the two lowest declare it, with one of the two highest they postpone it',
      forradalom:
        'is a play between two tricks, open to all: four equal cards, one more for each further pack; it can be repeated',
    },
    exchange: {
      name: 'The exchange',
      anemaki: 'all at once, from the cards dealt',
      forradalom: 'in turn: those above look first, and may return what they received',
    },
    count: {
      name: 'Cards that change hands',
      anemaki: '2 and 1; the Neutral may take the talon',
      forradalom: 'half as many as there are players, then one fewer each step inwards',
    },
    points: { name: 'Points', anemaki: 'from +2 to −2', forradalom: 'none; ours only keep score' },
  },
};
