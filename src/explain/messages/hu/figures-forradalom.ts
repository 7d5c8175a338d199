import type {
  forradalomExamples as Examples,
  forradalomFigures as Figures,
} from '../en/figures-forradalom.ts';

export const forradalomFigures: typeof Figures = {
  order: {
    plain: 'A rangok sorrendje, fölöttük a dzsóker.',
    caption: 'Forradalomban a rangok sorrendje megfordul, a dzsóker fent marad.',
  },
  beats: {
    caption: 'Mi mit üt',
    higher: 'Pontosan ugyanannyi lap, és magasabb.',
    more: 'Három lap sok: kettő kell.',
    wild: 'Két hatos és a dzsóker: három hatos.',
    standing: 'A dzsóker itt csak egy második király.',
    alone: 'Magában a dzsóker a legmagasabb lap.',
    joker: 'A dzsókert semmi sem üti, a párja sem.',
  },
  titles: {
    caption: 'Helyezések, címek és cserék hét játékosnál. A pontok csak az állást mutatják.',
    above: (n) => `${n} lapot kap, és bármelyik ${n} lapot adja vissza`,
    middle: 'semmit sem cserél',
    below: (n) => `a legjobb ${n} lapját adja, és ${n} lapot kap`,
    slave: 'oszt és hív',
  },
  revolution: {
    caption: 'Négy egyforma lap egy paklinál, köztük egy dzsóker: két ütés között ez forradalom.',
    after: 'Innentől két négyes üt két dámát.',
  },
};

export const forradalomExamples: typeof Examples = {
  emptied: {
    title: 'Kimenés forradalommal',
    text: 'Négy egyforma lap néggyel kevesebb lap. Ha ezek voltak az utolsók, kimentél, és a következő helyezés a tiéd (F15); ha te hívtál volna, a sorban következő hív (F10, F13).',
  },
  twice: {
    title: 'Kettő egymás után',
    text: 'Valaki a feje tetejére állítja a világot, és a következő hívás előtt valaki más visszafordítja (F14, F17). Az hív, aki eddig is hívott volna (F13).',
  },
  jokers: {
    title: 'Két dzsóker biztos ütés',
    text: 'Együtt letéve ők a legmagasabb pár, forradalom előtt és után is (F9, F12): aki leteszi őket, viszi az ütést.',
  },
  back: {
    title: 'Amit odaadtak, vissza is jöhet',
    text: 'A király előbb megnézi, mit kapott, és azt ad vissza, amit akar (F20): akár azt az ászt is, amelyet a rabszolgának épp oda kellett adnia.',
  },
  small: {
    title: 'Tizennégyen, egy paklival',
    text: 'Mindenkinek három vagy négy lapja van, pedig a rabszolga héttel tartozna. Így egy egész kéz megy át, és ugyanannyi lap jön vissza (F20).',
  },
};
