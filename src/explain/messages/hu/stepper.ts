import type { Messages } from '../messages.ts';

export const stepper: Messages['stepper'] = {
  whole: 'A teljes visszajátszás',
  /** In place of a chart, while hands are hidden. */
  openOnly: 'Nyisd fel a lapokat, hogy lásd: minden lapból együtt készült.',
  elsewhere: 'Az egyes lépések választásai és a szerencse–tudás mérleg a visszajátszás oldalán láthatók.',
  failed: 'Ezt nem sikerült betölteni.',
};
