import type { Messages } from '../messages.ts';

export const stepper: Messages['stepper'] = {
  whole: 'Ολόκληρη η αναπαραγωγή',
  /** In place of a chart, while hands are hidden. */
  openOnly: 'Άνοιξε τα χέρια για να το δεις: σχεδιάστηκε από όλα τα φύλλα.',
  elsewhere: 'Επιλογές, τύχη και τέχνη: στη σελίδα της αναπαραγωγής.',
  failed: 'Δεν φορτώθηκε.',
};
