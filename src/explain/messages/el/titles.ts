/** The titles in Greek, in every case: sentences decline the title, and never a player's name. */
import type { TitleId } from '../../../rules/game.ts';
import { lookUp, type TitleName } from '../names.ts';

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
};

/** The title in a case; an id that is not known stands for itself. */
export function title(id: TitleId, inCase: keyof Title = 'nominative'): string {
  return lookUp(TITLES, id)?.[inCase] ?? (inCase === 'meaning' ? '' : id);
}
