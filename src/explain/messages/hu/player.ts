import type { Messages } from '../messages.ts';
import { board } from './board.ts';

export const player: Messages['player'] = {
  ...board,
  rounds: {
    ...board.rounds,
    label: 'Körök',
    go: (n) => `${n}. kör`,
    of: (n) => `/ ${n}`,
    revolution: 'forradalom',
    postponed: 'elhalasztott forradalom',
    errors: (n) => `${n} hiba`,
  },
  controls: {
    ...board.controls,
    back: 'Vissza az ugrásból',
    share: 'Megosztás',
    help: 'Billentyűk',
    seat: 'Hely',
    seatAll: 'mind',
    hands: 'Lapok',
    reveal: {
      open: 'nyílt lapok',
      seat: 'amit az ott ülő tud',
      'spoiler-free': 'amit az ott ülő tud, spoiler nélkül',
    },
  },
  explain: {
    ...board.explain,
    whatIf: 'Mi lett volna, ha …',
  },
  failed: 'A visszajátszás nem töltődött be. Lejjebb az egész mérkőzés szövegként olvasható.',

  choices: {
    title: 'Következik',
    count: (n) => `${n} szabályos választás`,
    forced: 'egyetlen szabályos választás',
    hidden: 'Hogy mit szabad letenni, az a lapokkal együtt rejtve marad.',
    pass: 'passz',
    ask: 'Válassz lapokat, és kiderül, letehetők-e:',
    legal: 'Ez letehető.',
    gap: (equal) => `Két ütés között bárki forradalmat csinálhat: ${equal} egyforma lap kell hozzá.`,
    whose: 'Kinek a lapjai:',
    failed: 'A szabályok nem töltődtek be.',
  },
  panels: { score: 'A kör kottája', titles: 'Címek körről körre' },
  machine: { title: 'Hol tartunk', label: 'A játék állapotdiagramja; a jelenlegi állapot ki van emelve.' },
  unknown: (options) =>
    `A hivatkozás olyat kér, ami ebben a mérkőzésben nincs (${options}). A hozzá legközelebb álló látszik.`,
};
