import type { Messages } from '../messages.ts';

export const ledger: Messages['ledger'] = {
  terms: {
    seat: 'Az ülőhely',
    deal: 'Az osztás',
    tradeChoice: 'Csere: a választás',
    tradeLuck: 'Csere: ami jött',
    swapChoice: 'Talon: a választás',
    swapLuck: 'Talon: ami jött',
    revolution: 'A forradalom',
    play: 'Saját játék',
    playLuck: 'Szerencse játék közben',
    others: 'Amit a többiek tettek',
  },
  meanings: {
    seat: 'Mennyit ér átlagosan, hogy ilyen messze ül a hívótól',
    deal: 'Mennyit érnek ezen felül az osztott lapok',
    tradeChoice: 'Mennyit vesztett azzal, hogy nem a legjobb lapokat adta',
    tradeLuck: 'Mit változtatott a csere ezen a választáson kívül',
    swapChoice: 'Mennyit vesztett azzal, hogy az esélyek ellenére cserélt vagy nem cserélt a talonnal',
    swapLuck: 'Mit változtatott a talon ezen a döntésen kívül',
    revolution: 'Mit változtatott a sorrend megfordulása',
    play: 'Mennyit vesztett a nem legjobb lerakásokkal, passzokkal és forradalmakkal',
    playLuck: 'Hogyan alakultak a rejtett lapok a saját döntéseihez',
    others: 'Mit változtattak a többiek döntései, és a maradék',
  },
  title: 'Szerencse és tudás',
  points: 'Pont',
  sum: 'Egy sor tételeinek összege pontosan a sor pontszáma.',
  luck: 'Szerencse',
  skill: 'Tudás',
};
