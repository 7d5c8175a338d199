import type { Messages } from '../messages.ts';

export const site: Messages['site'] = {
  name: 'Epanastasi',
  skip: 'Ugrás a tartalomra',
  nav: {
    label: 'Webhely',
    replays: 'Mérkőzések',
    open: 'Saját napló',
    rules: 'Szabályok',
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
  missing: {
    title: 'Ez az oldal nincs meg',
    text: 'A cím nem vezet sehová. Talán elírás, vagy egy mérkőzés új nevet kapott.',
    home: 'A mérkőzésekhez',
  },
  offline: {
    title: 'Nincs hálózat, és másolat sincs',
    text: 'Ezen az oldalon még nem járt, ezért a böngészőben sincs róla másolat. Ahol már járt, az hálózat nélkül is működik.',
    again: 'Újra',
  },
};
