import { say } from '../../rich.ts';
import type { Messages } from '../messages.ts';
import { game } from './game.ts';
import { title as titleIn } from './titles.ts';
import * as words from './words.ts';

type Moments = Messages['moments'];
type Quad = Parameters<Moments['idleQuad']>[0];
type Place = Parameters<Moments['goesOut']>[0];

const the = (id: string) => `ο ${titleIn(id)}`;
const toThe = (id: string) => `στον ${titleIn(id, 'accusative')}`;
const ofThe = (id: string) => `του ${titleIn(id, 'genitive')}`;
const spot = ({ place, points }: Place) => `${game.place(place)}, ${game.points(points)}`;
const quad = ({ face }: Quad) => (face ? words.set(face, 4) : words.equalCards(4));
const theQuad = ({ face }: Quad) =>
  face ? words.theSet(face, 4, 'nominative') : `τα ${words.equalCards(4)}`;
const equals = (n: number) => (n === 2 ? 'ζευγάρι' : words.equalCards(n));
const beat = (n: number) => (n > 2 ? 'χτυπούν' : 'χτυπά');

const ALWAYS = 'αλλά το πάσο επιτρέπεται πάντα';

export const moments: Moments = {
  unknownCards: (n) => `${words.count(n)} ${words.plural(n, 'άγνωστο φύλλο', 'άγνωστα φύλλα')}`,
  inferred: 'Η καταγραφή δεν το λέει: προκύπτει από τους κανόνες ή από όσα παίχτηκαν αργότερα',
  forcedByLog: 'Η καταγραφή λέει ότι έγινε, και η αναπαραγωγή συνεχίζει από εκεί',

  dealt: ({ round, dealer, leader }) =>
    leader === null
      ? say`Γύρος ${round}: ${dealer} μοιράζει και θα ανοίξει`
      : say`Γύρος ${round}: ${dealer} μοιράζει και θα ανοίξει ${leader}`,
  dealSizes: ({ each, left }) =>
    left === 0
      ? `Ο καθένας έχει ${words.cards(each)}`
      : `Ο καθένας έχει ${words.cards(each)}· ${words.count(left)} μένουν κλειστά, το ταλόν`,
  luckDeals: 'Στον πρώτο γύρο η τύχη ορίζει ποιος μοιράζει, και όποιος μοιράζει ανοίγει',
  titleDeals: ({ title }) => `${words.capital(the(title))} μοιράζει και, μετά τις ανταλλαγές, ανοίγει`,
  untitled: 'Κανείς δεν έχει ακόμη τίτλο, άρα δεν γίνεται ανταλλαγή ούτε έλεγχος για επανάσταση',
  titlesUnknown: 'Δεν είναι γνωστό ποιος είχε ποιον τίτλο',
  titlesDrawn: 'Οι τίτλοι του πρώτου γύρου κληρώθηκαν',

  gave: ({ who, to, cards, toTitle }) =>
    toTitle ? say`${who} δίνει ${toThe(toTitle)} (${to}) ${cards}` : say`${who} δίνει ${cards} (προς: ${to})`,
  givesBest: ({ title, toTitle, count }) =>
    count === 1
      ? `${words.capital(the(title))} πρέπει να δώσει ${toThe(toTitle)} το καλύτερο φύλλο που του μοιράστηκε`
      : `${words.capital(the(title))} πρέπει να δώσει ${toThe(toTitle)} τα ${words.count(count)} καλύτερα φύλλα που του μοιράστηκαν`,
  bestByNormalOrder:
    'Το καλύτερο κρίνεται με την κανονική σειρά, γιατί κανείς δεν ξέρει ακόμη για επανάσταση',
  choiceOfSuits: 'Ανάμεσα σε ίσες αξίες τα χρώματα τα διαλέγει όποιος δίνει',
  givesFreely: ({ title, toTitle, count }) =>
    `${words.capital(the(title))} δίνει πίσω ${toThe(toTitle)} ${words.cards(count)} της επιλογής του, από όσα του μοιράστηκαν`,
  secretTrade: 'Και οι δύο διαλέγουν πριν δουν τι θα πάρουν, και τα φύλλα τα ξέρουν μόνο οι ίδιοι',
  swapped: ({ who, cards }) => say`${who} αφήνει ${cards} και παίρνει το ταλόν`,
  maySwap: ({ title, count }) =>
    `${words.capital(the(title))} μπορεί να αλλάξει ακριβώς ${words.cards(count)} με εκείνα του ταλόν, χωρίς να τα έχει δει`,
  foundInTalon: ({ cards }) => say`Το ταλόν είχε ${cards}`,
  kept: ({ who }) => say`${who} αφήνει το ταλόν στη θέση του`,
  mayKeep: ({ title }) =>
    `${words.capital(the(title))} μπορεί να πάρει το ταλόν δίνοντας άλλα τόσα φύλλα, αλλά δεν είναι υποχρεωμένος`,

  noRevolution: 'Δεν γίνεται επανάσταση: η σειρά των αξιών μένει όπως είναι',
  noneBelow: ({ below }) =>
    say`Επανάσταση κηρύσσεται μόνο με τέσσερα ίδια φύλλα στο χέρι ${words.listOr(below.map(ofThe))}, και δεν υπάρχουν`,
  idleQuad: (held) => say`${held.who} έχει ${quad(held)}, αλλά εδώ δεν μετρούν`,
  declared: ({ holders }) =>
    say`Επανάσταση! ${words.list(holders.map((one) => say`${one.who} έχει ${quad(one)}`))}`,
  declaredWhy: ({ below }) =>
    say`Με τέσσερα ίδια φύλλα στο χέρι ${words.listOr(below.map(ofThe))} κηρύσσεται από μόνη της, χωρίς να το διαλέξει κανείς`,
  upsideDown: ({ low, high }) =>
    `Ως το τέλος του γύρου η σειρά είναι ανάποδη: ανεβαίνει από ${words.theFaces(low, 'accusative')} ως ${words.theFaces(high, 'accusative')}`,
  postponed: ({ holders }) =>
    say`Η επανάσταση αναβάλλεται: ${words.list(holders.map((one) => say`${one.who} έχει ${quad(one)}`))}`,
  wouldDeclare: (held) => say`${words.capital(theQuad(held))} (${held.who}) θα κήρυσσαν επανάσταση`,
  postponedWhy: ({ above }) =>
    say`Τέσσερα ίδια φύλλα στο χέρι ${words.listOr(above.map(ofThe))} την αναβάλλουν`,
  nothingCarried: 'Σε αυτόν τον γύρο δεν αλλάζει τίποτα, και τίποτα δεν μεταφέρεται στον επόμενο',

  led: ({ who, cards }) => say`${who} ανοίγει με ${cards}`,
  leadWhy:
    'Όποιος ανοίγει ρίχνει όσα φύλλα θέλει, αρκεί να είναι της ίδιας αξίας, και δεν μπορεί να πάει πάσο',
  dealerLeads: 'Την πρώτη χαρτωσιά την ανοίγει όποιος μοίρασε',
  titleLeads: ({ title }) => `Την πρώτη χαρτωσιά την ανοίγει ${the(title)}`,
  followed: ({ who, cards, under, face, size, beats }) =>
    beats
      ? say`${who} χτυπά ${words.theSet(face, size, 'accusative')} (${under}) με ${cards}`
      : say`${who} ρίχνει ${cards} πάνω από ${words.theSet(face, size, 'accusative')} (${under})`,
  beats: ({ face, size, topFace, topSize, direction }) => {
    const higher =
      face && topFace
        ? `${direction === 'reversed' ? 'με την ανάποδη σειρά ' : ''}${words.theFaces(face, 'nominative')} χτυπούν ${words.theFaces(topFace, 'accusative')}`
        : 'η αξία πρέπει να είναι ψηλότερη';
    if (size > topSize) {
      const more = `${words.capital(words.cards(size))} μπορούν να απαντήσουν σε ${words.count(topSize)}`;
      return `${more}, και ${higher}· από εδώ και πέρα χρειάζονται τουλάχιστον ${words.count(size)}`;
    }
    return size === 1 ? words.capital(higher) : `Τόσα φύλλα όσα χρειάζονται, και ${higher}`;
  },
  mayAnswer: ({ who, leads }) => {
    const one = who?.length === 1;
    const others = who ? words.list(who) : 'Οι υπόλοιποι';
    return say`${others} ${one ? 'μπορεί' : 'μπορούν'} ακόμη να ${one ? 'απαντήσει' : 'απαντήσουν'}· αλλιώς την επόμενη χαρτωσιά την ανοίγει ${leads}`;
  },
  nobodyAnswers: 'Κανείς άλλος δεν μπορεί πια να απαντήσει, οπότε η χαρτωσιά τελείωσε',
  goesOut: (place) => ` και βγαίνει: ${game.title(place.title)} (${spot(place)})`,
  outWhy: 'Όποιος ρίξει το τελευταίο του φύλλο παίρνει την επόμενη ελεύθερη θέση',
  lastHolder: (place) =>
    say`Φύλλα έχει πια μόνο ${place.who}, οπότε ο γύρος τελείωσε: ${game.title(place.title)}, ${spot(place)}`,
  revolted: ({ who, cards }) => say`${who} ρίχνει ${cards} για επανάσταση`,

  passed: ({ who, forced, winner }) =>
    say`${who} πάει ${forced ? 'αναγκαστικά ' : ''}πάσο${winner ? say`, και τη χαρτωσιά την παίρνει ${winner}` : ''}`,
  tooFewHeld: ({ who, held, needed }) =>
    say`${who} έχει μόνο ${words.cards(held)}, ενώ χρειάζονται ${words.count(needed)}`,
  noSet: ({ who, needed }) => say`${who} δεν έχει ${equals(needed)}`,
  nothingHigher: ({ who, needed, top, direction }) =>
    say`${who} δεν έχει ${needed === 1 ? 'φύλλο' : equals(needed)} που να ${beat(needed)} ${needed === 1 ? words.theSet(top, 1, 'accusative') : words.set(top, needed)}${direction === 'reversed' ? ' με την ανάποδη σειρά' : ''}`,
  nothingFits: ({ who }) => say`${who} δεν έχει τίποτα που να χτυπά`,
  couldPlay: ({ sets }) =>
    say`Μπορούσε να παίξει ${words.listOr(sets.map(([face, size]) => words.set(face, size)))}, ${ALWAYS}`,
  couldPlayMuch: ({ plays }) => `Υπήρχαν ${words.count(plays, 'm')} τρόποι να απαντήσει, ${ALWAYS}`,
  mayPass: 'Όποιος δεν ανοίγει μπορεί να πάει πάσο, είτε έχει τι να παίξει είτε όχι',
  passForTurn: ({ who }) => say`Αν η σειρά ξανάρθει στην ίδια χαρτωσιά, ${who} μπορεί να παίξει`,
  passForTrick: ({ who }) => say`${who} μένει έξω ως το τέλος της χαρτωσιάς`,
  allPassed: 'Μετά το τελευταίο παίξιμο όλοι οι άλλοι που έχουν φύλλα πήγαν πάσο, οπότε η χαρτωσιά τελείωσε',

  cleared: ({ trick, winner }) => say`${winner} παίρνει τη χαρτωσιά ${trick} και ανοίγει την επόμενη`,
  clearedFor: ({ trick, winner, leader }) =>
    say`${winner} παίρνει τη χαρτωσιά ${trick}· την επόμενη την ανοίγει ${leader}`,
  clearedLast: ({ trick }) => say`Η χαρτωσιά ${trick} ήταν η τελευταία του γύρου`,
  winnerLeads: 'Τα φύλλα μπαίνουν στην άκρη, και ανοίγει όποιος έριξε τελευταίος',
  nextLeads: ({ winner }) =>
    say`${winner} δεν έχει πια φύλλα, οπότε ανοίγει ο αμέσως επόμενος στη σειρά που έχει`,
  restCountsNothing: 'Όσα φύλλα μένουν στο τραπέζι ή στο χέρι δεν μετρούν',

  ranked: ({ round, places }) =>
    say`Ο γύρος ${round} τελείωσε: ${words.list(
      places.map((one) => say`${game.title(one.title)} ${one.who} (${game.points(one.points)})`),
    )}`,
  rankedWhy: 'Οι θέσεις ακολουθούν τη σειρά της εξόδου, και οι βαθμοί ενός γύρου έχουν άθροισμα μηδέν',
  dealsNext: ({ who, title }) =>
    say`Αν ακολουθήσει κι άλλος γύρος, μοιράζει και ανοίγει ${who}, ως ${titleIn(title)}`,
};
