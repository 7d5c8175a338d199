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
  kinds: { play: 'lerakás és passz', give: 'adott lapok', swap: 'a talon', revolt: 'forradalmak' },
  deeds: {
    play: wholeSet,
    pass: 'passz',
    abstain: 'nincs forradalom',
    revolt: (set) => `forradalom: ${wholeSet(set)}`,
    give: (facts) => say`átadni (${facts.to} kapja): ${inWords(facts)}`,
    swap: (facts) => say`a talonra cserélni: ${inWords(facts)}`,
    keep: 'meghagyni a talont',
  },
  choseBest: ({ who, deed }) => say`${who} megtalálta a legjobbat: ${deed}`,
  choseEqual: ({ who, deed, best }) =>
    say`${who} választása (${deed}) értékben nem különbözik a legjobbtól: ${best}`,
  choseWorse: (facts) =>
    say`${words.capital(review.classes[facts.class])} (${facts.who}): ${facts.deed}, az ára ${fixed(facts.loss)} pont; jobb lett volna: ${facts.best}`,
  proved: 'Ez bizonyított, nem becslés',
  estimated: ({ worlds, policy }) =>
    `Becslés: a játékos elől rejtett lapok ${worlds} osztása, végigjátszva ezzel a stratégiával: „${policy}”`,
  reasons: {
    missesSureWin: 'Egy másik döntés biztossá tette volna a következő helyet, bármit tartsanak is a többiek',
    splitsGroup: ({ face, held, laid }) =>
      `Megbontja az együtt letehető lapokat: ${words.set(face, held)} közül ${words.countAlone(laid)} megy el`,
    spendsControl: ({ face }) =>
      `Ami még kint van, abból semmi sem üti ${withThe(words.faceAccusative(face))}, és kisebb is elég lett volna`,
    missesLead: ({ face, size }) =>
      `Ami még kint van, abból semmi sem üti ezt: ${words.set(face, size)}; a hívás biztos lett volna`,
    hardToBeat: ({ face, size, by }) => `Ezt már csak ${words.face(by)} ütné: ${words.set(face, size)}`,
    beatsTooLow: ({ face, best, size }) =>
      `Kevesebb lap üti ezt: ${words.set(best, size)}, mint ezt: ${words.set(face, size)}`,
    spendsStrongest: ({ face, size }) =>
      `A legerősebbet költi el, ami ennyi lapból a kézben van (${words.set(face, size)}); passzal megmaradna`,
    spendsGroup: ({ laid, needed }) =>
      `${words.capital(words.count(laid))} lapot tesz le együtt, pedig ${words.countAlone(needed)} is elég lett volna`,
    couldGoLast: ({ face }) =>
      `${withTheCapital(words.face(face))} maradhatna a végére: az utolsó lapoknak semmit sem kell ütniük`,
    laysFewer: ({ laid, best }) =>
      `${words.capital(words.cards(laid))} megy el, pedig ${words.cards(best)} is elmehetett volna`,
    spendsJoker: 'Dzsókert költ, pedig más lapok is megtették volna',
    passesSafePlay: ({ face, size }) =>
      `${words.capital(words.set(face, size))} elmehetett volna anélkül, hogy a kéz gyengülne`,
    leadsIntoShortHand: ({ who, cards }) =>
      say`${who} kezében már csak ${words.cards(cards)} van, és erre felelve kimehet`,
    keepsLowGroup: ({ face }) => `Megtartja, amit szinte csak hívással lehet letenni: ${words.face(face)}`,
    leavesMoreGroups: ({ groups, best }) =>
      `Utána ${words.count(groups)} különböző rang marad a kézben, a jobb döntés után ${words.countAlone(best)}`,
    overtakesHigh: ({ face, best }) =>
      `${words.capital(words.set(best, 1))} is elég lett volna; ${withThe(words.face(face))} többet ér a kézben`,
    breaksQuad: ({ face }) => `Megbontja ezt: ${words.set(face, 4)}`,
    mayFeedQuad: ({ face }) => `Lejjebb összejöhet belőle ${words.set(face, 4)}, és vele a forradalom`,
    givesStrength: ({ face, best }) =>
      `${words.capital(words.setAccusative(face, 1))} ad oda, pedig ${words.set(best, 1)} is megtette volna`,
    breaksGroup: ({ face }) => `Egyforma lapokat választ szét (${words.face(face)})`,
    leavesTalon: 'Két ismeretlen lap átlagosan többet ér, mint e kéz két legrosszabb lapja',
    takesTalon: 'A kéz így többet ér, mint két ismeretlen lappal',
    revoltHurts: 'Abban a sorrendben, amelyet ez a forradalom hoz, a kéz kevesebbet ér',
    revoltWouldHelp: ({ face }) =>
      `${withTheCapital(words.face(face))} lapokkal csinált forradalom sorrendjében a kéz többet érne`,
    playoutsOnly: 'Ökölszabály nem nevezi meg az okát: a próbajátszmák összege mondja ezt',
  },
  signed,
  fixed,
  whole,
  percent,
};
