import type { Messages } from '../messages.ts';

export const stepper: Messages['stepper'] = {
  whole: 'A teljes visszajátszás',
  /** In place of a chart, while hands are hidden. */
  openOnly: 'Nyisd fel a lapokat, hogy lásd: minden lapból együtt készült.',
  elsewhere: 'Választások, szerencse és tudás: a visszajátszás oldalán.',
  failed: 'Ezt nem sikerült betölteni.',
};
