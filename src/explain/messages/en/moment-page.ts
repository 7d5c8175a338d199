/** The small page of one moment of a match, for what reads no more of an address than its path. */
export const momentPage = {
  /** Where the moment lies, and what the log says of it or why it was so: for whoever sees only a card of the page. */
  description: (event: string, where: string, text: string): string => `${event}, ${where}. ${text}`.trim(),
  open: 'Step through it from here',
  match: 'The whole match',
  ways: 'Moments of this match',
  previous: 'The moment before',
  next: 'The next moment',
  position: 'The position in words',
  passesLeftOut: 'Passes are left out.',
};
