import type { Messages } from '../messages.ts';

const tricks =
  'Η καρδιά του γύρου: η μία χαρτωσιά μετά την άλλη, ώσπου να κρατά φύλλα μόνο ένας. Εδώ μέσα κάποιος ανοίγει, οι άλλοι απαντούν, και ανάμεσα σε δύο χαρτωσιές αδειάζει το τραπέζι.';
const leading =
  'Το τραπέζι είναι άδειο και ένας παίκτης πρέπει να ανοίξει. Διαλέγει αξία και πλήθος, και δεν μπορεί να πάει πάσο.';
const ranking =
  'Ο γύρος τελείωσε. Όλοι έχουν θέση: πρώτος όποιος βγήκε πρώτος, τελευταίος εκείνος που κρατά ακόμη φύλλα.';
const matchOver = 'Η παρέα σταματά. Ένας αγώνας έχει όσους γύρους θέλουν οι παίκτες.';
const nextRound = 'Η παρέα θέλει κι άλλον γύρο: τα φύλλα μαζεύονται, και από εδώ και πέρα οι τίτλοι μετρούν.';
const finish =
  'Η παρέα χόρτασε και ο αγώνας τελειώνει εδώ. Το διαλέγουν οι παίκτες, κανένας κανόνας δεν το ζητά.';
const lead = 'Όποιος ανοίγει ρίχνει όποια φύλλα θέλει, και οι άλλοι έχουν τώρα κάτι να χτυπήσουν.';
const pass =
  'Ο παίκτης δεν ρίχνει. Ίσως δεν μπορεί, ίσως προτιμά να περιμένει: απ’ έξω τα δύο δεν ξεχωρίζουν.';
const over =
  'Δεν έμεινε κανείς που να μπορεί να απαντήσει. Δεν χρειάζεται δικό του γεγονός: το φέρνει το τελευταίο πάσο.';
const roundEnds =
  'Ήταν η τελευταία χαρτωσιά: φύλλα κρατά πια μόνο ένας. Κανείς δεν ανοίγει πια· βγαίνει η κατάταξη.';

export const parts: Messages['statechart']['parts'] = {
  anemaki: {
    states: {
      dealing:
        'Έξι φύλλα πηγαίνουν στον καθένα από τους πέντε, και δύο μένουν κλειστά: το ταλόν. Εδώ αρχίζει ο αγώνας, και κάθε γύρος.',
      exchanging:
        'Τρεις ανταλλαγές μαζί, η καθεμιά στον δικό της διάδρομο και κρυφή από τους άλλους. Ο γύρος συνεχίζει μόνο όταν γίνουν και οι τρεις.',
      'exchanging.archonAndDoulos':
        'Ο Δούλος δίνει τα δύο καλύτερα φύλλα του· ο Άρχων τού δίνει δύο που διαλέγει ο ίδιος.',
      'exchanging.archonAndDoulos.open': 'Ούτε ο Άρχων ούτε ο Δούλος έχει δώσει ακόμη.',
      'exchanging.archonAndDoulos.half':
        'Ο ένας έδωσε, ο άλλος όχι. Δεν έχει σημασία ποιος: καθένας διαλέγει από όσα του μοιράστηκαν.',
      'exchanging.archonAndDoulos.done': 'Έδωσαν και οι δύο. Η ανταλλαγή αυτή περιμένει τις άλλες δύο.',
      'exchanging.yparchonAndYpodoulos':
        'Ο Υπόδουλος δίνει το καλύτερο φύλλο του· ο Υπάρχων τού δίνει ένα που διαλέγει ο ίδιος.',
      'exchanging.yparchonAndYpodoulos.open': 'Ούτε ο Υπάρχων ούτε ο Υπόδουλος έχει δώσει ακόμη.',
      'exchanging.yparchonAndYpodoulos.half': 'Ο ένας έδωσε το φύλλο του, ο άλλος όχι.',
      'exchanging.yparchonAndYpodoulos.done': 'Έδωσαν και οι δύο. Η ανταλλαγή αυτή περιμένει τις άλλες δύο.',
      'exchanging.neutralAndTalon':
        'Ο Ουδέτερος δεν ανταλλάσσει με κανέναν. Μπορεί να πετάξει δύο φύλλα για τα δύο που κανείς δεν έχει δει.',
      'exchanging.neutralAndTalon.open': 'Ο Ουδέτερος δεν έχει πει ακόμη αν θα αλλάξει φύλλα.',
      'exchanging.neutralAndTalon.done': 'Ο Ουδέτερος άλλαξε φύλλα ή άφησε το ταλόν στην ησυχία του.',
      revolutionCheck:
        'Τα χέρια είναι οριστικά. Το τραπέζι ψάχνει τέσσερα ίδια πρώτα στα χέρια του Δούλου και του Υπόδουλου και έπειτα του Άρχοντα και του Υπάρχοντα.',
      tricks,
      'tricks.leading': leading,
      'tricks.following':
        'Στο τραπέζι υπάρχουν φύλλα. Οι άλλοι, με τη σειρά, ρίχνουν τουλάχιστον τόσα, ψηλότερης αξίας, ή πάνε πάσο.',
      'tricks.betweenTricks':
        'Κανείς δεν χτυπά τα τελευταία φύλλα. Πάνε στην άκρη, και ανοίγει όποιος έριξε τελευταίος.',
      ranking,
      matchOver,
    },
    transitions: {
      'dealing:deal[exchangeIsDue]:exchanging':
        'Οι παίκτες έχουν τίτλους από τον προηγούμενο γύρο, οπότε πριν από την πρώτη χαρτωσιά κάποια φύλλα αλλάζουν χέρια.',
      'dealing:deal:tricks':
        'Κανείς δεν έχει ακόμη τίτλο: ούτε ανταλλαγή ούτε έλεγχος. Όποιος μοίρασε ανοίγει αμέσως.',
      'exchanging:done:revolutionCheck':
        'Έγινε και η τελευταία από τις τρεις ανταλλαγές. Δεν χρειάζεται δικό της γεγονός.',
      'exchanging.archonAndDoulos.open:give[mayTrade]:exchanging.archonAndDoulos.half':
        'Δίνει ο πρώτος από τους δύο: ο Δούλος τα καλύτερά του, ή ο Άρχων όποια δύο θέλει.',
      'exchanging.archonAndDoulos.half:give[mayTrade]:exchanging.archonAndDoulos.done':
        'Δίνει και ο άλλος, από όσα του μοιράστηκαν και όχι από όσα έλαβε.',
      'exchanging.yparchonAndYpodoulos.open:give[mayTrade]:exchanging.yparchonAndYpodoulos.half':
        'Δίνει ο πρώτος από τους δύο: ο Υπόδουλος το καλύτερό του, ή ο Υπάρχων όποιο θέλει.',
      'exchanging.yparchonAndYpodoulos.half:give[mayTrade]:exchanging.yparchonAndYpodoulos.done':
        'Δίνει και ο άλλος, από όσα του μοιράστηκαν.',
      'exchanging.neutralAndTalon.open:swap[mayAct]:exchanging.neutralAndTalon.done':
        'Ο Ουδέτερος το ρισκάρει: δύο δικά του για τα δύο του ταλόν, χωρίς να τα δει.',
      'exchanging.neutralAndTalon.open:keep[mayAct]:exchanging.neutralAndTalon.done':
        'Ο Ουδέτερος είναι ευχαριστημένος με τα έξι φύλλα του.',
      'revolutionCheck:check[revolutionIsDeclared]:tricks':
        'Ο Δούλος ή ο Υπόδουλος κρατά τέσσερα ίδια, και από τους δύο πάνω κανείς: Επανάσταση. Ως το τέλος του γύρου η σειρά είναι ανάποδη.',
      'revolutionCheck:check[revolutionIsPostponed]:tricks':
        'Τέσσερα ίδια υπάρχουν κάτω, υπάρχουν όμως και πάνω. Η Επανάσταση αναβάλλεται· η σειρά μένει όπως είναι.',
      'revolutionCheck:check:tricks':
        'Κάτω δεν υπάρχουν τέσσερα ίδια. Ο γύρος παίζεται με την κανονική σειρά.',
      'tricks.leading:play[mayAct]:tricks.following': lead,
      'tricks.following:always[trickIsOver]:tricks.betweenTricks': over,
      'tricks.following:play[mayAct]:tricks.following':
        'Ο παίκτης χτυπά τα τελευταία φύλλα: τουλάχιστον τόσα, αυστηρά ψηλότερης αξίας.',
      'tricks.following:pass[mayAct]:tricks.following': pass,
      'tricks.betweenTricks:clear[roundIsOver]:ranking': roundEnds,
      'tricks.betweenTricks:clear:tricks.leading':
        'Τα φύλλα πάνε στην άκρη. Ανοίγει όποιος έριξε τελευταίος· αν έχει βγει, ο επόμενος που κρατά φύλλα.',
      'ranking:nextRound:dealing': nextRound,
      'ranking:finish:matchOver': finish,
    },
  },
  forradalom: {
    states: {
      dealing:
        'Μοιράζεται όλη η τράπουλα· κάποιοι παίρνουν ίσως ένα φύλλο παραπάνω. Εδώ αρχίζει ο αγώνας, και κάθε γύρος.',
      exchanging:
        'Ένα ένα τα ζεύγη, από τα άκρα προς τη μέση: ο κάτω πληρώνει με τα καλύτερά του, ο πάνω κοιτάζει και επιστρέφει.',
      'exchanging.taking':
        'Ο κάτω του ζεύγους χρωστά τα καλύτερα φύλλα του. Δεν έχει να διαλέξει παρά μόνο χρώμα.',
      'exchanging.returning':
        'Ο πάνω πήρε τα φύλλα στο χέρι και κοιτάζει. Χρωστά άλλα τόσα πίσω, όποια θέλει, ακόμη και από εκείνα που έλαβε.',
      'exchanging.done': 'Όλα τα ζεύγη έκαναν την ανταλλαγή τους.',
      tricks,
      'tricks.leading': leading,
      'tricks.following':
        'Στο τραπέζι υπάρχουν φύλλα. Οι άλλοι, με τη σειρά, ρίχνουν ακριβώς τόσα, ψηλότερης αξίας, ή πάνε πάσο.',
      'tricks.betweenTricks':
        'Κανείς δεν χτυπά τα τελευταία φύλλα. Σε αυτό το διάλειμμα μπορεί οποιοσδήποτε να κάνει επανάσταση, ακόμη κι αν δεν είναι να ανοίξει αυτός.',
      ranking,
      matchOver,
    },
    transitions: {
      'dealing:deal[exchangeIsDue]:exchanging':
        'Οι παίκτες έχουν θέσεις από τον προηγούμενο γύρο, οπότε πριν από την πρώτη χαρτωσιά κάποια φύλλα αλλάζουν χέρια.',
      'dealing:deal:tricks':
        'Ο πρώτος γύρος: κανείς δεν έχει ακόμη θέση, άρα δεν ανταλλάσσεται τίποτα. Ποιος ανοίγει το ορίζει η τύχη.',
      'exchanging:done:tricks':
        'Έγινε και η ανταλλαγή του τελευταίου ζεύγους. Δεν χρειάζεται δικό της γεγονός.',
      'exchanging.taking:give[mayAct]:exchanging.returning': 'Ο κάτω παραδίδει τα καλύτερα φύλλα του.',
      'exchanging.returning:give[makesLastTrade]:exchanging.done':
        'Ο πάνω επιστρέφει, και ήταν το τελευταίο ζεύγος.',
      'exchanging.returning:give[mayAct]:exchanging.taking':
        'Ο πάνω επιστρέφει, και σειρά έχει το επόμενο ζεύγος.',
      'tricks.leading:play[mayAct]:tricks.following': lead,
      'tricks.following:always[trickIsOver]:tricks.betweenTricks': over,
      'tricks.following:play[mayAct]:tricks.following':
        'Ο παίκτης χτυπά τα τελευταία φύλλα: ακριβώς τόσα, αυστηρά ψηλότερης αξίας. Μπορεί να βοηθήσει ο τζόκερ.',
      'tricks.following:pass[mayAct]:tricks.following': pass,
      'tricks.betweenTricks:clear[roundIsOver]:ranking': roundEnds,
      'tricks.betweenTricks:clear:tricks.leading':
        'Κανείς δεν κάνει (άλλη) επανάσταση. Τα φύλλα πάνε στην άκρη και ανοίγει η επόμενη χαρτωσιά.',
      'tricks.betweenTricks:revolt[mayRevolt]:tricks.betweenTricks':
        'Κάποιος ρίχνει τέσσερα ίδια, περισσότερα αν οι τράπουλες είναι περισσότερες: η σειρά γυρίζει ανάποδα. Το διάλειμμα συνεχίζεται, και μπορεί αμέσως να ακολουθήσει αντεπανάσταση.',
      'ranking:nextRound:dealing': nextRound,
      'ranking:finish:matchOver': finish,
    },
  },
};
