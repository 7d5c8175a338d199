import type { Messages } from '../messages.ts';

export const sharePanel: Messages['sharePanel'] = {
  title: 'A pillanat megosztása',
  close: 'Bezárás',
  quiet: 'Semmit sem küldünk sehová: te másolod ki, és oda illeszted be, ahová szeretnéd.',
  opened:
    'Ez a napló nincs fenn a weben, ezért csak olyan formában osztható meg, amelyben az egész kör benne van: a kör a hivatkozásban utazik, és egyetlen kiszolgáló sem őrzi.',
  waiting: 'A kör becsomagolása a hivatkozásba …',
  failed: 'A naplót nem sikerült beolvasni, ezért most nincs olyan forma, amelyben a kör is benne lenne.',
  options: {
    title: 'Hogyan jelenjen meg',
    theme: 'Téma',
    themes: { auto: 'az olvasóé', light: 'világos', dark: 'sötét' },
    language: 'Nyelv',
  },
  forms: {
    link: { title: 'Hivatkozás a pillanatra', text: 'Itt nyitja meg a visszajátszást.' },
    round: {
      title: 'Hivatkozás, benne az egész kör',
      text: 'A kört maga a hivatkozás hordozza, így akkor is megnyílik, ha a mérkőzés már nincs fenn.',
    },
    element: {
      title: 'Weboldalba',
      text: 'A bejegyzés a szkript előtt is, nélküle is teljes egészében olvasható.',
    },
    iframe: { title: 'Keret', text: 'Ahol keret lehet, de szkript nem.' },
    markdown: { title: 'Markdown', text: 'Ahol csak szöveg, hivatkozás és kép marad meg.' },
  },
  picture: {
    title: 'Kép',
    svg: 'SVG letöltése',
    png: 'PNG letöltése',
    failed: 'A képet nem sikerült megrajzolni.',
    missing: 'Épp erről a pillanatról nincs kép a weben, ezért ebből is kimarad.',
    none: 'Rejtett lapok mellett nem kerül bele kép: a weben lévőkön minden lap látszik.',
    drawn: 'Itt rajzoltuk meg. Mentsd el, és te tedd be a bejegyzésbe.',
  },
  long: (characters) =>
    `${characters} karakter. Egyes üzenetküldők és űrlapok a 2000-nél hosszabb hivatkozást elvágják.`,
  copy: 'Másolás',
  copyWhat: (what) => `Másolás: ${what}`,
  copied: (what) => `Kimásolva: ${what}.`,
  selected: (what) =>
    `A böngésző itt nem engedi a másolást. A szöveget kijelöltük, hogy te másolhasd ki: ${what}.`,
  guide: 'A beágyazás összes módja',
};
