import type { Messages } from '../messages.ts';
import { signed } from './figures.ts';

export const charts: Messages['charts'] = {
  score: (round, plays) =>
    `Ο γύρος ${round} σαν παρτιτούρα: μια γραμμή για κάθε παίκτη, μια στήλη για κάθε κίνηση, ${plays} συνολικά`,
  strength: 'δύναμη: αναμενόμενοι βαθμοί',
  equity: 'αναμενόμενοι βαθμοί, όλα τα χέρια γνωστά',
  odds: 'πιθανότητα κάθε τίτλου',
  value: signed,
  out: (title, points) => `${title} ${points}`,
  turned: 'Επανάσταση',
  turnedLabel: 'Επανάσταση: από εδώ και πέρα η σειρά είναι ανάποδη',
  turnedBack: 'Όπως πριν',
  turnedBackLabel: 'Από εδώ και πέρα η σειρά είναι όπως πριν',
  postponed: 'Αναβολή',
  postponedLabel: 'Η επανάσταση αναβάλλεται: η σειρά μένει όπως είναι',
  words: { trick: 'Χαρτωσιά', player: 'Παίκτης', play: 'Κίνηση', result: 'Αποτέλεσμα' },
  titles: (rounds) =>
    `Οι τίτλοι σε ${rounds} ${rounds === 1 ? 'γύρο' : 'γύρους'}: μια γραμμή για κάθε παίκτη`,
  round: 'Γύρος',
  points: 'βαθμοί',
  roundResult: (round, order) => `Γύρος ${round}: ${order}`,
  noResult: (round) => `Γύρος ${round}: χωρίς αποτέλεσμα`,
  asTable: 'Ως πίνακας',
};
