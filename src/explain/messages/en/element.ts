/** What an embed says until its player is there. Every post loads all three languages of it, so it is short. */
export const element = {
  open: 'Step through',
  failed: 'The replay could not be loaded.',
};

/** While a player is on its way. It comes with the player's own scripts, so it is no part of the above. */
export const loading = 'Loading …';
