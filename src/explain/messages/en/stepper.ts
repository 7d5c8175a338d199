/** What an embedded player says that no other does. */
export const stepper = {
  whole: 'The whole replay',
  /** In place of all charts, while hands are hidden. */
  openOnly: 'No chart shows while hands are hidden: it would be drawn from all of them.',
  elsewhere: 'Choices, luck and skill: on the page of the replay.',
  failed: 'This could not be loaded.',
};
