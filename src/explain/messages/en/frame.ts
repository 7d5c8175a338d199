/** The page for an iframe, around the player. */
export const frame = {
  whole: 'Open the whole replay',
  site: 'All replays',
  empty: 'A frame for replays that travel in their link. This link carries none.',
  needsScript: 'This replay travels in its link. To show it, the frame needs scripts.',
};
