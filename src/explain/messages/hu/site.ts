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
};
