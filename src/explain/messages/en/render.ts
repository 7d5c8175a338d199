/** The command that draws. */
const HELP = `epanastasi render FILE [options]: draw a moment, a round or a match, for a post

  --at MOMENT              r3t4p2 (an action), r3 (a round: its score), start (unless said otherwise), end …
  --what table             the table at the moment (unless a round alone is named)
  --what score|equity      the round as a score; over what each player may expect, with --review
  --what luck              where each player’s points of the round came from, with --review
  --what titles            titles over the rounds
  --what statechart        the game's phases, the moment's lit
  --as svg|png|html|md     the form (svg, or what the output's name ends in)
  --theme light|dark       (light)
  --card                   in the proportions of a card of social media, 1200 × 630
  --width N                so many pixels wide
  --pov ID                 the player who sits nearest, and whose knowledge counts
  --reveal open|seat|spoiler-free  all hands; what that player could know; and besides nothing that comes after
  --review FILE            the review of the match, as "review --json" writes it
  --image ADDRESS          where the picture will be, for html and md; else html holds it and md goes without
  --link ADDRESS           where html and md lead
  -o, --output FILE        write there instead of to standard output

An SVG is shapes alone: safe to inline, and the same where no font is.
`;

export const render = {
  help: HELP,
  needsReview: (what: string): string =>
    `"--what ${what}" needs "--review FILE", as "epanastasi review --json" writes it.`,
  noLedger: (round: string): string => `The review has no luck and skill of ${round}.`,
  noLetters: (letters: string): string =>
    `No face has these letters; the picture shows boxes for them: ${letters}`,
  noReview: (file: string): string => `"${file}" is no review of this match.`,
  onlyRounds: (first: number, last: number): string =>
    first === last ? `Its only round is r${first}.` : `Its rounds are r${first} to r${last}.`,
  nearestMoment: (at: string): string => `The nearest before it is ${at}.`,
  badEnding: (output: string, forms: string): string =>
    `"${output}" ends in none of the forms that there are (${forms}). Say which one with "--as".`,
  badAddress: (option: string, found: string): string =>
    `"${option}" needs an address of the web, or one relative to the page, not "${found}".`,
};
