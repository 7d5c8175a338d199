/** How deep a log may go, and how much of what is wrong with it is told. */

/** So deep variations may lie in one another. */
export const DEEPEST_VARIATION = 8;

/** So deep lists and objects may lie in one another in JSON; a log needs about half of it. */
export const DEEPEST_JSON = 50;

/** So many errors, and so many warnings, are told of one file; a file with more errors is something else than a log. */
export const MOST_PROBLEMS = 2000;
