/** The titles in Greek, in every case: sentences decline the title, and never a player's name. */
import type { TitleId } from '../../../rules/game.ts';
import { isNumbered, lookUp, type TitleName } from '../names.ts';

interface Title {
  readonly nominative: string;
  readonly genitive: string;
  readonly accusative: string;
}

const TITLES: Readonly<Record<TitleName, Title>> = {
  archon: {
    nominative: 'Άρχων',
    genitive: 'Άρχοντα',
    accusative: 'Άρχοντα',
  },
  yparchon: {
    nominative: 'Υπάρχων',
    genitive: 'Υπάρχοντα',
    accusative: 'Υπάρχοντα',
  },
  neutral: {
    nominative: 'Ουδέτερος',
    genitive: 'Ουδέτερου',
    accusative: 'Ουδέτερο',
  },
  ypodoulos: {
    nominative: 'Υπόδουλος',
    genitive: 'Υπόδουλου',
    accusative: 'Υπόδουλο',
  },
  doulos: {
    nominative: 'Δούλος',
    genitive: 'Δούλου',
    accusative: 'Δούλο',
  },
  king: {
    nominative: 'Βασιλιάς',
    genitive: 'Βασιλιά',
    accusative: 'Βασιλιά',
  },
  primeMinister: {
    nominative: 'Πρωθυπουργός',
    genitive: 'Πρωθυπουργού',
    accusative: 'Πρωθυπουργό',
  },
  citizen: {
    nominative: 'Πολίτης',
    genitive: 'Πολίτη',
    accusative: 'Πολίτη',
  },
  slave: {
    nominative: 'Δούλος',
    genitive: 'Δούλου',
    accusative: 'Δούλο',
  },
};

/** Endings of an ordinal, by the title's case. */
const ENDINGS = { nominative: 'ος', genitive: 'ου', accusative: 'ο' } as const;

type Case = keyof typeof ENDINGS;

/** The title in a case, `3ου Πολίτη`; an id that is not known stands for itself. */
export function title(id: TitleId, place?: number, inCase: Case = 'nominative'): string {
  const name = lookUp(TITLES, id)?.[inCase] ?? id;
  return place !== undefined && isNumbered(id) ? `${place}${ENDINGS[inCase]} ${name}` : name;
}

/** What the titles mean. Apart from their names: an embed says those alone. */
const MEANINGS: Readonly<Record<TitleName, string>> = {
  archon: 'εκείνος που κυβερνά',
  yparchon: 'ο αμέσως κάτω από τον Άρχοντα',
  neutral: 'ούτε πάνω ούτε κάτω',
  ypodoulos: 'ο αμέσως πάνω από τον Δούλο',
  doulos: 'εκείνος που υπηρετεί',
  king: 'όποιος βγει πρώτος',
  primeMinister: 'όποιος βγει δεύτερος',
  citizen: 'ένας από τους ενδιάμεσους',
  slave: 'όποιος μείνει τελευταίος με φύλλα',
};

export function titleMeaning(id: TitleId): string {
  return lookUp(MEANINGS, id) ?? '';
}
