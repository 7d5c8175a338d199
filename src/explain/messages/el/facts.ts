import type { Messages } from '../messages.ts';
import { many } from './words.ts';

const HELP = `epanastasi facts [FACT…] [επιλογές]: μετρά ξανά όσα είναι γνωστά για τα παιχνίδια

FACT: quads, firstRound, titles, revolution, lead, talon, passRule, natural1, natural2 (όλα).
Μία γραμμή για το καθένα: τι, τι βρέθηκε ± τυπικό σφάλμα, τι είχε βρεθεί παλιότερα, και πόσα
τυπικά σφάλματα τα χωρίζουν. Βγαίνει με 1 όταν κάπου είναι πάνω από 4.

  --rounds N   πόσοι γύροι· οι πιο ακριβές μετρήσεις παίρνουν ένα μέρος τους (20000)
  --policy ID  ποιος παίζει: random, greedy, heuristic, linear ή flat (flat, που θέλει λεπτά)
  --seed TEXT  από πού έρχεται η τύχη· ίδιος σπόρος, ίδιοι αριθμοί (review)
  --json       όλοι οι αριθμοί ως δεδομένα
`;

export const facts: Messages['cli']['facts'] = {
  help: HELP,
  far: (figures, errors) =>
    figures === 0
      ? `Κάθε αριθμός απέχει το πολύ ${errors} τυπικά σφάλματα.`
      : `${many(figures, 'αριθμός απέχει', 'αριθμοί απέχουν')} πάνω από ${errors} τυπικά σφάλματα.`,
};
