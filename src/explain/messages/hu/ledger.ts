import type { Messages } from '../messages.ts';

export const ledger: Messages['ledger'] = {
  terms: {
    seat: 'A hely az asztalnál',
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
    deal: 'Mennyit érnek ezen felül az osztáskor kapott lapok',
    tradeChoice: 'Mennyit vesztett azzal, hogy nem a legjobb lapokat adta',
    tradeLuck: 'Mit változtatott a csere ezen a választáson kívül',
    swapChoice: 'Mennyit vesztett azzal, hogy rosszkor cserélt a talonra, vagy rosszkor nem cserélt',
    swapLuck: 'Mit változtatott a talon ezen a választáson kívül',
    revolution: 'Mit változtatott a sorrend megfordulása',
    play: 'Mennyit vesztett azokkal a lerakásokkal, passzokkal és forradalmakkal, amelyeknél volt jobb',
    playLuck: 'Mennyit segítettek vagy ártottak a rejtett lapok a saját döntéseinek',
    others: 'Mit változtattak a többiek döntései, és a maradék',
  },
  title: 'Szerencse és tudás',
  points: 'Pont',
  sum: 'Egy sor tételeinek összege a sor pontszáma; mindegyik külön van kerekítve.',
  luck: 'Szerencse',
  skill: 'Tudás',
};
