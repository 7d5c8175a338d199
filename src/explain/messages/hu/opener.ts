import type { Messages } from '../messages.ts';

export const opener: Messages['opener'] = {
  title: 'Saját napló',
  description:
    'Olvasd be egy mérkőzés naplóját a böngésződben, nézd meg a hibákat a soruknál, és játszd vissza, ami olvasható volt.',
  lead: 'Húzz ide egy fájlt, válassz egyet, vagy illeszd be a szövegét. A napló lehet szöveg, JSON vagy NDJSON.',
  quiet: 'Semmi sem hagyja el a böngésződet.',
  choose: 'Fájl választása',
  paste: 'Vagy illeszd be egy napló szövegét',
  read: 'Beolvasás',
  drop: 'Engedd el, és beolvassuk',
  samples: 'Nincs kéznél napló? Próbáld ki:',
  sampleGood: 'egy több körből álló mérkőzés',
  sampleBad: 'egy hibás napló',
  reading: (done, of) => `${of}/${done}. kör`,
  parsing: 'A szöveg beolvasása …',
  cancel: 'Mégse',
  cancelled: 'Megszakítva. Az addig beolvasott rész látható.',
  match: 'Mérkőzés a fájlban',
  problems: (errors, warnings) =>
    errors + warnings === 0
      ? 'Nincs gond: minden sor megfelel a szabályoknak.'
      : `${errors} hiba, ${warnings} figyelmeztetés`,
  problemsTitle: 'Gondok',
  moment: 'Nézd meg az asztalon',
  column: (n) => `, ${n}. oszlop`,
  error: 'Hiba',
  warning: 'Figyelmeztetés',
  text: 'A napló',
  lines: (n) => `${n} sor`,
  another: 'Másik napló megnyitása',
  annotate: 'Megjegyzés írása',
  unwritten: 'A megjegyzéseket nem sikerült betölteni. Próbáld újra!',
  kept: 'Benne van a könyvtáradban.',
  notKept: 'Ez a böngésző semmit sem őriz meg: amit meg akarsz tartani, mentsd fájlba.',
  faults: {
    empty: 'Nincs benne semmi: a fájl üres.',
    binary: 'Ez nem szöveg. A napló szövegfájl (.revlog, .json vagy .ndjson).',
    large: (megabytes) =>
      `A fájl túl nagy: ${megabytes} MB. Itt legfeljebb 50 MB olvasható be; a parancssor nagyobbat is olvas.`,
    unreadable: 'A fájlt nem sikerült beolvasni.',
    rounds: 'Egyetlen kört sem sikerült beolvasni. Hogy miért, azt a gondok mondják meg.',
    broken:
      'Valami elromlott a beolvasás közben. Semmit sem küldtünk el sehová; kérünk, jelezd, ha lehet, a naplóval együtt.',
    script: 'Ezen az oldalon a napló beolvasásához JavaScript kell. Naplót a parancssor is olvas.',
  },
};
