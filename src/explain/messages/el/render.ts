/** The command that draws. */
import type { Messages } from '../messages.ts';

const HELP = `epanastasi render FILE [επιλογές]: σχεδιάζει μια στιγμή, έναν γύρο ή έναν αγώνα για μια ανάρτηση

  --at MOMENT              r3t4p2 (μια κίνηση), r3 (ένας γύρος: η παρτιτούρα του), start (αν δεν οριστεί άλλο), end …
  --what table             το τραπέζι εκείνη τη στιγμή (εκτός αν δοθεί μόνο γύρος)
  --what score|equity      ο γύρος σαν παρτιτούρα· με --review και όσα περιμένει ο κάθε παίκτης
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
  needsReview: 'Το «--what equity» χρειάζεται «--review FILE», όπως το γράφει το «epanastasi review --json».',
  noReview: (file) => `Το «${file}» δεν είναι κρίση αυτού του αγώνα.`,
  badAddress: (option, found) =>
    `Το «${option}» χρειάζεται μια διεύθυνση του ιστού, ή μία σχετική με τη σελίδα, όχι «${found}».`,
};
