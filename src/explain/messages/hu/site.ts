import type { Messages } from '../messages.ts';

export const site: Messages['site'] = {
  name: 'Epanastasi',
  skip: 'Ugrás a tartalomra',
  nav: {
    label: 'Webhely',
    replays: 'Mérkőzések',
    open: 'Saját napló',
    rules: 'Szabályok',
    puzzles: 'Feladványok',
    numbers: 'Számok',
  },
  languages: 'Nyelv',
  theme: {
    auto: 'Téma: a rendszeré',
    light: 'Téma: világos',
    dark: 'Téma: sötét',
  },
  footer: {
    what: 'Az Epanastasi forradalmas kártyajátékok feljegyzett mérkőzéseit játssza vissza és magyarázza el.',
    quiet: 'Szabad szoftver. Nincs nyomkövetés: a megnyitott napló sosem hagyja el a böngészőt.',
  },
  home: {
    title: 'Minden lerakott lap, és hogy miért',
    description:
      'Forradalmas kártyajátékok feljegyzett mérkőzései, lépésről lépésre visszajátszva és megmagyarázva.',
    lead: 'Emberek egy asztal körül: uralkodók és szolgák, és néha egy forradalom a feje tetejére állítja a világot. Az Epanastasi egy ilyen mérkőzés naplóján vezet végig lépésről lépésre: ott az asztal, ott a lapok, és minden lépéshez egy mondat, amely megmondja, miért volt szabad, vagy miért volt muszáj.',
    start: 'Végig egy mérkőzésen',
    learn: 'A szabályok',
    hideResults: 'Eredmények elrejtése',
    picture: (event, round) => `„${event}”, ${round}. kör, kottaként`,
    pictureText:
      'Minden játékosnak egy sor, minden lerakásnak egy oszlop, alatta pedig az, hogy mire számíthatott még. Ahol a háttér színe más, ott fordított volt a sorrend.',
    pictureLink: 'Végig ezen a körön',
    matches: 'Mérkőzések',
    matchesText:
      'A vonalak azt mutatják, kinek melyik címe volt az egyes körök után; legfelül a legmagasabb.',
    rounds: (n) => `${n} kör`,
    revolution: (rounds) => `forradalom: ${rounds}. kör`,
    postponed: (rounds) => `elhalasztott forradalom: ${rounds}. kör`,
    partial: 'részben feljegyezve',
    uses: [
      {
        title: 'Tanuld meg a játékot',
        text: 'A szabályok képekkel, annak is, aki még sosem játszott. A visszajátszás minden mondata hivatkozik a szabályra, amelyen alapul.',
        link: 'A szabályokhoz',
        page: 'rules',
      },
      {
        title: 'Nyiss meg egy saját naplót',
        text: 'Húzz ide egy fájlt, vagy illeszd be a szövegét. A hibák a soruknál látszanak; ami olvasható, azt visszajátsszuk. Semmi sem hagyja el a böngésződet.',
        link: 'Napló megnyitása',
        page: 'open',
      },
      {
        title: 'Találd meg a legjobb lépést',
        text: 'Pillanatok a feljegyzett mérkőzésekből, amelyekben egy lehetőség egyértelműen a legjobb, és senki sem árulja el, melyik, amíg nem választottál.',
        link: 'A feladványokhoz',
        page: 'puzzles',
      },
      {
        title: 'A játék számokban',
        text: 'Aki uralkodik, uralkodó marad: de mennyire? Mit érnek a címek, a helyek, a hívás és a forradalom, megmérve.',
        link: 'A számokhoz',
        page: 'numbers',
      },
    ],
  },
  ways: {
    'deal.exchangeIsDue': 'osztás, címekkel',
    'deal.otherwise': 'osztás, címek nélkül',
    'give.makesLastTrade': 'ad: utolsó páros',
    'give.mayAct': 'ad: következő páros',
    'check.revolutionIsDeclared': 'kikiáltva',
    'check.revolutionIsPostponed': 'elhalasztva',
    'check.otherwise': 'nincs forradalom',
    'clear.roundIsOver': 'egy játékos maradt',
    'clear.otherwise': 'következő ütés',
    'always.trickIsOver': 'már senki sem felelhet',
  },
  missing: {
    title: 'Ez az oldal nincs meg',
    text: 'A cím nem vezet sehová. Talán elírás, vagy egy mérkőzés új nevet kapott.',
    home: 'A mérkőzésekhez',
  },
  offline: {
    title: 'Nincs hálózat, és másolat sincs',
    text: 'Ezen az oldalon még nem jártál, ezért a böngésződben sincs róla másolat. Amit már megnyitottál, hálózat nélkül is működik.',
    again: 'Újra',
  },
};
