/** What a replay in a post weighs, in KB of 1,024 bytes, compressed: the guide says it, and a test holds it to what is built. */
export const WEIGHTS = {
  /** The one script of a page, before a reader touches anything. */
  facade: 2,
  /** All that comes when one does, but the match: script, words, style, the drawings of the cards. */
  player: 31,
  /** A match of one round, and one of twelve. */
  oneRound: 10,
  twelveRounds: 40,
} as const;
