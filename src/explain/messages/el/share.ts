/** What stands beside a moment that leaves the site in a post, and its picture in words for those who do not see it. */
import type { Messages } from '../messages.ts';

export const share: Messages['share'] = {
  playsUpTo: 'Όσα παίχτηκαν ως εδώ',
  playsOfRound: 'Ο γύρος, κίνηση προς κίνηση',
  open: 'Δες το βήμα βήμα',
  embed: 'Η αναπαραγωγή, βήμα βήμα',
  turned: 'Όλα ανάποδα',
  alt: {
    table: 'Το τραπέζι',
    score: (n) => `Ο γύρος ${n} σαν παρτιτούρα`,
    pile: (cards, name) => `Στη στοίβα: ${cards} (${name})`,
    emptyPile: 'Η στοίβα είναι άδεια',
    hands: 'Χέρια',
    hand: (name, standing, cards) => `${name} (${standing}): ${cards}`,
    unknown: (n) => (n === 1 ? '1 κρυφό' : `${n} κρυφά`),
    none: 'κανένα φύλλο',
    out: (title, points) => `βγήκε, ${title}, ${points}`,
    points: (n, written) => `${written} ${Math.abs(n) === 1 ? 'βαθμός' : 'βαθμοί'}`,
    talon: (cards) => `Ταλόν: ${cards}`,
    turn: (name) => `Σειρά έχει: ${name}`,
    passed: (names) => `Πάσο: ${names}`,
    order: (ranks) => `Σειρά από το χαμηλό στο ψηλό: ${ranks}`,
    upsideDown: (ranks) => `Ο κόσμος είναι ανάποδα· σειρά από το χαμηλό στο ψηλό: ${ranks}`,
    result: (n, names) => `Γύρος ${n}: ${names}`,
  },
};
