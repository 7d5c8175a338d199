import type { Messages } from '../messages.ts';

export const puzzles: Messages['puzzles'] = {
  title: 'Feladványok',
  description:
    'Döntések feljegyzett mérkőzésekből, amelyekben egy lehetőség egyértelműen a legjobb. Találd meg!',
  lead: 'Mindegyik egy feljegyzett mérkőzésen adódott, és egy lehetőség egyértelműen jobb a többinél. Azt tudod, amit a játékos tudott: a saját lapjait, a letett lapokat és azt, hogy kinek hány lapja van.',
  count: (n) => `${n} feladvány`,
  puzzle: (n) => `${n}. feladvány`,
  where: (match, round) => `${match}, ${round}`,
  ask: {
    lead: 'hív. Mivel?',
    follow: 'következik. Mit tennél?',
    give: 'megválaszthatja, mit ad. Melyik lapokat?',
    swap: 'két lapját a talonra cserélheti. Mit tennél?',
    revolt: 'forradalmat csinálhat. Megtennéd?',
  },
  hand: 'Lapok',
  pile: 'Az asztalon',
  gone: 'Már kijátszották',
  nothingGone: 'még semmit',
  others: 'A többiek',
  cards: (n) => `${n} lap`,
  passed: 'passzolt',
  out: 'kiment',
  reversed: 'A sorrend fordított.',
  choices: 'Lehetőségek',
  answer: 'Mutasd a megoldást',
  right: 'Helyes: ez a legjobb.',
  wrong: (loss) => `Nem ez a legjobb: ${loss} pontba kerül. Próbáld újra, vagy nézd meg a megoldást.`,
  played: 'A mérkőzésen:',
  toMoment: 'Ugrás a mérkőzésnek erre a pillanatára',
  none: 'Nincs feladvány: egyik döntésben sincs egyértelműen legjobb lehetőség.',
};
