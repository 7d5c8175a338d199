import type { Messages } from '../messages.ts';

export const stepper: Messages['stepper'] = {
  whole: 'A teljes visszajátszás',
  /** In place of all charts, while hands are hidden. */
  openOnly: 'Amíg vannak rejtett lapok, nincs diagram: minden lapból együtt készülne.',
  elsewhere: 'Választások, szerencse és tudás: a visszajátszás oldalán.',
  failed: 'Ezt nem sikerült betölteni.',
};
