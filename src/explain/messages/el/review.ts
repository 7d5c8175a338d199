import { say } from '../../rich.ts';
import type { Sets } from '../en/review.ts';
import type { Messages } from '../messages.ts';
import { fixed, percent, signed, whole } from './figures.ts';
import * as words from './words.ts';

const inWords = ({ sets }: Sets) => words.list(sets.map(({ face, size }) => words.set(face, size)));

export const review: Messages['review'] = {
  classes: {
    best: 'το καλύτερο',
    equal: 'ισάξιο με το καλύτερο',
    inaccuracy: 'ανακρίβεια',
    mistake: 'λάθος',
    blunder: 'χοντρό λάθος',
  },
  deeds: {
    play: ({ face, naturals, jokers }) => words.setWithJokers(face, naturals, jokers, 'nominative'),
    pass: 'πάσο',
    abstain: 'χωρίς επανάσταση',
    revolt: ({ face, naturals, jokers }) =>
      `επανάσταση (${words.setWithJokers(face, naturals, jokers, 'nominative')})`,
    give: (facts) => say`να δώσει ${inWords(facts)} (προς: ${facts.to})`,
    swap: (facts) => say`να αλλάξει ${inWords(facts)} με το ταλόν`,
    keep: 'να αφήσει το ταλόν',
  },
  choseBest: ({ who, deed }) => say`${who} βρίσκει το καλύτερο: ${deed}`,
  choseEqual: ({ who, deed, best }) =>
    say`${who} διαλέγει κάτι που σε αξία δεν ξεχωρίζει από το καλύτερο: ${deed}· το καλύτερο: ${best}`,
  choseWorse: (facts) =>
    say`${words.capital(review.classes[facts.class])} (${facts.who}): ${facts.deed}, με κόστος ${fixed(facts.cost)} βαθμούς· καλύτερα: ${facts.best}`,
  proved: 'Αυτό αποδεικνύεται, δεν είναι εκτίμηση',
  estimated: ({ worlds, policy }) =>
    `Εκτίμηση: τα φύλλα που δεν έβλεπε ο παίκτης μοιράστηκαν από την αρχή ${worlds} φορές και παίχτηκαν ως το τέλος με τη στρατηγική «${policy}»`,
  reasons: {
    missesSureWin: 'Μια άλλη επιλογή εξασφάλιζε την επόμενη θέση, ό,τι κι αν κρατούν οι άλλοι',
    splitsGroup: ({ face, held, laid }) =>
      `Ρίχνει μόνο ${words.countOf(face, laid)} από ${words.theSet(face, held, 'accusative')}, που μπορούσαν να φύγουν μαζί`,
    spendsControl: ({ face }) =>
      `Τίποτα από όσα απομένουν δεν χτυπά ${words.theSet(face, 1, 'accusative')}, και αρκούσε κάτι χαμηλότερο`,
    missesLead: ({ face, size }) =>
      `Τίποτα από όσα απομένουν δεν χτυπά ${words.set(face, size)}: το επόμενο άνοιγμα ήταν σίγουρο`,
    hardToBeat: ({ face, size, by }) =>
      `Μόνο ${words.theFaces(by, 'nominative')} μπορούσαν πια να χτυπήσουν ${words.set(face, size)}`,
    beatsTooLow: ({ face, best, size }) =>
      `${words.capital(words.set(best, size, 'nominative'))} ${words.plural(size, 'χτυπιέται', 'χτυπιούνται')} πιο δύσκολα από ${words.set(face, size)}`,
    spendsStrongest: ({ face, size }) => {
      const strongest =
        size === 1 ? 'το δυνατότερο φύλλο του χεριού' : `το δυνατότερο που έχει με ${words.cards(size)}`;
      return `Ξοδεύει ${words.set(face, size)}, ${strongest}, ενώ με πάσο θα έμενε για αργότερα`;
    },
    spendsGroup: ({ laid, needed }) =>
      `Ρίχνει ${words.cards(laid)} μαζί εκεί όπου ${words.plural(needed, 'αρκούσε', 'αρκούσαν')} ${words.count(needed)}`,
    couldGoLast: ({ face }) =>
      `${words.capital(words.theFaces(face, 'nominative'))} μπορούν να μείνουν για το τέλος: τα τελευταία φύλλα δεν χρειάζεται να χτυπήσουν τίποτα`,
    laysFewer: ({ laid, best }) =>
      `${words.plural(laid, 'Φεύγει', 'Φεύγουν')} ${words.cards(laid)} εκεί όπου μπορούσαν να φύγουν ${words.count(best)}`,
    spendsJoker: 'Ξοδεύει μπαλαντέρ εκεί όπου αρκούσαν άλλα φύλλα',
    passesSafePlay: ({ face, size }) =>
      `${words.capital(words.set(face, size, 'nominative'))} ${words.plural(size, 'θα έφευγε', 'θα έφευγαν')} χωρίς να αδυνατίσει το χέρι`,
    leadsIntoShortHand: ({ who, cards }) =>
      say`${who} έχει μόνο ${words.cards(cards)} και μπορεί να απαντήσει και να βγει`,
    keepsLowGroup: ({ face }) =>
      `Κρατά ${words.theFaces(face, 'accusative')}, που δύσκολα χτυπούν κάτι και φεύγουν καλύτερα στο άνοιγμα`,
    leavesMoreGroups: ({ groups, best }) =>
      `Στο χέρι ${words.plural(groups, 'μένει μία αξία', `μένουν ${words.count(groups, 'f')} διαφορετικές αξίες`)}, ενώ με την καλύτερη επιλογή ${words.count(best, 'f')}`,
    overtakesHigh: ({ face, best }) =>
      `Αρκούσε ${words.theSet(best, 1, 'nominative')} αντί για ${words.theSet(face, 1, 'accusative')}`,
    breaksQuad: ({ face }) => `Χαλάει ${words.set(face, 4)}`,
    mayFeedQuad: ({ face }) =>
      `Ίσως συμπληρώσει ${words.set(face, 4)} σε κάποιον από κάτω και φέρει έτσι επανάσταση`,
    givesStrength: ({ face, best }) =>
      `Δίνει ${words.set(face, 1)} εκεί όπου αρκούσε ${words.set(best, 1, 'nominative')}`,
    breaksGroup: ({ face }) => `Χωρίζει ίδια φύλλα: ${words.faces(face, 'accusative')}`,
    leavesTalon: 'Δύο άγνωστα φύλλα αξίζουν κατά μέσο όρο περισσότερο από τα δύο χειρότερα αυτού του χεριού',
    takesTalon: 'Το χέρι αξίζει περισσότερο όπως είναι παρά με δύο άγνωστα φύλλα',
    revoltHurts: 'Με τη σειρά που φέρνει αυτή η επανάσταση, το χέρι αξίζει λιγότερο',
    revoltWouldHelp: ({ face }) =>
      `Με τη σειρά που θα έφερνε μια επανάσταση με ${words.faces(face, 'accusative')}, το χέρι αξίζει περισσότερο`,
    playoutsOnly: 'Κανένας πρακτικός κανόνας δεν το εξηγεί: τόσο βγάζουν οι δοκιμαστικές παρτίδες',
  },
  signed,
  fixed,
  whole,
  percent,
};
