/** The languages of every text, the first being the default and the source of the keys. */
export const LANGUAGES = ['en', 'el', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
