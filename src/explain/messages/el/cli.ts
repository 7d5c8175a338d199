import type { Messages } from '../messages.ts';
import { facts } from './facts.ts';
import { render } from './render.ts';
import { tournament } from './tournament.ts';

const GENERAL = `epanastasi: καταγεγραμμένοι αγώνες σε χαρτοπαίγνια επανάστασης

  epanastasi deal            παίζει έναν αγώνα με παίκτες υπολογιστή και γράφει την καταγραφή του
  epanastasi check FILE…     ψάχνει για λάθη σε καταγραφές
  epanastasi replay FILE     τυπώνει έναν αγώνα ως κείμενο
  epanastasi render FILE     σχεδιάζει μια στιγμή, έναν γύρο ή έναν αγώνα για μια ανάρτηση
  epanastasi review FILE     κρίνει κάθε απόφαση ενός αγώνα· τύχη και τέχνη
  epanastasi puzzles FILE    βρίσκει αποφάσεις με μία σαφώς καλύτερη επιλογή
  epanastasi tournament      παίκτες υπολογιστή παίζουν μεταξύ τους· πόσο καλά τα πάει ο καθένας
  epanastasi facts           μετρά ξανά όσα είναι γνωστά για τα παιχνίδια
  epanastasi help [COMMAND]  αυτό το κείμενο, ή τα πάντα για μία εντολή
  epanastasi --version

Με --lang en|el|hu διαλέγετε γλώσσα· αλλιώς αποφασίζουν τα LC_ALL, LC_MESSAGES και LANG.
Στη θέση του FILE το «-» σημαίνει την κανονική είσοδο.

Κωδικοί εξόδου: 0 όλα καλά, 1 κάποια καταγραφή έχει λάθη, 2 λάθος χρήση ή αρχείο που δεν διαβάζεται ή δεν γράφεται.
`;

const DEAL = `epanastasi deal [επιλογές]: παίζει έναν αγώνα με παίκτες υπολογιστή και γράφει την καταγραφή του

  --game ID              το παιχνίδι (anemaki)
  --rounds N             πόσοι γύροι (1)
  --seed TEXT            από πού έρχεται η τύχη· ίδιος σπόρος, ίδιος αγώνας (1)
  --option NAME=VALUE    μια παραλλαγή των κανόνων· μπορεί να επαναληφθεί
  --bots ID[,ID…]        ένας για όλους ή ένας για κάθε θέση (sensible)· από τον πιο αδύναμο: random, greedy,
                         sensible, heuristic, linear, flat
  --players ID[=NAME],…  με τη σειρά που κάθονται (οι πέντε της αποστολής)
  --meta WORD=TEXT       μια γραμμή της κεφαλίδας: event, date, place, note …· μπορεί να επαναληφθεί
  --passes omitted       χωρίς τα πάσο, όπως γράφουν πολλές παρέες
  --form text|json       η μορφή της καταγραφής (text)
  -o, --output FILE      γράφει εκεί και όχι στην κανονική έξοδο
`;

const CHECK = `epanastasi check FILE… [--lang en|el|hu]: ψάχνει για λάθη σε καταγραφές

Μία γραμμή για κάθε πρόβλημα: αρχείο:γραμμή:στήλη: κωδικός: τι φταίει και τι να κάνετε.
Βγαίνει με 1 όταν κάποιο αρχείο έχει λάθη· οι προειδοποιήσεις μόνες τους δεν μετράνε.
`;

const REPLAY = `epanastasi replay FILE [επιλογές]: τυπώνει έναν αγώνα ως κείμενο, κάθε βήμα με τον λόγο του

  --at MOMENT      μία μόνο στιγμή, με τα χέρια όλων: r2 (το μοίρασμα ενός γύρου), r2t3p4 (μια κίνηση), r2e …
  --lang en|el|hu  η γλώσσα
`;

const REVIEW = `epanastasi review FILE [επιλογές]: κρίνει κάθε απόφαση, χωρίζει την τύχη από την τέχνη

  --md | --html | --json  η μορφή της αναφοράς: Markdown (αν δεν οριστεί άλλη), μία σελίδα ή δεδομένα
  --player ID             οι αποφάσεις ενός μόνο παίκτη
  --anonymous             χωρίς ονόματα και τίτλο
  --worlds N              μοιρασιές των κρυμμένων φύλλων για κάθε επιλογή (400)
  --playouts N            δοκιμαστικές παρτίδες για κάθε στιγμή, με όλα τα χέρια γνωστά (800)
  --policy ID             ποιος τις παίζει: random, greedy, heuristic ή linear (linear)
  --seed TEXT             από πού έρχεται η τύχη· ίδιος σπόρος, ίδιοι αριθμοί (review)
  -o, --output FILE       γράφει εκεί και όχι στην κανονική έξοδο
`;

const PUZZLES = `epanastasi puzzles FILE [επιλογές]: βρίσκει αποφάσεις με μία σαφώς καλύτερη επιλογή

  --json  ως δεδομένα
  --worlds N, --playouts N, --policy ID, --seed TEXT  όπως στο «review»
`;

export const cli: Messages['cli'] = {
  help: {
    general: GENERAL,
    deal: DEAL,
    check: CHECK,
    replay: REPLAY,
    review: REVIEW,
    puzzles: PUZZLES,
    tournament: tournament.help,
    facts: facts.help,
    render: render.help,
  },
  tournament,
  facts,
  render,
  seeHelp: (command) => `Δείτε «epanastasi help${command ? ` ${command}` : ''}».`,
  didYouMean: (word) => `Μήπως εννοείτε «${word}»;`,
  unknownCommand: (found) => `Δεν υπάρχει εντολή «${found}».`,
  unknownOption: (found) => `Δεν υπάρχει εδώ επιλογή «${found}».`,
  needsValue: (option) => `Η επιλογή «${option}» χρειάζεται μια τιμή μετά από αυτήν.`,
  takesNoValue: (option) => `Η επιλογή «${option}» δεν παίρνει τιμή.`,
  givenTwice: (option) => `Η επιλογή «${option}» γράφτηκε δύο φορές· μία αρκεί.`,
  badValue: (option, found, allowed) =>
    `Το «${found}» δεν είναι τιμή για το «${option}»· υπάρχουν: ${allowed.join(', ')}.`,
  badNumber: (option, found, least, most) =>
    `Το «${option}» χρειάζεται ακέραιο από ${least} έως ${most}, όχι «${found}».`,
  badPair: (option, found) => `Το «${option}» χρειάζεται όνομα και τιμή, NAME=VALUE, όχι «${found}».`,
  badPlayer: (found) =>
    `Το «${found}» δεν μπορεί να ονομάσει παίκτη: μικρά λατινικά γράμματα, ψηφία, «_» και «-», κάθε όνομα μία φορά, και καμία λέξη της μορφής.`,
  badMeta: (found) => `Το «${found}» δεν μπορεί να αρχίσει γραμμή της κεφαλίδας.`,
  playerCount: (found, least, most) =>
    `Αυτό το παιχνίδι θέλει ${least === most ? least : `${least} έως ${most}`} παίκτες, όχι ${found}.`,
  botCount: (found, players) =>
    `Το «--bots» ονομάζει ${found}: δώστε έναν για όλους ή έναν για καθεμία από τις ${players} θέσεις.`,
  unexpected: (found) => `Το «${found}» περισσεύει εδώ.`,
  noFile: 'Δώστε ένα αρχείο, ή «-» για την κανονική είσοδο.',
  oneFile: 'Δώστε μόνο ένα αρχείο.',
  cannotRead: (file, reason) => `Το «${file}» δεν διαβάζεται (${reason}).`,
  cannotWrite: (file, reason) => `Το «${file}» δεν γράφεται (${reason}).`,
  noText: (file) => `Το «${file}» δεν είναι κείμενο σε UTF-8, όπως είναι μια καταγραφή.`,
  reasons: {
    ENOENT: 'δεν υπάρχει τέτοιο αρχείο ή κατάλογος',
    ENOTDIR: 'ένα μέρος της διαδρομής δεν είναι κατάλογος',
    EISDIR: 'είναι κατάλογος',
    EACCES: 'δεν επιτρέπεται',
    EPERM: 'δεν επιτρέπεται',
    EROFS: 'εκεί δεν γράφεται τίποτα',
    ENOSPC: 'δεν υπάρχει άλλος χώρος',
    EFBIG: 'θα γινόταν πολύ μεγάλο',
    EIO: 'η συσκευή παρουσίασε βλάβη',
  },
  standardOutput: 'κανονική έξοδος',
  warning: 'προειδοποίηση',
  checked: (files, errors, warnings) =>
    `${count(files, 'αρχείο', 'αρχεία')}: ${count(errors, 'λάθος', 'λάθη')}, ${count(warnings, 'προειδοποίηση', 'προειδοποιήσεις')}`,
  noMoment: (found) => `Δεν υπάρχει στιγμή «${found}» σε αυτόν τον αγώνα.`,
  standardInput: 'κανονική είσοδος',
  ownInput: (file) => `Το «${file}» είναι η ίδια η καταγραφή: η αναφορά πρέπει να γραφτεί αλλού.`,
  oneForm: (forms) => `Διαλέξτε μία μορφή, όχι ${forms.join(' και ')}.`,
  oneMatch:
    'Μια σελίδα χωρά έναν αγώνα, και αυτό το αρχείο έχει περισσότερους. Χρησιμοποιήστε --md ή --json.',
  gap: (points) => `${points} βαθμούς πάνω από τη δεύτερη καλύτερη επιλογή`,
  untitled: 'Αγώνας χωρίς όνομα',
  pile: 'Στο τραπέζι',
  nobodyLaid: 'τίποτα ακόμη',
  noCards: 'χωρίς φύλλα',
  onTurn: 'έχει σειρά',
  variation: (name) => `Δεν παίχτηκε (${name}):`,
};

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
