import type { Messages } from '../messages.ts';

export const stepper: Messages['stepper'] = {
  whole: 'Ολόκληρη η αναπαραγωγή',
  /** In place of all charts, while hands are hidden. */
  openOnly: 'Όσο υπάρχουν κρυφά φύλλα δεν φαίνεται διάγραμμα: θα σχεδιαζόταν από όλα τα φύλλα.',
  elsewhere: 'Επιλογές, τύχη και τέχνη: στη σελίδα της αναπαραγωγής.',
  failed: 'Δεν φορτώθηκε.',
};
