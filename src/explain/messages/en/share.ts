/** What stands beside a moment that leaves the site in a post, and its picture in words for those who do not see it. */
export const share = {
  /** Unfolds the list of plays: of those up to a moment, or of the whole round. */
  playsUpTo: 'The plays up to here',
  playsOfRound: 'The round, play by play',
  /** The link back to the replay. */
  open: 'Step through it in the replay',
  embed: 'The replay, to step through',
  /** On the picture of a table, beside the order of the ranks in a world turned over. */
  turned: 'Upside down',
  alt: {
    table: 'The table',
    score: (n: number): string => `Round ${n} as a score`,
    pile: (cards: string, name: string): string => `On the pile: ${cards}, by ${name}`,
    emptyPile: 'Nothing lies on the pile',
    hands: 'Hands',
    /** A seat: name, title and points in brackets, then what it holds. */
    hand: (name: string, standing: string, cards: string): string => `${name} (${standing}): ${cards}`,
    unknown: (n: number): string => `${n} unseen`,
    none: 'no cards',
    out: (title: string, points: string): string => `out, ${title}, ${points}`,
    /** `written`: the number with its sign. */
    points: (n: number, written: string): string => `${written} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
    talon: (cards: string): string => `Talon: ${cards}`,
    turn: (name: string): string => `To move: ${name}`,
    passed: (names: string): string => `Passed: ${names}`,
    order: (ranks: string): string => `Order from low to high: ${ranks}`,
    upsideDown: (ranks: string): string => `The world is upside down; order from low to high: ${ranks}`,
    /** A picture of a whole match. */
    result: (n: number, names: string): string => `Round ${n}: ${names}`,
  },
};
