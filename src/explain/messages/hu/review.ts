import { say } from '../../rich.ts';
import type { Sets } from '../en/review.ts';
import type { Messages } from '../messages.ts';
import { withThe, withTheCapital } from './article.ts';
import { fixed, percent, signed, whole } from './figures.ts';
import * as words from './words.ts';

const inWords = ({ sets }: Sets) => words.list(sets.map(({ face, size }) => words.set(face, size)));
const wholeSet = ({
  face,
  naturals,
  jokers,
}: {
  face: Parameters<typeof words.face>[0];
  naturals: number;
  jokers: number;
}) => words.setWithJokers(face, naturals, jokers);

export const review: Messages['review'] = {
  classes: {
    best: 'a legjobb',
    equal: 'a legjobbal egyenértékű',
    inaccuracy: 'pontatlanság',
    mistake: 'hiba',
    blunder: 'súlyos hiba',
  },
  deeds: {
    play: wholeSet,
    pass: 'passz',
    abstain: 'forradalom nélkül',
    revolt: (set) => `forradalom (${wholeSet(set)})`,
    give: (facts) => say`${inWords(facts)} átadása (${facts.to} kapja)`,
    swap: (facts) => say`${inWords(facts)} cseréje a talonra`,
    keep: 'a talon meghagyása',
  },
  choseBest: ({ who, deed }) => say`${who} megtalálta a legjobbat: ${deed}`,
  choseEqual: ({ who, deed, best }) =>
    say`${who} választása értékben nem különbözik a legjobbtól: ${deed}; a legjobb: ${best}`,
  choseWorse: (facts) =>
    say`${words.capital(review.classes[facts.class])} (${facts.who}): ${facts.deed}, az ára ${fixed(facts.cost)} pont; jobb lett volna: ${facts.best}`,
  proved: 'Ez bizonyított, nem becslés',
  estimated: ({ worlds, policy }) =>
    `Becslés: a játékos elől rejtett lapokat ${worlds} alkalommal újraosztottuk, és végigjátszottuk ezzel a stratégiával: „${policy}”`,
  reasons: {
    missesSureWin:
      'Egy másik döntés biztosította volna a következő helyezést, bármilyen lapjuk van is a többieknek',
    splitsGroup: ({ face, held, laid }) =>
      `Megbontja az együtt letehető lapokat: ${words.set(face, held)} közül csak ${words.countAlone(laid)} megy el`,
    spendsControl: ({ face }) =>
      `Ami még kint van, abból semmi sem üti ${withThe(words.faceAccusative(face))}, és alacsonyabb is elég lett volna`,
    missesLead: ({ face, size }) =>
      `Ami még kint van, abból semmi sem üt ${words.setAccusative(face, size)}: a következő hívás biztos lett volna`,
    hardToBeat: ({ face, size, by }) =>
      `${words.capital(words.setAccusative(face, size))} már csak ${words.face(by)} üthet`,
    beatsTooLow: ({ face, best, size }) =>
      `${words.capital(words.set(best, size))} nehezebben üthető felül, mint ${words.set(face, size)}`,
    spendsStrongest: ({ face, size }) => {
      const strongest =
        size === 1 ? 'a kéz legerősebb lapját' : 'a legerősebbet, ami ennyi lapból a kézben van';
      return `Elhasználja ${strongest} (${words.set(face, size)}); passzal megmaradna`;
    },
    spendsGroup: ({ laid, needed }) =>
      `${words.capital(words.count(laid))} lapot tesz le együtt, pedig ${words.countAlone(needed)} is elég lett volna`,
    couldGoLast: ({ face }) =>
      `${withTheCapital(words.face(face))} maradhatna a végére: az utolsó lapoknak semmit sem kell ütniük`,
    laysFewer: ({ laid, best }) =>
      `${words.capital(words.cards(laid))} megy el, pedig ${words.countAlone(best)} is elmehetett volna`,
    spendsJoker: 'Dzsókert használ el, pedig más lapok is megtették volna',
    passesSafePlay: ({ face, size }) =>
      `${words.capital(words.set(face, size))} elmehetett volna anélkül, hogy a kéz gyengült volna`,
    leadsIntoShortHand: ({ who, cards }) =>
      say`${who} kezében már csak ${words.cards(cards)} van, és erre felelve kimehet`,
    keepsLowGroup: ({ face }) =>
      `Megtartja ${withThe(words.faceAccusative(face))}, pedig azt szinte csak hívással lehet letenni`,
    leavesMoreGroups: ({ groups, best }) =>
      `Utána ${groups === 1 ? 'egyetlen' : `${words.count(groups)} különböző`} rang marad a kézben, a jobb döntés után ${best === 0 ? 'egy sem' : words.countAlone(best)}`,
    overtakesHigh: ({ face, best }) =>
      `${withTheCapital(words.face(best))} is elég lett volna ${withThe(words.face(face))} helyett`,
    breaksQuad: ({ face }) => `Megbontja ezt: ${words.set(face, 4)}`,
    mayFeedQuad: ({ face }) => `Odalent összejöhet belőle ${words.set(face, 4)}, és vele a forradalom`,
    givesStrength: ({ face, best }) =>
      `${words.capital(words.setAccusative(face, 1))} ad oda, pedig ${words.set(best, 1)} is megtette volna`,
    breaksGroup: ({ face }) => `Egyforma lapokat választ szét (${words.face(face)})`,
    leavesTalon: 'Két ismeretlen lap átlagosan többet ér, mint ennek a kéznek a két legrosszabb lapja',
    takesTalon: 'A kéz úgy, ahogy van, többet ér, mint két ismeretlen lappal',
    revoltHurts: 'Abban a sorrendben, amelyet ez a forradalom hoz, a kéz kevesebbet ér',
    revoltWouldHelp: ({ face }) =>
      `Abban a sorrendben, amelyet egy forradalom hozna (${words.face(face)}), a kéz többet érne`,
    playoutsOnly: 'Ökölszabály nem magyarázza meg: a próbajátszmákból ez jön ki',
  },
  signed,
  fixed,
  whole,
  percent,
};
