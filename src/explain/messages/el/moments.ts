import { type Face, JOKER } from '../../../cards/card.ts';
import type { Direction } from '../../../rules/game.ts';
import { say } from '../../rich.ts';
import type { Messages } from '../messages.ts';
import type { Titled } from '../names.ts';
import { game } from './game.ts';
import { title as titleIn } from './titles.ts';
import * as words from './words.ts';

type Moments = Messages['moments'];
type Quad = Parameters<Moments['idleQuad']>[0];
type Worth = Parameters<Moments['led']>[0]['worth'];
type Place = Parameters<Moments['goesOut']>[0];

const nameOf = ({ title, place }: Titled) => titleIn(title, place);
const the = (titled: Titled) => `ο ${nameOf(titled)}`;
const The = (titled: Titled) => `Ο ${nameOf(titled)}`;
const toThe = ({ title, place }: Titled) => `στον ${titleIn(title, place, 'accusative')}`;
const ofThe = ({ title, place }: Titled) => `του ${titleIn(title, place, 'genitive')}`;
const spot = ({ place, points }: Place) => `${game.place(place)}, ${game.points(points)}`;
const quad = ({ face }: Quad) => (face ? words.set(face, 4) : words.equalCards(4));
const theQuad = ({ face }: Quad) =>
  face ? words.theSet(face, 4, 'nominative') : `τα ${words.equalCards(4)}`;
const equals = (n: number) => (n === 2 ? 'ζευγάρι' : words.equalCards(n));
const beat = (n: number) => (n > 2 ? 'χτυπούν' : 'χτυπά');

const asWorth = (worth: Worth) => (worth ? ` (δηλαδή ${words.set(worth.face, worth.size)})` : '');

const ALWAYS = 'αλλά το πάσο επιτρέπεται πάντα';

export const moments: Moments = {
  unknownCards: (n) => `${words.count(n)} ${words.plural(n, 'άγνωστο φύλλο', 'άγνωστα φύλλα')}`,
  cardsFaceDown: (n) => `${words.count(n)} ${words.plural(n, 'κλειστό φύλλο', 'κλειστά φύλλα')}`,
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
  dealUneven: ({ each, who, count }) => {
    const some = who ? words.list(who) : [`${words.count(count, 'm')} παίκτες`];
    return say`Ο καθένας έχει ${words.cards(each)}, και ${some} ένα παραπάνω`;
  },
  luckLeads: 'Στον πρώτο γύρο η τύχη ορίζει ποιος ανοίγει',
  luckDeals: 'Στον πρώτο γύρο η τύχη ορίζει ποιος μοιράζει, και όποιος μοιράζει ανοίγει',
  titleDealsAnotherLeads: ({ deals, leads }) =>
    `${The(deals)} μοιράζει και, μετά τις ανταλλαγές, ανοίγει ${the(leads)}`,
  titleDeals: (titled) => `${The(titled)} μοιράζει και, μετά τις ανταλλαγές, ανοίγει`,
  untitled: 'Κανείς δεν έχει ακόμη τίτλο, άρα δεν γίνεται ανταλλαγή ούτε έλεγχος για επανάσταση',
  untraded: 'Κανείς δεν έχει ακόμη τίτλο, άρα δεν γίνεται ανταλλαγή',
  tradesNothing: ({ who, ...titled }) =>
    say`${who} (${nameOf(titled)}) βρίσκεται στη μέση και δεν ανταλλάσσει τίποτα`,
  titlesUnknown: 'Δεν είναι γνωστό ποιος είχε ποιον τίτλο',
  titlesDrawn: 'Οι τίτλοι του πρώτου γύρου κληρώθηκαν',

  gave: ({ who, to, cards, taker }) =>
    taker ? say`${who} δίνει ${toThe(taker)} (${to}) ${cards}` : say`${who} δίνει ${cards} (προς: ${to})`,
  givesBest: ({ giver, taker, count }) =>
    count === 1
      ? `${The(giver)} πρέπει να δώσει ${toThe(taker)} το καλύτερο φύλλο που του μοιράστηκε`
      : `${The(giver)} πρέπει να δώσει ${toThe(taker)} τα ${words.count(count)} καλύτερα φύλλα που του μοιράστηκαν`,
  bestByNormalOrder: ({ joker }) =>
    joker
      ? 'Το καλύτερο κρίνεται με τη σειρά που ισχύει στην αρχή κάθε γύρου, με τον μπαλαντέρ πάνω από όλα'
      : 'Το καλύτερο κρίνεται με την κανονική σειρά, γιατί κανείς δεν ξέρει ακόμη για επανάσταση',
  choiceOfSuits: 'Ανάμεσα σε ίσες αξίες τα χρώματα τα διαλέγει όποιος δίνει',
  givesFreely: ({ giver, taker, count }) =>
    `${The(giver)} δίνει πίσω ${toThe(taker)} ${words.cards(count)} της επιλογής του, από όσα του μοιράστηκαν`,
  looksFirst: (titled) => `${The(titled)} μπορεί να δει τι πήρε πριν δώσει κάτι πίσω`,
  returnsFreely: ({ giver, taker, count }) =>
    `${The(giver)} είδε τι πήρε και δίνει πίσω ${toThe(taker)} ${words.cards(count)} της επιλογής του, ακόμη και από όσα μόλις πήρε`,
  tradeCapped: 'Καμία ανταλλαγή δεν ξεπερνά το μικρότερο από τα δύο χέρια',
  secretTrade: 'Και οι δύο διαλέγουν πριν δουν τι θα πάρουν, και τα φύλλα τα ξέρουν μόνο οι ίδιοι',
  swapped: ({ who, cards }) => say`${who} αφήνει ${cards} και παίρνει το ταλόν`,
  maySwap: ({ count, ...titled }) =>
    `${The(titled)} μπορεί να αλλάξει ακριβώς ${words.cards(count)} με εκείνα του ταλόν, χωρίς να τα έχει δει`,
  foundInTalon: ({ cards }) => say`Το ταλόν είχε ${cards}`,
  kept: ({ who }) => say`${who} αφήνει το ταλόν στη θέση του`,
  mayKeep: (titled) =>
    `${The(titled)} μπορεί να αφήσει άλλα τόσα φύλλα και να πάρει το ταλόν στα τυφλά, αλλά δεν είναι υποχρεωμένος`,

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

  led: ({ who, cards, worth }) => say`${who} ανοίγει με ${cards}${asWorth(worth)}`,
  leadWhy:
    'Όποιος ανοίγει ρίχνει όσα φύλλα θέλει, αρκεί να είναι της ίδιας αξίας, και δεν μπορεί να πάει πάσο',
  dealerLeads: 'Την πρώτη χαρτωσιά την ανοίγει όποιος μοίρασε',
  luckLed: 'Ποιος ανοίγει την πρώτη χαρτωσιά το όρισε η τύχη',
  titleLeads: (titled) => `Την πρώτη χαρτωσιά την ανοίγει ${the(titled)}`,
  wildJoker: ({ face, jokers }) =>
    jokers === 1
      ? `Ο μπαλαντέρ μετρά για ${words.set(face, 1)}`
      : `Οι μπαλαντέρ μετρούν για ${words.set(face, jokers)}`,
  jokersAlone: ({ jokers }) =>
    jokers === 1
      ? 'Μόνος του ο μπαλαντέρ δεν μετρά για άλλο φύλλο: είναι το ψηλότερο'
      : 'Μόνοι τους οι μπαλαντέρ δεν μετρούν για άλλο φύλλο: είναι τα ψηλότερα',
  onlyPasses: ({ leads }) =>
    say`Τον μπαλαντέρ δεν τον χτυπά τίποτα, οπότε στους άλλους μένει μόνο το πάσο, και την επόμενη χαρτωσιά την ανοίγει ${leads}`,
  followed: ({ who, cards, under, face, size, beats, worth }) =>
    beats
      ? say`${who} χτυπά ${words.theSet(face, size, 'accusative')} (${under}) με ${cards}${asWorth(worth)}`
      : say`${who} ρίχνει ${cards}${asWorth(worth)} πάνω από ${words.theSet(face, size, 'accusative')} (${under})`,
  beats: ({ face, size, topFace, topSize, direction, exact }) => {
    const higher = face && topFace ? beatsRank(face, topFace, direction) : 'η αξία πρέπει να είναι ψηλότερη';
    if (size > topSize) {
      const more = `${words.capital(words.cards(size))} μπορούν να απαντήσουν σε ${words.count(topSize)}`;
      return `${more}, και ${higher}· από εδώ και πέρα χρειάζονται τουλάχιστον ${words.count(size)}`;
    }
    if (size === 1) return words.capital(higher);
    return `${exact ? 'Ακριβώς όσα φύλλα' : 'Τόσα φύλλα όσα'} χρειάζονται, και ${higher}`;
  },
  mayAnswer: ({ who, leads }) => {
    const one = who?.length === 1;
    const others = who ? words.list(who) : 'Οι υπόλοιποι';
    return say`${others} ${one ? 'μπορεί' : 'μπορούν'} ακόμη να ${one ? 'απαντήσει' : 'απαντήσουν'}· αλλιώς την επόμενη χαρτωσιά την ανοίγει ${leads}`;
  },
  nobodyAnswers: 'Κανείς άλλος δεν μπορεί πια να απαντήσει, οπότε η χαρτωσιά τελείωσε',
  goesOut: (place) => ` και βγαίνει: ${nameOf(place)} (${spot(place)})`,
  outWhy: 'Όποιος ρίξει το τελευταίο του φύλλο παίρνει την επόμενη ελεύθερη θέση',
  lastHolder: (place) =>
    say`Φύλλα έχει πια μόνο ${place.who}, οπότε ο γύρος τελείωσε: ${nameOf(place)}, ${spot(place)}`,
  revolted: ({ who, cards, worth, counter }) =>
    say`${who} κάνει ${counter ? 'αντεπανάσταση' : 'επανάσταση'} με ${cards}${asWorth(worth)}`,
  revoltMove: ({ size }) =>
    `Ανάμεσα σε δύο χαρτωσιές οποιοσδήποτε μπορεί να κάνει επανάσταση με ${words.equalCards(size)}, που βγαίνουν από τον γύρο`,
  revoltAgain:
    'Πριν από το επόμενο άνοιγμα οποιοσδήποτε μπορεί να κάνει άλλη μία, όσες φορές το επιτρέπουν τα φύλλα',
  turned: ({ low, high, direction }) => {
    const ends = `ανεβαίνει από ${words.theFaces(low, 'accusative')} ως ${words.theFaces(high, 'accusative')}, και ο μπαλαντέρ μένει πάνω από όλα`;
    return direction === 'reversed'
      ? `Ώσπου να ξαναγυρίσει ή να τελειώσει ο γύρος, η σειρά είναι ανάποδη: ${ends}`
      : `Κάθε δεύτερη επανάσταση ξαναγυρίζει τη σειρά: ${ends}`;
  },
  leadStays: ({ leader }) => say`Το άνοιγμα δεν αλλάζει: την επόμενη χαρτωσιά την ανοίγει ${leader}`,
  leadMoves: ({ who, leader }) =>
    say`Να ανοίξει είχε σειρά ${who}, αλλά δεν έχει πια φύλλα, οπότε ανοίγει ο αμέσως επόμενος στη σειρά που έχει: ${leader}`,
  revoltOut: 'Και όποιος ρίξει τα τελευταία του φύλλα για επανάσταση παίρνει την επόμενη ελεύθερη θέση',

  passed: ({ who, forced, winner }) =>
    say`${who} πάει ${forced ? 'αναγκαστικά ' : ''}πάσο${winner ? say`, και τη χαρτωσιά την παίρνει ${winner}` : ''}`,
  tooFewHeld: ({ who, held, needed }) =>
    say`${who} έχει μόνο ${words.cards(held)}, ενώ χρειάζονται ${words.count(needed)}`,
  noSet: ({ who, needed, wild }) =>
    say`${who} δεν έχει ${equals(needed)}${wild ? ', ούτε με μπαλαντέρ' : ''}`,
  nothingBeatsJokers: 'Τον μπαλαντέρ δεν τον χτυπά τίποτα, ούτε άλλος μπαλαντέρ',
  nothingHigher: ({ who, needed, top, direction }) =>
    say`${who} δεν έχει ${needed === 1 ? 'φύλλο' : equals(needed)} που να ${beat(needed)} ${needed === 1 ? words.theSet(top, 1, 'accusative') : words.set(top, needed)}${direction === 'reversed' ? ' με την ανάποδη σειρά' : ''}`,
  nothingFits: ({ who }) => say`${who} δεν έχει τίποτα που να χτυπά`,
  nothingBeats: ({ top, direction }) =>
    `Τίποτα δεν χτυπά ${words.theFaces(top, 'accusative')}${direction === 'reversed' ? ' με την ανάποδη σειρά' : ''}`,
  couldPlay: ({ plays }) => {
    const open = plays.map(({ face, naturals, jokers }) => words.setWithJokers(face, naturals, jokers));
    return say`Μπορούσε να παίξει ${words.listOr(open)}, ${ALWAYS}`;
  },
  couldPlayMuch: ({ plays }) => `Υπήρχαν ${words.count(plays, 'm')} τρόποι να απαντήσει, ${ALWAYS}`,
  mayPass: 'Όποιος δεν ανοίγει μπορεί να πάει πάσο, είτε έχει τι να παίξει είτε όχι',
  passForTurn: ({ who }) => say`Αν η σειρά ξανάρθει στην ίδια χαρτωσιά, ${who} μπορεί να παίξει`,
  passForTrick: ({ who }) => say`${who} μένει έξω ως το τέλος της χαρτωσιάς`,
  allPassed:
    'Αφότου έπεσαν φύλλα τελευταία φορά, όλοι οι άλλοι που έχουν ακόμη πήγαν πάσο, οπότε η χαρτωσιά τελείωσε',

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
      places.map((one) => say`${nameOf(one)} ${one.who} (${game.points(one.points)})`),
    )}`,
  rankedWhy: 'Οι θέσεις ακολουθούν τη σειρά της εξόδου, και οι βαθμοί ενός γύρου έχουν άθροισμα μηδέν',
  pointsOurs: 'Το ίδιο το παιχνίδι δεν έχει βαθμούς: αυτοί κρατούν μόνο το σκορ',
  dealsNext: ({ who, leader, ...titled }) =>
    leader
      ? say`Αν ακολουθήσει κι άλλος γύρος, μοιράζει ${who}, ως ${nameOf(titled)}, και ανοίγει ${leader.who}, ως ${nameOf(leader)}`
      : say`Αν ακολουθήσει κι άλλος γύρος, μοιράζει και ανοίγει ${who}, ως ${nameOf(titled)}`,
};

function beatsRank(face: Face, over: Face, direction: Direction): string {
  if (face === JOKER) return 'ο μπαλαντέρ χτυπά κάθε αξία';
  const upturned = direction === 'reversed' ? 'με την ανάποδη σειρά ' : '';
  return `${upturned}${words.theFaces(face, 'nominative')} χτυπούν ${words.theFaces(over, 'accusative')}`;
}
