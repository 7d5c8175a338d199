/** How long a link may be. */

/** No longer link is written or read, in letters. */
export const LONGEST_LINK = 60_000;

/** What mail programs and messengers let through; a link that would be longer leaves variations out. */
export const COMFORTABLE_LINK = 2_000;
