/** How deep a log may go. */

/** So deep variations may lie in one another. */
export const DEEPEST_VARIATION = 8;
