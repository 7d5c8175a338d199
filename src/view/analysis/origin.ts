/** Where the review of a match comes from: plain data that a page knows before anything of analysis is loaded. */
export type ReviewOrigin =
  /** Made before, and fetched when it is first wanted. */
  | { readonly type: 'fetch'; readonly href: string }
  /** Made in the browser, when the reader asks for it. */
  | { readonly type: 'make' };
