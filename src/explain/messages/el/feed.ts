/** The feed of the recorded matches, read in a feed reader or in mail: by itself, without the site around it. */
import type { Messages } from '../messages.ts';

export const feed: Messages['feed'] = {
  title: 'Epanastasi: καταγεγραμμένοι αγώνες',
  description:
    'Χαρτοπαίγνια της Επανάστασης, αγώνα με τον αγώνα: εικόνες, κινήσεις με λόγια, και τι σήμαιναν.',
  link: 'Ροή με τους αγώνες (RSS)',
  inPart: (told, all) =>
    `Ο αγώνας είναι μακρύς: από τις ${all} στιγμές του εδώ είναι οι ${told} που σχολιάζει η καταγραφή, και το αποτέλεσμα κάθε γύρου. Όλες υπάρχουν στην αναπαραγωγή.`,
  players: (names) => `Στο τραπέζι: ${names}.`,
  result: 'Αποτέλεσμα',
  unfinished: 'Ο γύρος δεν έχει αποτέλεσμα: η καταγραφή του δεν φτάνει ως το τέλος.',
  open: 'Δες τον αγώνα βήμα προς βήμα',
  openRound: (n) => `Δες τον γύρο ${n} βήμα προς βήμα`,
  notPlayed: (name) => `Παραλλαγή που δεν παίχτηκε: ${name}`,
};
