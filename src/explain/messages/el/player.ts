import type { Messages } from '../messages.ts';
import { board } from './board.ts';
import { many } from './words.ts';

export const player: Messages['player'] = {
  ...board,
  rounds: {
    ...board.rounds,
    label: 'Γύροι',
    go: (n) => `Γύρος ${n}`,
    of: (n) => `από ${n}`,
    revolution: 'επανάσταση',
    postponed: 'επανάσταση που αναβλήθηκε',
    errors: (n) => many(n, 'σφάλμα', 'σφάλματα'),
  },
  controls: {
    ...board.controls,
    back: 'Επιστροφή από το άλμα',
    share: 'Κοινοποίηση',
    help: 'Πλήκτρα',
    seat: 'Θέση',
    seatAll: 'όλες',
    hands: 'Χέρια',
    reveal: {
      open: 'ανοιχτά',
      seat: 'όσα ξέρει η θέση',
      'spoiler-free': 'όσα ξέρει, χωρίς σπόιλερ',
    },
  },
  explain: {
    ...board.explain,
    whatIf: 'Κι αν …',
  },
  failed: 'Η αναπαραγωγή δεν φορτώθηκε. Ο αγώνας είναι πιο κάτω με λόγια.',

  choices: {
    title: 'Σειρά',
    count: (n) => many(n, 'νόμιμη επιλογή', 'νόμιμες επιλογές'),
    forced: 'μία μόνο νόμιμη επιλογή',
    hidden: 'Το τι επιτρέπεται να παιχτεί κρύβεται μαζί με το χέρι.',
    pass: 'πάσο',
    ask: 'Διάλεξε φύλλα για να δεις αν επιτρέπεται να παιχτούν:',
    legal: 'Επιτρέπεται να παιχτεί.',
    gap: (equal) => `Ανάμεσα σε δύο χαρτωσιές καθένας μπορεί να κάνει επανάσταση: ${equal} όμοια φύλλα.`,
    whose: 'Φύλλα:',
    failed: 'Οι κανόνες δεν φορτώθηκαν.',
  },
  panels: { score: 'Ο γύρος σαν παρτιτούρα', titles: 'Οι τίτλοι, γύρο με γύρο' },
  machine: {
    title: 'Πού βρισκόμαστε',
    label: 'Το διάγραμμα καταστάσεων· η τωρινή φωτίζεται.',
  },
  unknown: (options) => `Ο σύνδεσμος ζητά κάτι που λείπει εδώ (${options}). Φαίνεται το πλησιέστερο.`,
};
