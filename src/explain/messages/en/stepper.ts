/** What an embedded player says that no other does. */
export const stepper = {
  whole: 'The whole replay',
  /** In place of a chart, while hands are hidden. */
  openOnly: 'Open the hands to see it: it is drawn from all of them.',
  elsewhere: 'Choices, luck and skill: on the page of the replay.',
  failed: 'This could not be loaded.',
};
