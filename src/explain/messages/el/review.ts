import { say } from '../../rich.ts';
import type { Sets } from '../en/review.ts';
import type { Messages } from '../messages.ts';
import { fixed, percent, signed, whole } from './figures.ts';
import * as words from './words.ts';

const inWords = ({ sets }: Sets) => words.list(sets.map(({ face, size }) => words.set(face, size)));

export const review: Messages['review'] = {
  classes: {
    best: 'το καλύτερο',
    equal: 'όσο καλό και το καλύτερο',
    inaccuracy: 'ανακρίβεια',
    mistake: 'λάθος',
    blunder: 'χοντρό λάθος',
  },
  kinds: { play: 'ρίξιμο και πάσο', give: 'δώρα', swap: 'το ταλόν', revolt: 'επαναστάσεις' },
  deeds: {
    play: ({ face, naturals, jokers }) => words.setWithJokers(face, naturals, jokers),
    pass: 'πάσο',
    abstain: 'όχι επανάσταση',
    revolt: ({ face, naturals, jokers }) => `επανάσταση με ${words.setWithJokers(face, naturals, jokers)}`,
    give: (facts) => say`να δοθούν ${inWords(facts)} (προς: ${facts.to})`,
    swap: (facts) => say`να αλλαχτούν με το ταλόν ${inWords(facts)}`,
    keep: 'να μείνει το ταλόν',
  },
  choseBest: ({ who, deed }) => say`${who} βρίσκει το καλύτερο: ${deed}`,
  choseEqual: ({ who, deed, best }) =>
    say`${who} διαλέγει ${deed}, που δεν ξεχωρίζει σε αξία από το καλύτερο: ${best}`,
  choseWorse: (facts) =>
    say`${words.capital(review.classes[facts.class])} (${facts.who}): ${facts.deed}, με κόστος ${fixed(facts.loss)} του βαθμού· καλύτερο: ${facts.best}`,
  proved: 'Αυτό αποδεικνύεται, δεν είναι εκτίμηση',
  estimated: ({ worlds, policy }) =>
    `Εκτίμηση από ${worlds} μοιρασιές των φύλλων που ο παίκτης δεν έβλεπε, παιγμένες ως το τέλος από την πολιτική «${policy}»`,
  reasons: {
    missesSureWin: 'Άλλη επιλογή εξασφάλιζε την επόμενη θέση, ό,τι κι αν κρατούν οι άλλοι',
    splitsGroup: ({ face, held, laid }) =>
      `Παίρνει ${words.count(laid)} από ${words.set(face, held)} που μπορούσαν να φύγουν μαζί`,
    spendsControl: ({ face }) =>
      `Τίποτα από όσα μένουν έξω δεν χτυπά ${words.theSet(face, 1, 'accusative')}, και αρκούσε κάτι μικρότερο`,
    missesLead: ({ face, size }) =>
      `Τίποτα από όσα μένουν έξω δεν χτυπά ${words.set(face, size)}: το άνοιγμα ήταν σίγουρο`,
    hardToBeat: ({ face, size, by }) =>
      `Μόνο ${words.theFaces(by, 'nominative')} θα χτυπούσαν ακόμη ${words.set(face, size)}`,
    beatsTooLow: ({ face, best, size }) =>
      `Λιγότερα φύλλα χτυπούν ${words.set(best, size)} παρά ${words.set(face, size)}`,
    spendsStrongest: ({ face, size }) =>
      `Ξοδεύει ${words.set(face, size)}, το δυνατότερο που έχει το χέρι σε τόσα φύλλα· με πάσο θα έμενε`,
    spendsGroup: ({ laid, needed }) =>
      `Ρίχνει ${words.cards(laid)} μαζί εκεί όπου ${words.plural(needed, 'αρκούσε', 'αρκούσαν')} ${words.count(needed)}`,
    couldGoLast: ({ face }) =>
      `${words.capital(words.theFaces(face, 'nominative'))} μπορούν να μείνουν για το τέλος: τα τελευταία φύλλα δεν χρειάζεται να χτυπήσουν τίποτα`,
    laysFewer: ({ laid, best }) =>
      `${words.plural(laid, 'Φεύγει', 'Φεύγουν')} ${words.cards(laid)} εκεί όπου μπορούσαν να φύγουν ${words.cards(best)}`,
    spendsJoker: 'Ξοδεύει μπαλαντέρ εκεί όπου αρκούσαν άλλα φύλλα',
    passesSafePlay: ({ face, size }) =>
      `${words.capital(words.set(face, size, 'nominative'))} ${words.plural(size, 'θα έφευγε', 'θα έφευγαν')} χωρίς να χάσει τίποτα το χέρι`,
    leadsIntoShortHand: ({ who, cards }) =>
      say`${who} έχει μόνο ${words.cards(cards)} και ίσως απαντήσει και βγει`,
    keepsLowGroup: ({ face }) =>
      `Κρατά ${words.theFaces(face, 'accusative')}, που δύσκολα χτυπούν κάτι και φεύγουν καλύτερα στο άνοιγμα`,
    leavesMoreGroups: ({ groups, best }) =>
      `Αφήνει ${words.count(groups, 'f')} διαφορετικές αξίες στο χέρι, ενώ η καλύτερη επιλογή ${words.count(best, 'f')}`,
    overtakesHigh: ({ face, best }) =>
      `Αρκούσε ${words.set(best, 1, 'nominative')}· ξοδεύεται ${words.set(face, 1, 'nominative')}`,
    breaksQuad: ({ face }) => `Χαλάει τέσσερα ίδια: ${words.faces(face, 'accusative')}`,
    mayFeedQuad: ({ face }) =>
      `Ίσως συμπληρώσει πιο κάτω τέσσερα ίδια (${words.faces(face, 'nominative')}) και φέρει επανάσταση`,
    givesStrength: ({ face, best }) =>
      `Δίνει ${words.set(face, 1)} εκεί όπου αρκούσε ${words.set(best, 1, 'nominative')}`,
    breaksGroup: ({ face }) => `Χωρίζει ίδια φύλλα: ${words.faces(face, 'accusative')}`,
    leavesTalon: 'Δύο άγνωστα φύλλα αξίζουν κατά μέσο όρο περισσότερο από τα δύο χειρότερα αυτού του χεριού',
    takesTalon: 'Το χέρι αξίζει περισσότερο όπως είναι παρά με δύο άγνωστα φύλλα',
    revoltHurts: 'Στη σειρά που φέρνει αυτή η επανάσταση το χέρι αξίζει λιγότερο',
    revoltWouldHelp: ({ face }) =>
      `Στη σειρά που θα έφερνε μια επανάσταση (${words.faces(face, 'nominative')}) το χέρι αξίζει περισσότερο`,
    playoutsOnly: 'Κανένας πρακτικός κανόνας δεν το εξηγεί: τόσο βγάζουν οι δοκιμαστικές παρτίδες',
  },
  signed,
  fixed,
  whole,
  percent,
};
