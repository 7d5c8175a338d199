import type { Need } from '../../../log/problem-codes.ts';
import type { Phase } from '../../../replay/problem-codes.ts';
import type { Action } from '../../../rules/game.ts';
import type { ProblemSentences } from '../../problem-facts.ts';
import { say } from '../../rich.ts';
import type { Messages } from '../messages.ts';
import { lookUp } from '../names.ts';
import { quoteWith } from '../quote.ts';
import * as words from './words.ts';

const quote = quoteWith('«', '»');
const meant = (nearest: string) => (nearest === '' ? '' : ` Μήπως εννοείτε ${quote(nearest)};`);
const names = (all: readonly string[]) => words.list(all).join('');
const choice = (all: readonly string[]) => words.listOr(all.map(quote)).join('');
const may = (all: readonly string[]) => (all.length === 1 ? 'μπορεί' : 'μπορούν');

const NEEDS: Readonly<Record<Need, string>> = {
  verb: 'τι κάνει ο παίκτης, όπως «plays» ή «passes»',
  cards: 'τα φύλλα',
  player: 'ένας παίκτης',
  to: 'το «to» και ο παίκτης που παίρνει',
  by: 'το «by» και οι παίκτες',
  number: 'ένας αριθμός',
  game: 'το όνομα ενός παιχνιδιού',
  option: 'μια παραλλαγή κανόνων, όπως «pass=trick»',
  moment: 'η στιγμή από την οποία ξεκινά, όπως «r2t3p1»',
  amounts: 'οι βαθμοί, όπως «ari=2»',
  state: 'το «none», το «declared by …» ή το «postponed by …»',
};

const JSON_PARTS = {
  value: 'μια τιμή',
  key: 'ένα κλειδί σε εισαγωγικά',
  colon: 'άνω και κάτω τελεία',
  comma: 'κόμμα ή αγκύλη που κλείνει',
  end: 'το τέλος του αρχείου',
  string: 'ένα κείμενο που να κλείνει με εισαγωγικό',
} as const;

const KINDS: Readonly<Record<string, string>> = {
  object: 'αντικείμενο',
  array: 'λίστα',
  string: 'κείμενο',
  nonempty: 'κείμενο που δεν είναι κενό',
  number: 'αριθμός',
  integer: 'ακέραιος αριθμός',
  boolean: 'true ή false',
};

const kind = (of: string) => lookUp(KINDS, of) ?? of;

const PLACES = {
  round: 'μέσα σε γύρο. Μετακινήστε το πριν από τον πρώτο γύρο',
  variation: 'μέσα σε διακλάδωση. Μετακινήστε το μετά το «end» της',
} as const;

const ACTIONS: Readonly<Record<Action['type'], string>> = {
  give: 'δίνει φύλλα',
  swap: 'παίρνει το ταλόν',
  keep: 'αφήνει το ταλόν',
  play: 'παίζει',
  pass: 'πάει πάσο',
  revolt: 'κάνει επανάσταση',
};

const PHASES: Readonly<Record<Phase, string>> = {
  exchanging: 'ενώ δεν έχουν τελειώσει ακόμη οι ανταλλαγές',
  tricks: 'ενώ έχουν αρχίσει οι χαρτωσιές',
  over: 'ενώ ο γύρος έχει τελειώσει',
  untitled: 'σε γύρο όπου κανείς δεν έχει τίτλο',
};

const when = (action: Action['type'], phase: Phase): string =>
  action === 'revolt' && phase === 'tricks' ? 'ενώ συνεχίζεται μια χαρτωσιά' : PHASES[phase];

const STATES = {
  none: 'δεν υπάρχει επανάσταση',
  declared: 'κηρύσσεται επανάσταση',
  postponed: 'η επανάσταση αναβάλλεται',
} as const;
const CHECKS = { order: 'Τις θέσεις', points: 'Τους βαθμούς', revolution: 'Την επανάσταση' } as const;

const verdict = (state: keyof typeof STATES, by: readonly string[]) =>
  by.length === 0 ? STATES[state] : `${STATES[state]} (${names(by)})`;

const sentences: ProblemSentences = {
  'syntax.empty': () => ['Το αρχείο είναι κενό. Μια καταγραφή αρχίζει με «revolution-log 1».'],
  'syntax.header': ({ found }) =>
    say`Μια καταγραφή αρχίζει με «revolution-log 1», όχι με ${quote(found)}. Βάλτε πρώτη αυτή τη γραμμή.`,
  'syntax.version': ({ found, known }) =>
    say`Η έκδοση ${quote(found)} της μορφής δεν είναι γνωστή εδώ· γράψτε «revolution-log ${known}».`,
  'syntax.statement': ({ found, nearest }) =>
    say`Το ${quote(found)} δεν είναι ούτε εντολή ούτε παίκτης αυτού του αγώνα.${meant(nearest) || ' Διορθώστε τη λέξη, ή βάλτε «#» πριν από μια σημείωση.'}`,
  'syntax.place': ({ word, where }) =>
    say`Το ${quote(word)} δεν μπορεί να σταθεί ${PLACES[where]}, ή βγάλτε το.`,
  'syntax.twice': ({ word, of }) =>
    say`Το ${quote(word)} υπάρχει εδώ για δεύτερη φορά${of ? ` (${quote(of)})` : ''}· μετρά το πρώτο. Βγάλτε το ένα.`,
  'syntax.missing': ({ word, needs }) => say`Στο ${quote(word)} λείπει κάτι: ${NEEDS[needs]}.`,
  'syntax.extra': ({ found, word }) =>
    say`Στο ${quote(word)} δεν μπορεί να ακολουθεί τίποτα εδώ, κι όμως υπάρχει ${quote(found)}. Το σχόλιο του αγώνα αρχίζει με « ;», το σχόλιο του αρχείου με « #».`,
  'syntax.card': ({ found }) =>
    say`Το ${quote(found)} δεν είναι φύλλο. Γράψτε αξία (2 … 9, T, J, Q, K, A) και χρώμα (d, h, c, s), όπως «Td»· το άγνωστο φύλλο γράφεται «??».`,
  'syntax.player': ({ found, nearest, times = 1 }) =>
    say`Κανείς παίκτης δεν λέγεται ${quote(found)}.${meant(nearest)} Οι παίκτες δηλώνονται πριν από τον πρώτο γύρο.${times > 1 ? ` Στο αρχείο υπάρχει ${times} φορές· αναφέρεται μία.` : ''}`,
  'syntax.player-again': ({ player }) =>
    say`Το ${quote(player)} υπάρχει δύο φορές σε αυτή τη λίστα. Βγάλτε το ένα.`,
  'syntax.id': ({ found }) =>
    say`Το ${quote(found)} δεν μπορεί να ονομάσει παίκτη: πρώτα ένα μικρό λατινικό γράμμα, ύστερα μικρά λατινικά γράμματα, ψηφία, «_» ή «-».`,
  'syntax.id-reserved': ({ found }) =>
    say`Το ${quote(found)} είναι λέξη της μορφής και δεν μπορεί να ονομάσει παίκτη. Διαλέξτε άλλη.`,
  'syntax.option': ({ found }) =>
    say`Το ${quote(found)} δεν είναι παραλλαγή κανόνων. Γράψτε την όπως «pass=trick», χωρίς κενά.`,
  'syntax.number': ({ found, kind }) =>
    kind === 'round'
      ? say`Το ${quote(found)} δεν είναι αριθμός γύρου. Γράψτε έναν ακέραιο από το 1 και πάνω.`
      : say`Το ${quote(found)} δεν είναι αριθμός βαθμών. Γράψτε τον όπως «2», «-1» ή «0.5».`,
  'syntax.amount': ({ found }) =>
    say`Το ${quote(found)} δεν λέει βαθμούς. Γράψτε παίκτη και αριθμό, όπως «ari=2».`,
  'syntax.round-number': ({ found, expected, taken }) =>
    say`Οι γύροι αριθμούνται χωρίς κενά: εδώ περιμέναμε ${expected}, όχι ${found}. Διαβάζεται ως γύρος ${taken}.`,
  'syntax.round-missing': ({ word }) =>
    say`Το ${quote(word)} ανήκει σε κάποιον γύρο. Γράψτε πριν από αυτό «round 1».`,
  'syntax.rules-missing': () => [
    'Το αρχείο δεν λέει ποιο παιχνίδι παίζεται. Γράψτε στην αρχή «rules anemaki».',
  ],
  'syntax.players-missing': () => [
    'Το αρχείο δεν ονομάζει παίκτες. Γράψτε για τον καθένα μια γραμμή «player id Όνομα», με τη σειρά που κάθονται.',
  ],
  'syntax.word': ({ found, word, expected, nearest }) =>
    say`Στο ${quote(word)} η λέξη εδώ πρέπει να είναι ${choice(expected)}, όχι ${quote(found)}.${meant(nearest)}`,
  'syntax.string': () => [
    'Ένα κείμενο που αρχίζει με εισαγωγικό πρέπει να τελειώνει με εισαγωγικό και να γράφεται όπως στο JSON: «\\"» για εισαγωγικό μέσα του.',
  ],
  'syntax.moment': ({ found }) =>
    say`Το ${quote(found)} δεν είναι στιγμή του αγώνα. Γράψτε την όπως «r2t3p1»: γύρος 2, χαρτωσιά 3, πρώτη κίνηση.`,
  'syntax.nesting': ({ limit }) =>
    say`Οι διακλαδώσεις μπαίνουν η μία μέσα στην άλλη πάνω από ${limit} φορές. Βγάλτε τις πιο μέσα.`,
  'syntax.unclosed': () => ['Αυτή η διακλάδωση δεν κλείνει. Γράψτε «end» μετά την τελευταία της κίνηση.'],
  'syntax.end': () => ['Αυτό το «end» δεν κλείνει τίποτα: δεν υπάρχει εδώ ανοιχτή διακλάδωση. Βγάλτε το.'],
  'syntax.commentary': () => ['Αυτό το σχόλιο δεν ανήκει σε καμία εντολή. Βάλτε το μετά από μία.'],
  'syntax.metadata': ({ found, nearest }) =>
    say`Κανείς δεν ξέρει τι λέει το ${quote(found)} για έναν αγώνα· μένει όπως είναι.${meant(nearest)} Οι δικές σας λέξεις αρχίζουν με «_».`,
  'syntax.date': ({ found }) =>
    say`Το ${quote(found)} δεν είναι ημερομηνία όπως «2026-11-29»· μένει όπως είναι.`,
  'syntax.control': ({ character }) =>
    say`Εδώ υπάρχει ένας χαρακτήρας που δεν φαίνεται: ${character}. Μένει· βγάλτε τον αν μπήκε κατά λάθος.`,
  'syntax.too-many': ({ limit }) =>
    say`Τα προβλήματα είναι πάνω από ${limit}· τα υπόλοιπα δεν αναφέρονται. Είναι σίγουρα καταγραφή αυτό το αρχείο;`,
  'json.syntax': ({ expected }) => say`Δεν είναι έγκυρο JSON: εδώ έπρεπε να υπάρχει ${JSON_PARTS[expected]}.`,
  'json.nesting': ({ limit }) =>
    say`Το JSON έχει πάνω από ${limit} επίπεδα, που δεν τα χρειάζεται καμία καταγραφή.`,
  'json.type': ({ key, expected, found }) =>
    say`${key === '' ? 'Το σύνολο' : `Το ${quote(key)}`} πρέπει να είναι ${words.listOr(expected.map(kind))}, όχι ${kind(found)}.`,
  'json.missing': ({ key }) => say`Εδώ λείπει το κλειδί ${quote(key)}. Προσθέστε το.`,
  'json.key': ({ key }) => say`Το κλειδί ${quote(key)} δεν σημαίνει τίποτα εδώ και παραλείπεται.`,
  'json.commentary': ({ key, nearest }) =>
    say`Υπάρχει σχόλιο για το ${quote(key)}, αλλά όχι τέτοια εντολή. Παραλείπεται.${meant(nearest)}`,

  'game.unknown': ({ game, known, nearest }) =>
    say`Κανένα παιχνίδι δεν λέγεται ${quote(game)}.${meant(nearest)} Μετά το «rules» γράψτε ένα που είναι γνωστό εδώ: ${names(known)}.`,
  'option.unknown': ({ option, game, known, nearest }) =>
    say`Το παιχνίδι ${quote(game)} δεν έχει παραλλαγή ${quote(option)}.${meant(nearest)} Έχει: ${names(known)}. Διορθώστε την ή βγάλτε την.`,
  'option.value': ({ option, value, allowed, used, nearest }) =>
    say`Η παραλλαγή ${quote(option)} δεν μπορεί να είναι ${quote(value)}, μόνο ${choice(allowed)}.${meant(nearest)} Διαβάζεται ως ${quote(used)}.`,
  'players.count': ({ players, min, max }) =>
    say`Το αρχείο ονομάζει ${words.count(players, 'm', 'accusative')} ${words.plural(players, 'παίκτη', 'παίκτες')}· το παιχνίδι αυτό θέλει ${range(min, max)}. ${players < min ? 'Προσθέστε μια γραμμή «player id Όνομα» για όποιον λείπει.' : 'Βγάλτε τις γραμμές όσων δεν έπαιξαν.'}`,
  'titles.missing': ({ round }) =>
    say`Ο γύρος ${round} χρειάζεται τις θέσεις του προηγούμενου γύρου, που αυτό το αρχείο δεν τον έχει ως το τέλος. Γράψτε τις με «titles», πρώτα η καλύτερη.`,
  'titles.incomplete': ({ missing, twice }) =>
    missing.length > 0
      ? say`Το «titles» πρέπει να έχει κάθε παίκτη μία φορά. Δεν υπάρχουν εκεί: ${names(missing)}. Προσθέστε ό,τι λείπει.`
      : say`Το «titles» πρέπει να έχει κάθε παίκτη μία φορά. Υπάρχουν δύο φορές: ${names(twice)}. Βγάλτε τη μία.`,
  'titles.differ': ({ written, found }) =>
    say`Οι θέσεις του προηγούμενου γύρου ήταν ${names(found)}, όχι ${names(written)}. Διορθώστε το «titles» ή τον προηγούμενο γύρο.`,
  'scores.differ': ({ player, written, found }) =>
    say`Με τους προηγούμενους γύρους ${player} έχει εδώ βαθμούς ${found}, όχι ${written}. Διορθώστε το «scores» ή κάποιον προηγούμενο γύρο.`,
  'dealer.assumed': ({ round, dealer }) =>
    say`Δεν γράφει ποιος μοιράζει στον γύρο ${round}· θεωρούμε ότι μοιράζει ${dealer}. Γράψτε «dealer» για να είναι σίγουρο.`,
  'exchange.missing': ({ player, to, count }) =>
    say`Αρχίζουν οι χαρτωσιές, αλλά λείπει μια ανταλλαγή: ${words.cards(count)}, από ${player} προς ${to}. Γράψτε την πριν, με «??» για όσα φύλλα δεν σημείωσε κανείς.`,
  'action.phase': ({ player, action, phase }) =>
    phase === 'untitled'
      ? say`Σε αυτόν τον γύρο κανείς δεν έχει τίτλο, γι’ αυτό δεν γίνονται ανταλλαγές. Βγάλτε τη γραμμή.`
      : say`${player} ${ACTIONS[action]} ${when(action, phase)}. Βάλτε τη γραμμή εκεί όπου έγινε, ή βγάλτε την.`,
  'trick.open': ({ waiting }) =>
    say`Αρχίζει νέα χαρτωσιά, αλλά στην προηγούμενη ${may(waiting)} ακόμη να παίξουν: ${names(waiting)}. Γράψτε τι έγινε, και τα «passes»· αν η χαρτωσιά συνεχίζεται, βγάλτε αυτή τη γραμμή.`,
  'passes.unsaid': ({ waiting }) =>
    say`Εδώ πρέπει να έχει γίνει πάσο (${names(waiting)}), αλλά το αρχείο δεν γράφει πουθενά «passes». Αν τα πάσα δεν σημειώθηκαν, προσθέστε στην κεφαλίδα τη γραμμή «recorded passes=omitted»· το αρχείο διαβάζεται σαν να υπήρχε.`,
  'round.unfinished': ({ round, holders }) =>
    say`Ο γύρος ${round} σταματά ενώ υπάρχουν ακόμη φύλλα στο χέρι (${names(holders)}). Γράψτε όσα λείπουν· χωρίς αυτά ο γύρος δεν έχει θέσεις ούτε βαθμούς.`,
  'round.over': ({ round, player }) =>
    say`Ο γύρος ${round} έχει τελειώσει, φύλλα έχει μόνο ένας, αλλά ${player} συνεχίζει. Βγάλτε τη γραμμή, ή γράψτε πριν από αυτήν «round ${round + 1}».`,
  'check.order': ({ written, found }) =>
    say`Από όσα παίχτηκαν οι θέσεις βγαίνουν ${names(found)}, όχι ${names(written)}. Διορθώστε το «order» ή κάποια κίνηση.`,
  'check.points': ({ player, written, found }) =>
    say`Από όσα παίχτηκαν ${player} έχει σε αυτόν τον γύρο βαθμούς ${found}, όχι ${written}. Διορθώστε το «points» ή κάποια κίνηση.`,
  'check.revolution': ({ written, writtenBy, found, foundBy }) =>
    found === 'unheld'
      ? say`Σε αυτόν τον γύρο κανείς δεν έχει τίτλο, γι’ αυτό δεν γίνεται έλεγχος για επανάσταση. Βγάλτε τη γραμμή.`
      : say`Με αυτά τα χέρια ${verdict(found, foundBy)}, ενώ η γραμμή λέει: ${verdict(written, writtenBy)}. Διορθώστε το «revolution» ή τα φύλλα.`,
  'check.open': ({ check }) =>
    say`${CHECKS[check]} αυτού του γύρου δεν γίνεται να ελέγξουμε: δεν ξέρουμε αρκετά. Η γραμμή μένει.`,
  'variation.nowhere': ({ at }) =>
    say`Αυτός ο γύρος δεν έχει στιγμή ${quote(at)}, οπότε η διακλάδωση δεν ξεκινά από πουθενά και δεν δείχνεται. Γράψτε μια στιγμή που παίχτηκε, όπως «r2t3p1».`,
};

function range(min: number, max: number): string {
  if (min === max) return `${words.count(min, 'm', 'accusative')}`;
  return `${words.count(min, 'm', 'accusative')} έως ${words.count(max, 'm', 'accusative')}`;
}

export const problems: Messages['problems'] = {
  severity: { error: 'λάθος', warning: 'προειδοποίηση' },
  sentences,
  mayForce: 'Αν παρ’ όλα αυτά έγινε, βάλτε «!» στο τέλος της γραμμής· αλλιώς διορθώστε την.',
  isForced: 'Το «!» λέει ότι παρ’ όλα αυτά έγινε, και έτσι διαβάζεται.',
  mayPass: ({ player, id }) =>
    say`Αν έγινε πάσο (${player}), γράψτε ${quote(`${id} passes`)} πριν από αυτή τη γραμμή.`,
  deal: {
    tooFew: 'Γράψτε τα φύλλα που λείπουν, με «??» για όποιο δεν σημείωσε κανείς.',
    tooMany: 'Βγάλτε τα φύλλα που περισσεύουν.',
    twice: (first) =>
      first === null
        ? ['Διορθώστε το ένα από τα δύο.']
        : say`Την πρώτη φορά υπάρχει εδώ: ${first}. Διορθώστε το ένα από τα δύο.`,
    foreign: 'Διορθώστε το φύλλο, ή γράψτε «??».',
    dealer: 'Διορθώστε το «dealer», ή τις θέσεις του προηγούμενου γύρου.',
  },
  unknown: ({ code }) => say`Κάτι δεν πάει καλά εδώ (${code}).`,
};
