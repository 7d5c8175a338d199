import type { Messages } from '../messages.ts';

export const opener: Messages['opener'] = {
  title: 'Saját napló',
  description:
    'Olvassa be egy mérkőzés naplóját a böngészőjében, lássa a hibákat a saját soruknál, és játssza vissza, ami olvasható volt.',
  lead: 'Húzzon ide egy fájlt, válasszon egyet, vagy illessze be a szövegét. A napló lehet szöveg, JSON vagy NDJSON.',
  quiet: 'Semmi sem hagyja el a böngészőjét.',
  choose: 'Fájl választása',
  paste: 'Vagy illessze be egy napló szövegét',
  read: 'Beolvasás',
  drop: 'Engedje el, és beolvassuk',
  samples: 'Nincs kéznél napló? Próbálja ki:',
  sampleGood: 'egy több körből álló mérkőzés',
  sampleBad: 'egy hibás napló',
  reading: (done, of) => `${done}. kör, összesen ${of}`,
  parsing: 'A szöveg beolvasása …',
  cancel: 'Mégse',
  cancelled: 'Megszakítva. Az addig beolvasott rész látható.',
  match: 'Mérkőzés a fájlban',
  problems: (errors, warnings) =>
    errors + warnings === 0
      ? 'Nincs gond: minden sor megfelel a szabályoknak.'
      : `${errors} hiba, ${warnings} figyelmeztetés`,
  problemsTitle: 'Gondok',
  moment: 'Nézze meg az asztalon',
  error: 'Hiba',
  warning: 'Figyelmeztetés',
  text: 'A napló',
  lines: (n) => `${n} sor`,
  another: 'Másik napló megnyitása',
  faults: {
    empty: 'Nincs benne semmi: a fájl üres.',
    binary: 'Ez nem szöveg. A napló szövegfájl (.revlog, .json vagy .ndjson).',
    large: (megabytes) =>
      `A fájl túl nagy: ${megabytes} MB. Itt legfeljebb 50 MB olvasható be; a parancssor nagyobbat is olvas.`,
    unreadable: 'A fájlt nem sikerült beolvasni.',
    rounds: 'Egyetlen kört sem sikerült beolvasni. Hogy miért, azt a gondok mondják meg.',
    broken:
      'Valami elromlott a beolvasás közben. Semmi sem lett elküldve sehova; kérjük, jelezze, ha lehet, a naplóval együtt.',
    script:
      'Ha a böngészőben szeretne naplót olvasni, ehhez az oldalhoz JavaScript kell. Naplót a parancssor is olvas.',
  },
};
