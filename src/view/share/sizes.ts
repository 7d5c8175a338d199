/** Sizes of what leaves the site, in pixels. */

/** A picture of the table: what Open Graph and Twitter ask of a large card. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A frame: three to two, as it fits any box; no wider than the column of a common blog. */
export const FRAME_SIZE = { width: 720, height: 480 } as const;

/** A picture of the table in a post: four to three, and large enough for a screen of many pixels. */
export const POST_SIZE = { width: 800, height: 600 } as const;

/**
 * Inline styles of what stands in a post with a size of its own, so that it keeps its shape in a narrow column whatever style the page has, and
 * where it has none. Where a page's policy drops them, the size alone counts.
 */
export const FITTING_PICTURE = 'max-width:100%;height:auto';
export const FITTING_FRAME = 'max-width:100%;border:0';
