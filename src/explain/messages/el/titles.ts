/** The titles in Greek, in every case: sentences decline the title, and never a player's name. */
import type { TitleId } from '../../../rules/game.ts';
import { isNumbered, lookUp, type TitleName } from '../names.ts';

interface Title {
  readonly nominative: string;
  readonly genitive: string;
  readonly accusative: string;
  readonly meaning: string;
}

const TITLES: Readonly<Record<TitleName, Title>> = {
  archon: {
    nominative: 'Άρχων',
    genitive: 'Άρχοντα',
    accusative: 'Άρχοντα',
    meaning: 'εκείνος που κυβερνά',
  },
  yparchon: {
    nominative: 'Υπάρχων',
    genitive: 'Υπάρχοντα',
    accusative: 'Υπάρχοντα',
    meaning: 'ο αμέσως κάτω από τον Άρχοντα',
  },
  neutral: {
    nominative: 'Ουδέτερος',
    genitive: 'Ουδέτερου',
    accusative: 'Ουδέτερο',
    meaning: 'ούτε πάνω ούτε κάτω',
  },
  ypodoulos: {
    nominative: 'Υπόδουλος',
    genitive: 'Υπόδουλου',
    accusative: 'Υπόδουλο',
    meaning: 'ο αμέσως πάνω από τον Δούλο',
  },
  doulos: {
    nominative: 'Δούλος',
    genitive: 'Δούλου',
    accusative: 'Δούλο',
    meaning: 'εκείνος που υπηρετεί',
  },
  king: {
    nominative: 'Βασιλιάς',
    genitive: 'Βασιλιά',
    accusative: 'Βασιλιά',
    meaning: 'όποιος βγει πρώτος',
  },
  primeMinister: {
    nominative: 'Πρωθυπουργός',
    genitive: 'Πρωθυπουργού',
    accusative: 'Πρωθυπουργό',
    meaning: 'όποιος βγει δεύτερος',
  },
  citizen: {
    nominative: 'Πολίτης',
    genitive: 'Πολίτη',
    accusative: 'Πολίτη',
    meaning: 'ένας από τους ενδιάμεσους',
  },
  slave: {
    nominative: 'Δούλος',
    genitive: 'Δούλου',
    accusative: 'Δούλο',
    meaning: 'όποιος μείνει τελευταίος με φύλλα',
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

export function titleMeaning(id: TitleId): string {
  return lookUp(TITLES, id)?.meaning ?? '';
}
