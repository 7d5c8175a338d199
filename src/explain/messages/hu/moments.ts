import { say } from '../../rich.ts';
import type { Messages } from '../messages.ts';
import { withThe, withTheCapital } from './article.ts';
import { game } from './game.ts';
import { titleDative, title as titleName } from './titles.ts';
import * as words from './words.ts';

type Moments = Messages['moments'];
type Quad = Parameters<Moments['idleQuad']>[0];
type Place = Parameters<Moments['goesOut']>[0];

const the = (id: string) => withThe(titleName(id));
const The = (id: string) => withTheCapital(titleName(id));
const toThe = (id: string) => withThe(titleDative(id));
const spot = ({ place, title, points }: Place) =>
  `${game.title(title)}, ${game.place(place)}, ${game.points(points)}`;
const equals = (n: number) => `${words.count(n)} egyforma lap`;
const holdsQuad = ({ who, face }: Quad) => say`${who} kezében ${face ? words.set(face, 4) : equals(4)} van`;
const reversedly = (direction: string) => (direction === 'reversed' ? 'fordított sorrendben ' : '');

const ALWAYS = 'de passzolni mindig szabad';

export const moments: Moments = {
  unknownCards: (n) => `${words.count(n)} ismeretlen lap`,
  inferred: 'Ez nincs benne a naplóban: a szabályokból vagy a későbbi lépésekből következik',
  forcedByLog: 'A napló szerint mégis megtörtént, és a visszajátszás onnan megy tovább',

  dealt: ({ round, dealer, leader }) =>
    leader === null
      ? say`${round}. kör: ${dealer} oszt, és hívni is fog`
      : say`${round}. kör: ${dealer} oszt, és ${leader} fog hívni`,
  dealSizes: ({ each, left }) =>
    left === 0
      ? `Mindenkinek ${words.count(each)} lapja van`
      : `Mindenkinek ${words.count(each)} lapja van; ${words.countAlone(left)} lefordítva marad, ez a talon`,
  luckDeals: 'Az első körben a szerencse jelöli ki az osztót, és az osztó hív',
  titleDeals: ({ title }) => `${The(title)} oszt, és a csere után ő hívja az első ütést`,
  untitled: 'Még senkinek sincs címe, ezért nincs csere, és a forradalmat sem nézi senki',
  titlesUnknown: 'Nem tudni, kinek mi volt a címe',
  titlesDrawn: 'Az első kör címeit kisorsolták',

  gave: ({ who, to, cards, toTitle }) =>
    toTitle
      ? say`${who} ezt adja ${toThe(toTitle)} (${to}): ${cards}`
      : say`${who} ezt adja (${to} kapja): ${cards}`,
  givesBest: ({ title, toTitle, count }) => {
    const what = count === 1 ? 'a legjobb lapot' : `a ${words.count(count)} legjobb lapot`;
    return `${The(title)} köteles ${toThe(toTitle)} adni ${what} azok közül, amelyeket osztáskor kapott`;
  },
  bestByNormalOrder: 'Hogy mi a legjobb, azt a rendes sorrend dönti el, mert forradalomról még senki sem tud',
  choiceOfSuits: 'Egyenlő rangúak közül az választ színt, aki ad',
  givesFreely: ({ title, toTitle, count }) =>
    `${The(title)} cserébe ${words.count(count)} szabadon választott lapot ad ${toThe(toTitle)} azok közül, amelyeket osztáskor kapott`,
  secretTrade: 'Mindketten azelőtt választanak, hogy látnák, mit kapnak, és a lapokat csak ők ketten ismerik',
  swapped: ({ who, cards }) => say`${who} ezt cseréli a talonra: ${cards}`,
  maySwap: ({ title, count }) =>
    `${The(title)} pontosan ${words.count(count)} lapját cserélheti a talon lapjaira, látatlanban`,
  foundInTalon: ({ cards }) => say`A talonban ez volt: ${cards}`,
  kept: ({ who }) => say`${who} nem nyúl a talonhoz`,
  mayKeep: ({ title }) => `${The(title)} felveheti a talont ugyanannyi lapért, de nem köteles`,

  noRevolution: 'Nincs forradalom: a rangok sorrendje nem változik',
  noneBelow: ({ below }) =>
    say`Csak az jelent forradalmat, ha ${words.listOr(below.map(the))} kezében négy egyforma lap van, és most nincs`,
  idleQuad: (held) => say`${holdsQuad(held)}, de az itt nem számít`,
  declared: ({ holders }) => say`Forradalom! ${words.list(holders.map(holdsQuad))}`,
  declaredWhy: ({ below }) =>
    say`Ha ${words.listOr(below.map(the))} kezében négy egyforma lap van, kikiáltják a forradalmat, és erről senki sem dönt`,
  upsideDown: ({ low, high }) =>
    `A kör végéig fordított a sorrend: ${withThe(words.face(low))} a legalacsonyabb, és ${withThe(words.face(high))} a legmagasabb`,
  postponed: ({ holders }) => say`A forradalmat elhalasztják: ${words.list(holders.map(holdsQuad))}`,
  wouldDeclare: ({ who, face }) =>
    say`${who} ${face ? words.setOwned(face, 4) : 'négy egyforma lapja'} forradalmat jelentene`,
  postponedWhy: ({ above }) =>
    say`De ha ${words.listOr(above.map(the))} kezében is van négy egyforma lap, a forradalmat elhalasztják`,
  nothingCarried: 'Ebben a körben semmi sem változik, és a következőre sem visznek át semmit',

  led: ({ who, cards }) => say`${who} hív: ${cards}`,
  leadWhy: 'Aki hív, akárhány azonos rangú lapot letehet, de nem passzolhat',
  dealerLeads: 'Az első ütést az osztó hívja',
  titleLeads: ({ title }) => `Az első ütést ${the(title)} hívja`,
  followed: ({ who, cards, under, face, size, beats }) =>
    beats
      ? say`${who} felülüti ${under} ${words.setOwnedAccusative(face, size)}: ${cards}`
      : say`${who} ezt teszi ${under} ${words.setOwnedOnto(face, size)}: ${cards}`,
  beats: ({ face, size, topFace, topSize, direction }) => {
    const higher =
      face && topFace
        ? `${reversedly(direction)}${withThe(words.face(face))} magasabb, mint ${withThe(words.face(topFace))}`
        : 'a rangnak magasabbnak kell lennie';
    if (size > topSize) {
      const more = `${words.capital(words.cards(topSize))}ra ${words.countAlone(size)} is felelhet`;
      return `${more}, és ${higher}; innentől legalább ${words.cards(size)} kell`;
    }
    return size === 1 ? words.capital(higher) : `Ugyanannyi lap, és ${higher}`;
  },
  mayAnswer: ({ who, leads }) =>
    say`${who ? say`${words.list(who)} még felelhet` : 'A többiek még felelhetnek'}; ha senki sem teszi, a következő ütést ${leads} hívja`,
  nobodyAnswers: 'Senki más nem felelhet már, így az ütés véget ért',
  goesOut: (place) => ` – és kimegy (${spot(place)})`,
  outWhy: 'Aki leteszi az utolsó lapját, a következő szabad helyezést kapja',
  lastHolder: (place) => say`Már csak ${place.who} kezében van lap, így a kör véget ért: ${spot(place)}`,
  revolted: ({ who, cards }) => say`${who} forradalmat tesz le: ${cards}`,

  passed: ({ who, forced, winner }) =>
    say`${who} ${forced ? 'kénytelen passzolni' : 'passzol'}${winner ? say`, az ütést ${winner} viszi` : ''}`,
  tooFewHeld: ({ who, held, needed }) =>
    say`${who} kezében már csak ${words.cards(held)} van, pedig ${words.countAlone(needed)} kell`,
  noSet: ({ who, needed }) => say`${who} kezében nincs ${equals(needed)}`,
  nothingHigher: ({ who, needed, top, direction }) => {
    const what = needed === 1 ? 'lap' : equals(needed);
    const beaten = needed === 1 ? withThe(words.faceAccusative(top)) : words.setAccusative(top, needed);
    return say`${who} kezében nincs olyan ${what}, amely ${reversedly(direction)}${needed === 1 ? 'ütné' : 'ütne'} ${beaten}`;
  },
  nothingFits: ({ who }) => say`${who} kezében nincs semmi, ami ütne`,
  couldPlay: ({ sets }) =>
    say`Letehetett volna ${words.listOr(sets.map(([face, size]) => words.setAccusative(face, size)))}, ${ALWAYS}`,
  couldPlayMuch: ({ plays }) => `${words.capital(words.count(plays))} lehetőség volt a feleletre, ${ALWAYS}`,
  mayPass: 'Aki nem hív, passzolhat, akár tudna felelni, akár nem',
  passForTurn: ({ who }) => say`Ha ebben az ütésben ${who} újra sorra kerül, megint játszhat`,
  passForTrick: ({ who }) => say`${who} az ütés végéig kimarad`,
  allPassed: 'Az utolsó lerakás óta mindenki más passzolt, akinek még van lapja, így az ütés véget ért',

  cleared: ({ trick, winner }) =>
    say`${withTheCapital(`${trick}.`)} ütést ${winner} viszi, és a következőt is ő hívja`,
  clearedFor: ({ trick, winner, leader }) =>
    say`${withTheCapital(`${trick}.`)} ütést ${winner} viszi, a következőt ${leader} hívja`,
  clearedLast: ({ trick }) => say`${withTheCapital(`${trick}.`)} ütés volt a kör utolsó ütése`,
  winnerLeads: 'A lapok félrekerülnek, és az hív, aki utoljára tett le',
  nextLeads: ({ winner }) => say`${winner} kezében nincs több lap, ezért a sorban következő hív, akinek van`,
  restCountsNothing: 'Ami az asztalon vagy kézben maradt, nem számít',

  ranked: ({ round, places }) =>
    say`Vége ${withThe(`${round}.`)} körnek: ${words.list(
      places.map((one) => say`${one.who} ${the(one.title)} (${game.points(one.points)})`),
    )}`,
  rankedWhy: 'Ki előbb ment ki, előbb végzett, és egy kör pontjainak összege nulla',
  dealsNext: ({ who, title }) => say`Ha lesz még kör, ${who} oszt és hív benne, mert ő ${the(title)}`,
};
