/** Sizes of what leaves the site, in pixels. */

/** A picture of the table: what Open Graph and Twitter ask of a large card. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A frame: three to two, as it fits any box; no wider than the column of a common blog. */
export const FRAME_SIZE = { width: 720, height: 480 } as const;

/** A picture of the table in a post: four to three, and large enough for a screen of many pixels. */
export const POST_SIZE = { width: 800, height: 600 } as const;
