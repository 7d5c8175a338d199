import { type Face, JOKER } from '../../../cards/card.ts';
import type { Direction } from '../../../rules/game.ts';
import { say } from '../../rich.ts';
import type { Messages } from '../messages.ts';
import type { Titled } from '../names.ts';
import { withThe, withTheCapital } from './article.ts';
import { game } from './game.ts';
import { titleDative, title as titleName } from './titles.ts';
import * as words from './words.ts';

type Moments = Messages['moments'];
type Quad = Parameters<Moments['idleQuad']>[0];
type Worth = Parameters<Moments['led']>[0]['worth'];
type Place = Parameters<Moments['goesOut']>[0];

const the = ({ title, place }: Titled) => withThe(titleName(title, place));
const The = ({ title, place }: Titled) => withTheCapital(titleName(title, place));
const toThe = ({ title, place }: Titled) => withThe(titleDative(title, place));
const spot = ({ place, title, points }: Place) =>
  `${game.title(title, place)}, ${game.place(place)}, ${game.points(points)}`;
const equals = (n: number) => `${words.count(n)} egyforma lap`;
const holdsQuad = ({ who, face }: Quad) => say`${who} kezében ${face ? words.set(face, 4) : equals(4)} van`;
const reversedly = (direction: string) => (direction === 'reversed' ? 'fordított sorrendben ' : '');

const asWorth = (worth: Worth) => (worth ? `, azaz ${words.set(worth.face, worth.size)}` : '');

const ALWAYS = 'de passzolni mindig szabad';

export const moments: Moments = {
  unknownCards: (n) => `${words.count(n)} ismeretlen lap`,
  cardsFaceDown: (n) => `${words.count(n)} lefordított lap`,
  inferred: 'Ez nincs benne a naplóban: a szabályokból vagy abból következik, amit később játszottak',
  forcedByLog: 'A napló szerint mégis megtörtént, és a visszajátszás onnan megy tovább',

  dealt: ({ round, dealer, leader }) =>
    leader === null
      ? say`${round}. kör: ${dealer} oszt, és hívni is fog`
      : say`${round}. kör: ${dealer} oszt, és ${leader} fog hívni`,
  dealSizes: ({ each, left }) =>
    left === 0
      ? `Mindenkinek ${words.count(each)} lapja van`
      : `Mindenkinek ${words.count(each)} lapja van; ${words.countAlone(left)} lefordítva marad, ez a talon`,
  dealUneven: ({ each, who, count }) => {
    const some = who ? words.list(who) : [`${words.count(count)} játékos`];
    return say`Mindenki ${words.count(each)} lapot kapott, ${some} eggyel többet`;
  },
  luckLeads: 'Az első körben a szerencse dönti el, ki hív',
  luckDeals: 'Az első körben a szerencse jelöli ki az osztót, és az osztó hív',
  titleDeals: (titled) => `${The(titled)} oszt, és a csere után ő hív`,
  titleDealsAnotherLeads: ({ deals, leads }) => `${The(deals)} oszt, és a csere után ${the(leads)} hív`,
  untitled: 'Még senkinek sincs címe, ezért nincs csere, és forradalmat sem vizsgálunk',
  untraded: 'Még senkinek sincs címe, ezért nincs csere',
  tradesNothing: ({ who, title, place }) =>
    say`${who} (${titleName(title, place)}) középen áll, és semmit sem cserél`,
  titlesUnknown: 'Nem tudni, kinek mi volt a címe',
  titlesDrawn: 'Az első kör címeit kisorsolták',

  gave: ({ who, to, cards, taker }) =>
    taker
      ? say`${who} ezt adja ${toThe(taker)} (${to}): ${cards}`
      : say`${who} ezt adja (${to} kapja): ${cards}`,
  givesBest: ({ giver, taker, count }) => {
    const what = count === 1 ? 'a legjobb lapot' : `a ${words.count(count)} legjobb lapot`;
    return `${The(giver)} köteles ${toThe(taker)} adni ${what} azok közül, amelyeket osztáskor kapott`;
  },
  bestByNormalOrder: ({ joker }) =>
    joker
      ? 'Hogy mi a legjobb, azt a kör eleji sorrend dönti el; legfelül a dzsóker áll'
      : 'Hogy mi a legjobb, azt a rendes sorrend dönti el, mert forradalomról még senki sem tud',
  choiceOfSuits: 'Egyenlő rangúak közül az választ színt, aki ad',
  givesFreely: ({ giver, taker, count }) =>
    `${The(giver)} cserébe ${words.count(count)} szabadon választott lapot ad ${toThe(taker)} azok közül, amelyeket osztáskor kapott`,
  looksFirst: (titled) => `${The(titled)} előbb megnézheti, mit kapott, és csak azután ad vissza`,
  returnsFreely: ({ giver, taker, count }) =>
    `${The(giver)} már látta, mit kapott, és cserébe ${words.count(count)} szabadon választott lapot ad ${toThe(taker)}; a most kapottakból is választhat`,
  tradeCapped: 'Senki sem cserél több lapot, mint amennyi a kisebbik kézben van',
  secretTrade: 'Mindketten azelőtt választanak, hogy látnák, mit kapnak, és a lapokat csak ők ketten ismerik',
  swapped: ({ who, cards }) => say`${who} ezt cseréli a talonra: ${cards}`,
  maySwap: ({ count, ...titled }) =>
    `${The(titled)} pontosan ${words.count(count)} lapját cserélheti a talon lapjaira, látatlanban`,
  foundInTalon: ({ cards }) => say`A talonban ez volt: ${cards}`,
  kept: ({ who }) => say`${who} nem nyúl a talonhoz`,
  mayKeep: (titled) =>
    `${The(titled)} ugyanannyi lapot félretehet, és látatlanban felveheti a talont, de nem köteles`,

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

  led: ({ who, cards, worth }) => say`${who} hív: ${cards}${asWorth(worth)}`,
  leadWhy: 'Aki hív, akárhány azonos rangú lapot letehet, de nem passzolhat',
  dealerLeads: 'Az első ütésben az osztó hív',
  luckLed: 'Hogy az első ütésben ki hív, azt a szerencse döntötte el',
  titleLeads: (titled) => `Az első ütésben ${the(titled)} hív`,
  wildJoker: ({ face, jokers }) =>
    jokers === 1
      ? `A dzsóker ${words.setAccusative(face, 1)} helyettesít`
      : `A dzsókerek ${words.setAccusative(face, jokers)} helyettesítenek`,
  jokersAlone: ({ jokers }) =>
    jokers === 1
      ? 'A dzsóker magában nem helyettesít semmit: ez a legmagasabb lap'
      : 'A dzsókerek magukban nem helyettesítenek semmit: ezek a legmagasabb lapok',
  onlyPasses: ({ leads }) =>
    say`A dzsókert semmi sem üti, ezért a többiek csak passzolhatnak, és a következő ütésben ${leads} hív`,
  followed: ({ who, cards, under, face, size, beats, worth }) =>
    beats
      ? say`${who} felülüti ${under} ${words.setOwnedAccusative(face, size)}: ${cards}${asWorth(worth)}`
      : say`${who} ezt teszi ${under} ${words.setOwnedOnto(face, size)}: ${cards}${asWorth(worth)}`,
  beats: ({ face, size, topFace, topSize, direction, exact }) => {
    const higher =
      face && topFace ? beatsRank(face, topFace, direction) : 'a rangnak magasabbnak kell lennie';
    if (size > topSize) {
      const more = `${words.capital(words.cards(topSize))}ra ${words.countAlone(size)} is felelhet`;
      return `${more}, és ${higher}; innentől legalább ${words.cards(size)} kell`;
    }
    if (size === 1) return words.capital(higher);
    return `${exact ? 'Pontosan ugyanannyi' : 'Ugyanannyi'} lap, és ${higher}`;
  },
  mayAnswer: ({ who, leads }) =>
    say`${who ? say`${words.list(who)} még felelhet` : 'A többiek még felelhetnek'}; ha senki sem teszi, a következő ütésben ${leads} hív`,
  nobodyAnswers: 'Senki más nem felelhet már, így az ütés véget ért',
  goesOut: (place) => ` – és kimegy (${spot(place)})`,
  outWhy: 'Aki leteszi az utolsó lapját, a következő szabad helyezést kapja',
  lastHolder: (place) => say`Már csak ${place.who} kezében van lap, így a kör véget ért: ${spot(place)}`,
  revolted: ({ who, cards, worth, counter }) =>
    say`${who} ${counter ? 'ellenforradalmat' : 'forradalmat'} csinál: ${cards}${asWorth(worth)}`,
  revoltMove: ({ size }) =>
    `Két ütés között bárki forradalmat csinálhat ${words.count(size)} egyforma lappal; ezek a lapok kikerülnek a körből`,
  revoltAgain: 'A következő hívás előtt bárki csinálhat még egyet, ahányszor csak a lapok engedik',
  turned: ({ low, high, direction }) => {
    const ends = `${withThe(words.face(low))} a legalacsonyabb, ${withThe(words.face(high))} a legmagasabb, és fölöttük marad a dzsóker`;
    return direction === 'reversed'
      ? `Amíg vissza nem fordítják, vagy véget nem ér a kör, fordított a sorrend: ${ends}`
      : `Minden második forradalom visszafordítja a sorrendet: ${ends}`;
  },
  leadStays: ({ leader }) => say`A hívás joga nem vész el: a következő ütésben ${leader} hív`,
  leadMoves: ({ who, leader }) =>
    say`A következő ütésben ${who} hívott volna, de elfogyott a lapja, ezért a sorban következő hív, akinek van: ${leader}`,
  revoltOut: 'Aki forradalommal teszi le az utolsó lapját, az is a következő szabad helyezést kapja',

  passed: ({ who, forced, winner }) =>
    say`${who} ${forced ? 'kénytelen passzolni' : 'passzol'}${winner ? say`, az ütést ${winner} viszi` : ''}`,
  tooFewHeld: ({ who, held, needed }) =>
    say`${who} kezében már csak ${words.cards(held)} van, pedig ${words.countAlone(needed)} kell`,
  noSet: ({ who, needed, wild }) =>
    say`${who} kezében nincs ${equals(needed)}${wild ? ', dzsókerrel együtt sem' : ''}`,
  nothingBeatsJokers: 'A dzsókert semmi sem üti, még egy másik dzsóker sem',
  nothingHigher: ({ who, needed, top, direction }) => {
    const what = needed === 1 ? 'lap' : equals(needed);
    const beaten = needed === 1 ? withThe(words.faceAccusative(top)) : words.setAccusative(top, needed);
    return say`${who} kezében nincs olyan ${what}, amely ${reversedly(direction)}${needed === 1 ? 'ütné' : 'ütne'} ${beaten}`;
  },
  nothingFits: ({ who }) => say`${who} kezében nincs semmi, ami ütne`,
  nothingBeats: ({ top, direction }) =>
    words.capital(`${reversedly(direction)}${withThe(words.faceAccusative(top))} semmi sem üti`),
  couldPlay: ({ plays }) => {
    const open = plays.map(({ face, naturals, jokers }) =>
      words.setWithJokersAccusative(face, naturals, jokers),
    );
    return say`Letehetett volna ${words.listOr(open)}, ${ALWAYS}`;
  },
  couldPlayMuch: ({ plays }) => `${words.capital(words.count(plays))} lehetőség volt a feleletre, ${ALWAYS}`,
  mayPass: 'Aki nem hív, passzolhat, akár tudna felelni, akár nem',
  passForTurn: ({ who }) => say`Ha ebben az ütésben ${who} újra sorra kerül, megint játszhat`,
  passForTrick: ({ who }) => say`${who} az ütés végéig kimarad`,
  allPassed: 'Az utolsó lerakás óta mindenki más passzolt, akinek még van lapja, így az ütés véget ért',

  cleared: ({ trick, winner }) =>
    say`${withTheCapital(`${trick}.`)} ütést ${winner} viszi, és a következőben ő hív`,
  clearedFor: ({ trick, winner, leader }) =>
    say`${withTheCapital(`${trick}.`)} ütést ${winner} viszi, a következőben ${leader} hív`,
  clearedLast: ({ trick }) => say`${withTheCapital(`${trick}.`)} ütés volt a kör utolsó ütése`,
  winnerLeads: 'A lapok félrekerülnek, és az hív, aki utoljára tett le',
  nextLeads: ({ winner }) => say`${winner} kezében nincs több lap, ezért a sorban következő hív, akinek van`,
  restCountsNothing: 'Ami az asztalon vagy kézben maradt, nem számít',

  ranked: ({ round, places }) =>
    say`Vége ${withThe(`${round}.`)} körnek: ${words.list(
      places.map((one) => say`${one.who} ${the(one)} (${game.points(one.points)})`),
    )}`,
  rankedWhy: 'A helyezéseket a kimenés sorrendje adja, és egy kör pontjainak összege nulla',
  pointsOurs: 'A játék maga nem ismer pontokat: ezek csak az állást mutatják',
  dealsNext: ({ who, leader, ...titled }) =>
    leader
      ? say`Ha lesz még kör, ${who} oszt benne, mert ő ${the(titled)}, és ${leader.who} hív, mert ő ${the(leader)}`
      : say`Ha lesz még kör, ${who} oszt és hív benne, mert ő ${the(titled)}`,
};

function beatsRank(face: Face, over: Face, direction: Direction): string {
  if (face === JOKER) return 'a dzsóker minden rangot üt';
  return `${reversedly(direction)}${withThe(words.face(face))} magasabb, mint ${withThe(words.face(over))}`;
}
