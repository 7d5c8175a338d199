import type { Messages } from '../messages.ts';

export const element: Messages['element'] = {
  open: 'Βήμα βήμα',
  failed: 'Η αναπαραγωγή δεν φορτώθηκε.',
};

export const loading = 'Φορτώνει …';
