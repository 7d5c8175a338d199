/** What an embed says until its player is there. Every post loads all three languages of it, so it is short. */
export const element = {
  open: 'Step through',
  failed: 'The replay could not be loaded.',
};
