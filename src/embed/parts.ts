/**
 * An embed is made of classic scripts under `/embed/v1/`: they need no CORS, so that any static host can serve them to any page, a
 * sandboxed frame among them. The first defines the elements; the others are parts that it asks for. Each part hands itself in under its name.
 *
 *   revolution-replay.js          the elements (facade)
 *   element.js                    what an element does from its first use on
 *   chart.js                      a chart alone
 *   frame.js                      the first script of the pages for iframes
 *   stepper.js                    the player: table, sentence, plays, controls; with its style
 *   cards.js                      the drawings of the cards
 *   box.js                        what fits the table into a box
 *   motion.js                     cards that move, the wheel that steps
 *   words.<lang>.js               what its buttons and seats say
 *   charts.js  machine.js         the panels `score`, `strength`, `titles`, and `machine`
 *   teller.<lang>.js              sentences for hidden hands and for logs that were not made ready
 *   reader.js                     parses and folds a log; what-if
 *   json.js  link.js              reads logs in the JSON form, and in the link form
 *   reader.<lang>.js              why a log cannot be shown
 *   draw.<lang>.js                draws the charts of a log that was not made ready
 *   match/<name>.<lang>.js        the showing of a hosted match
 *   drawings/<name>.<lang>.js     its charts
 *   machine/<game>.<lang>.js      the statechart, drawn
 */
import type { Drawings, Showing } from './showing.ts';

/** The major version of the embed: part of every address that a post may hold. What was published under it never changes its meaning. */
export const EMBED_VERSION = 1;

/** The folder of the embed below the site. */
export const EMBED_FOLDER = `embed/v${EMBED_VERSION}`;

/** What data parts hand in, by the kind of their name, which is all of it or what stands before the slash. */
export interface DataParts {
  readonly match: Showing;
  readonly drawings: Drawings;
  /** Markup of the drawing. */
  readonly machine: string;
  /** The drawings of cards and of the marks of players, as markup: once a root. */
  readonly cards: string;
}

/** Where parts meet: `globalThis[REGISTRY]`. A part calls `hand(name, part)`, name as in its address without `.js`. */
export const REGISTRY = 'revolutionReplayParts';

export interface Registry {
  readonly hand: (name: string, part: unknown) => void;
}
