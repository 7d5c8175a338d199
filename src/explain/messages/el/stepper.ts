import type { Messages } from '../messages.ts';

export const stepper: Messages['stepper'] = {
  whole: 'Ολόκληρη η αναπαραγωγή',
  /** In place of a chart, while hands are hidden. */
  openOnly: 'Άνοιξε τα χέρια για να το δεις: σχεδιάστηκε από όλα τα φύλλα.',
  elsewhere:
    'Οι επιλογές κάθε βήματος και ο λογαριασμός τύχης και τέχνης υπάρχουν στη σελίδα της αναπαραγωγής.',
  failed: 'Δεν φορτώθηκε.',
};
