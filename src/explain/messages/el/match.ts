/** What a page says of a match as a whole, beside its replay. */
import type { Messages } from '../messages.ts';
import { many } from './words.ts';

export const match: Messages['match'] = {
  untitled: 'Ένας αγώνας',
  description: (game, rounds, names) =>
    `${game}: ${many(rounds, 'γύρος', 'γύροι')} (${names}), βήμα προς βήμα και με εξηγήσεις.`,
  rounds: (n) => many(n, 'γύρος', 'γύροι'),
  whole: 'Ολόκληρος ο αγώνας με λόγια',
  wholeLead: 'Όλα όσα έγιναν, με τη σειρά.',
  hands: 'Τα χέρια όπως μοιράστηκαν',
  log: 'Λήψη της καταγραφής',
  openLog: 'Άνοιγμα δικής σου καταγραφής',
  meta: {
    event: 'Εκδήλωση',
    date: 'Ημερομηνία',
    place: 'Τόπος',
    source: 'Πηγή',
    recorder: 'Καταγραφέας',
    note: 'Σημείωση',
  },
  about: 'Σχετικά με τον αγώνα',
  hiddenNotes: 'Από την καταγραφή (ίσως λέει τι θα γίνει)',
};
