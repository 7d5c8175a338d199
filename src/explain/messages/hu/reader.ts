import type { Messages } from '../messages.ts';

export const reader: Messages['reader'] = {
  address: (src) => `„${src}” nem egy napló címe. A címnek így kell kezdődnie: https://.`,
  unreachable: (host) =>
    `A naplót nem sikerült letölteni innen: ${host}. Vagy nincs semmi a címén, vagy ez a kiszolgáló nem engedi, hogy más oldalak olvassák (a válaszából hiányzik az Access-Control-Allow-Origin fejléc).`,
  status: (host, status) =>
    `A naplót nem sikerült letölteni: ${host} ezt felelte: ${status}. Ellenőrizd a címet.`,
  slow: (host, seconds) =>
    `A naplót nem sikerült letölteni: ${host} ${seconds} másodperc alatt sem küldte el az egészet. Próbáld meg később.`,
  large: (megabytes, page) =>
    `A fájl túl nagy ahhoz, hogy itt látszódjon: nagyobb, mint ${megabytes} MB. Töltsd le, és nyisd meg itt: ${page}.`,
  binary: 'A fájl ezen a címen nem szöveg. A napló szövegfájl (.revlog vagy .json).',
  page: 'Ezen a címen weboldal van, nem napló. Magának a naplófájlnak a címe kell (.revlog vagy .json).',
  empty: 'A napló üres.',
  long: (rounds, most, page) =>
    `A mérkőzés ${rounds} körből áll; itt legfeljebb ${most} látszhat. A naplóját itt nyithatod meg: ${page}.`,
  nothing: (line, problem) => `Ennek a naplónak egyetlen köre sem mutatható meg. ${line}. sor: ${problem}`,
  nothingAtAll: 'Ebben a naplóban egyetlen kör sincs.',
  noMatch: (name, site) =>
    `Ezen az oldalon nincs „${name}” nevű mérkőzés, vagy az oldal nem érhető el: ${site}. Ellenőrizd a nevet.`,
  nothingAsked:
    'Semmi sem mondja meg, melyik mérkőzés látszódjon: adj az elemnek „match” (a webhely egy mérkőzése), „src” (egy napló címe) vagy „log” (maga a napló) attribútumot.',
  noKind: (kind, kinds) => `Nincs „${kind}” fajtájú ábra. Ezek vannak: ${kinds}.`,
  broken: 'Valami elromlott a napló olvasása közben. Kérünk, jelezd, ha lehet, a naplóval együtt.',
};
