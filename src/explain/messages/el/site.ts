import type { Messages } from '../messages.ts';

export const site: Messages['site'] = {
  name: 'Epanastasi',
  skip: 'Μετάβαση στο περιεχόμενο',
  nav: {
    label: 'Ιστότοπος',
    replays: 'Αγώνες',
    open: 'Άνοιγμα αρχείου',
    rules: 'Κανόνες',
  },
  languages: 'Γλώσσα',
  theme: {
    auto: 'Θέμα: όπως το σύστημα',
    light: 'Θέμα: φωτεινό',
    dark: 'Θέμα: σκοτεινό',
  },
  footer: {
    what: 'Η Epanastasi δείχνει και εξηγεί καταγεγραμμένους αγώνες των χαρτοπαιγνίων της Επανάστασης.',
    quiet:
      'Ελεύθερο λογισμικό. Καμία παρακολούθηση: η καταγραφή που ανοίγετε δεν φεύγει ποτέ από τον περιηγητή σας.',
  },
};
