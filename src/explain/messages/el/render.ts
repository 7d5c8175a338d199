/** The command that draws. */
import type { Messages } from '../messages.ts';

const HELP = `epanastasi render FILE [επιλογές]: σχεδιάζει μια στιγμή, έναν γύρο ή έναν αγώνα για μια ανάρτηση

  --at MOMENT              r3t4p2 (μια κίνηση), r3 (ένας γύρος: η παρτιτούρα του), start (αν δεν οριστεί άλλο), end …
  --what table             το τραπέζι εκείνη τη στιγμή (εκτός αν δοθεί μόνο γύρος)
  --what score|equity      ο γύρος σαν παρτιτούρα· με --review και όσα περιμένει ο κάθε παίκτης
  --what luck              από πού βγήκαν οι βαθμοί του καθενός στον γύρο, με --review
  --what titles            οι τίτλοι από γύρο σε γύρο
  --what statechart        οι φάσεις του παιχνιδιού, με αναμμένη τη φάση της στιγμής
  --as svg|png|html|md     η μορφή (svg, ή ό,τι λέει η κατάληξη του αρχείου)
  --theme light|dark       φωτεινό ή σκούρο (light)
  --card                   στις αναλογίες μιας κάρτας κοινωνικών δικτύων, 1200 × 630
  --width N                τόσα εικονοστοιχεία πλάτος
  --pov ID                 ο παίκτης που κάθεται πιο κοντά, και του οποίου η γνώση μετράει
  --reveal open|seat|spoiler-free  όλα τα χέρια· όσα θα ήξερε αυτός· και επιπλέον τίποτα από όσα ακολουθούν
  --review FILE            η κρίση του αγώνα, όπως τη γράφει το «review --json»
  --image ADDRESS          πού θα βρίσκεται η εικόνα, για html και md· αλλιώς το html την περιέχει και το md κάνει χωρίς
  --link ADDRESS           πού οδηγούν τα html και md
  -o, --output FILE        γράφει εκεί και όχι στην κανονική έξοδο

Το SVG είναι μόνο σχήματα: μπαίνει άφοβα σε κάθε σελίδα και δείχνει ίδιο κι όπου λείπουν γραμματοσειρές.
`;

export const render: Messages['cli']['render'] = {
  help: HELP,
  needsReview: (what) =>
    `Το «--what ${what}» χρειάζεται «--review FILE», όπως το γράφει το «epanastasi review --json».`,
  noLedger: (round) => `Η κρίση δεν έχει τύχη και τέχνη για τον γύρο ${round}.`,
  noLetters: (letters) =>
    `Καμία γραμματοσειρά δεν έχει αυτά τα γράμματα, και η εικόνα δείχνει κουτάκια: ${letters}`,
  noReview: (file) => `Το «${file}» δεν είναι κρίση αυτού του αγώνα.`,
  onlyRounds: (first, last) =>
    first === last ? `Ο μόνος του γύρος είναι ο r${first}.` : `Οι γύροι του είναι από r${first} ως r${last}.`,
  nearestMoment: (at) => `Η πιο κοντινή πριν από αυτή είναι η ${at}.`,
  badEnding: (output, forms) =>
    `Το «${output}» δεν τελειώνει σε καμία από τις μορφές που υπάρχουν (${forms}). Πες ποια θέλεις με το «--as».`,
  badAddress: (option, found) =>
    `Το «${option}» χρειάζεται μια διεύθυνση του ιστού, ή μία σχετική με τη σελίδα, όχι «${found}».`,
};
