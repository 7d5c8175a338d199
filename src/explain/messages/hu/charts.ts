import type { Messages } from '../messages.ts';
import { signed } from './figures.ts';

export const charts: Messages['charts'] = {
  score: (round, plays) =>
    `${round}. kör, kottaként: játékosonként egy sor, lerakásonként egy oszlop, összesen ${plays}`,
  strength: 'erő: várható pontok',
  equity: 'várható pontok, minden lapot ismerve',
  odds: 'az egyes címek esélye',
  value: signed,
  out: (title, points) => `${title} ${points}`,
  turned: 'Forradalom',
  turnedLabel: 'Forradalom: innentől a sorrend fordított',
  turnedBack: 'Visszaállt a rend',
  turnedBackLabel: 'Innentől a sorrend a régi',
  postponed: 'Elhalasztva',
  postponedLabel: 'A forradalmat elhalasztják: a sorrend nem változik',
  words: { trick: 'Ütés', player: 'Játékos', play: 'Lerakás', result: 'Eredmény' },
  titles: (rounds) => `Címek ${rounds} körön át: játékosonként egy vonal`,
  round: 'Kör',
  points: 'pont',
  roundResult: (round, order) => `${round}. kör: ${order}`,
  noResult: (round) => `${round}. kör: nincs eredmény`,
  asTable: 'Táblázatként',
};
