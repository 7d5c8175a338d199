import { say } from '../../rich.ts';
import type { Named } from '../en/what-if.ts';
import type { Messages } from '../messages.ts';
import { fixed, signed, whole } from './figures.ts';
import * as words from './words.ts';

function nameOf(deed: Named): string {
  switch (deed.type) {
    case 'play':
      return `αλλιώς ${deed.cards}`;
    case 'pass':
      return 'αλλιώς πάσο';
    case 'give':
      return `${deed.cards} προς ${deed.to}`;
    case 'swap':
      return `${deed.cards} για το ταλόν`;
    case 'keep':
      return 'χωρίς το ταλόν';
    case 'revolt':
      return `επανάσταση ${deed.cards}`;
    case 'clear':
      return 'χωρίς επανάσταση';
    case 'computer':
      return 'υπολογιστής';
  }
}

export const whatIf: Messages['whatIf'] = {
  title: 'Κι αν …',
  close: 'Κλείσιμο του «κι αν»',
  failed: 'Το «κι αν» δεν ξεκινά: η καταγραφή δεν φορτώθηκε.',
  offers: {
    moves: (who) => say`${who} θα μπορούσε αλλιώς:`,
    turn: (who) => say`Σειρά έχει ${who}:`,
    only: (who) => say`${who} δεν μπορεί τίποτε άλλο:`,
    give: (who, to, count) => say`${who} προς ${to}, ${words.cards(count)}:`,
    swap: (who, count) => say`${who} για το ταλόν, ${words.cards(count)}:`,
    trades: 'Η ανταλλαγή θα μπορούσε να γίνει αλλιώς:',
    gap: 'Ανάμεσα σε αυτές τις δύο χαρτωσιές θα μπορούσε να γίνει επανάσταση:',
    giveThese: 'Να δοθούν αυτά',
    swapThese: 'Να αλλαχτούν αυτά',
    keep: 'το ταλόν μένει',
    calm: 'καμία: η επόμενη χαρτωσιά',
    asItWent: 'όπως έγινε',
    nothing: 'Σε αυτή τη στιγμή δεν υπάρχει τίποτα να διαλέξεις. Πήγαινε σε κάποια όπου κάποιος έχει σειρά.',
    unknown: 'Από αυτό το χέρι παίζονται μόνο τα φύλλα που γνωρίζει η καταγραφή.',
    refused: 'Οι κανόνες δεν το επιτρέπουν εδώ.',
  },
  line: {
    name: 'Όνομα',
    rename: 'Μετονομασία',
    taken: 'Υπάρχει ήδη τέτοια παραλλαγή σε αυτόν τον γύρο, ή από το όνομα δεν μένει τίποτα.',
    toEnd: 'Στο τέλος της',
    remove: 'Διαγραφή της παραλλαγής',
    finish: 'Ας τελειώσει ο υπολογιστής',
    unplayable: 'Ο υπολογιστής τελειώνει μόνο γύρους όπου είναι γνωστά όλα τα χέρια.',
    undo: 'Αναίρεση',
  },
  lines: {
    title: 'Οι παραλλαγές σου σε αυτόν τον γύρο',
    copy: 'Αντιγραφή συνδέσμου',
    save: 'Αποθήκευση καταγραφής',
  },
  done: {
    made: (name) => `Νέα παραλλαγή: ${name}.`,
    forced: (n) =>
      `${words.plural(n, 'Ακολουθεί', 'Ακολουθούν')} ${words.many(n, 'αναγκαστικό βήμα', 'αναγκαστικά βήματα')}.`,
    finished: 'Ο υπολογιστής έπαιξε τον γύρο ως το τέλος.',
    undone: 'Αναιρέθηκε.',
    renamed: (name) => `Η παραλλαγή λέγεται τώρα ${name}.`,
    removed: 'Η παραλλαγή διαγράφηκε.',
    copied: 'Ο σύνδεσμος αντιγράφηκε και φέρνει μαζί του τις παραλλαγές σου.',
    notCopied: 'Ο περιηγητής δεν επιτρέπει την αντιγραφή εδώ. Ο σύνδεσμος βρίσκεται στη γραμμή διευθύνσεων.',
    saved: (file) => `Η καταγραφή αποθηκεύτηκε ως ${file}, μαζί με τις παραλλαγές σου.`,
    savedWithout: (file) =>
      `Η καταγραφή αποθηκεύτηκε ως ${file}, μαζί με τις παραλλαγές σου. Όσα είχαν λάθη και δεν διαβάστηκαν λείπουν.`,
  },
  worth: {
    change: (who, change, se) =>
      say`${signed(change)} ± ${fixed(se)} αναμενόμενοι βαθμοί (${who}), αμέσως μετά την επιλογή`,
    by: (n, policy) => `${whole(n)} παιξίματα ως το τέλος για κάθε δρόμο, από την πολιτική «${policy}»`,
    waiting: 'Ο υπολογιστής παίζει και τους δύο δρόμους ως το τέλος …',
    result: (who, now, then) => say`Στο τέλος: ${now} αντί για ${then} (${who})`,
    resultSame: (who, now) => say`Στο τέλος: ${now} (${who}), όπως και πριν`,
    resultAlone: (who, now) => say`Στο τέλος: ${now} (${who})`,
  },
  link: {
    brought: (n) =>
      `Ο σύνδεσμος φέρνει ${words.many(n, 'παραλλαγή που δεν παίχτηκε. Βρίσκεται εκεί όπου ξεκινά', 'παραλλαγές που δεν παίχτηκαν. Βρίσκονται εκεί όπου ξεκινούν')} και στο «Κι αν …».`,
    unreadable: 'Ο σύνδεσμος έχει παραλλαγές που δεν διαβάζονται· ο αγώνας φαίνεται χωρίς αυτές.',
    lost: (n) =>
      `${words.many(n, 'παραλλαγή του συνδέσμου δεν ταιριάζει', 'παραλλαγές του συνδέσμου δεν ταιριάζουν')} σε αυτόν τον αγώνα και ${words.plural(n, 'λείπει', 'λείπουν')}.`,
  },
  nameOf,
};
