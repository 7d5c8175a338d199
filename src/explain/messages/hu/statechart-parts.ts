import type { Messages } from '../messages.ts';

const tricks =
  'A kör szíve: ütés ütést követ, amíg végül csak egy játékosnál marad lap. Valaki hív, a többiek felelnek, két ütés között pedig kiürül az asztal.';
const leading =
  'Az asztal üres, és egy játékosnak hívnia kell. Ő választja meg, milyen rangú lapokat tesz le és hányat, de nem passzolhat.';
const ranking =
  'Vége a körnek. Mindenkinek megvan a helyezése: aki elsőként ment ki, az az első, akinél lap maradt, az az utolsó.';
const matchOver = 'Az asztal abbahagyja. Egy mérkőzés annyi körből áll, ahányat a játékosok akarnak.';
const nextRound = 'Jöhet még egy kör: összeszedik a lapokat, és innentől számítanak a címek.';
const finish = 'Ennyi elég volt: a mérkőzés itt véget ér. Ezt a játékosok döntik el, szabály nem írja elő.';
const lead = 'Aki hív, leteszi a lapokat, amelyeket választott, és a többieknek már van mit ütniük.';
const pass =
  'A játékos nem tesz le semmit. Lehet, hogy nem tud, lehet, hogy inkább vár: kívülről a kettő egyforma.';
const over =
  'Már senki sincs, aki felelhetne az utolsó lapokra. Külön esemény nem kell hozzá: az utolsó passz hozza magával.';
const roundEnds =
  'Ez volt az utolsó ütés: már csak egy játékosnál van lap. Senki sem hív többé, jönnek a helyezések.';

export const parts: Messages['statechart']['parts'] = {
  anemaki: {
    states: {
      dealing:
        'Az öt játékos hat-hat lapot kap, kettő lefordítva marad: ez a talon. Itt kezdődik a mérkőzés, és minden kör is.',
      exchanging:
        'Három csere egyszerre, mindegyik a maga sávjában, a többiek elől rejtve. A kör csak akkor megy tovább, ha mindhárom megvan.',
      'exchanging.archonAndDoulos':
        'A Dúlosz odaadja két legjobb lapját, az Arkhón pedig két olyat ad neki, amelyet ő választ.',
      'exchanging.archonAndDoulos.open': 'Még sem az Arkhón, sem a Dúlosz nem adott.',
      'exchanging.archonAndDoulos.half':
        'Egyikük már adott, a másik még nem. Mindegy, melyikük: mindketten abból választanak, amit osztáskor kaptak.',
      'exchanging.archonAndDoulos.done': 'Mindketten adtak. Ez a csere a másik kettőre vár.',
      'exchanging.yparchonAndYpodoulos':
        'A Hüpodúlosz odaadja a legjobb lapját, a Hüparkhón pedig egy olyat ad neki, amelyet ő választ.',
      'exchanging.yparchonAndYpodoulos.open': 'Még sem a Hüparkhón, sem a Hüpodúlosz nem adott.',
      'exchanging.yparchonAndYpodoulos.half': 'Egyikük már odaadta a lapját, a másik még nem.',
      'exchanging.yparchonAndYpodoulos.done': 'Mindketten adtak. Ez a csere a másik kettőre vár.',
      'exchanging.neutralAndTalon':
        'A Semleges senkivel sem cserél. De félretehet két lapot azért a kettőért, amelyet senki sem látott.',
      'exchanging.neutralAndTalon.open': 'A Semleges még nem mondta meg, cserél-e.',
      'exchanging.neutralAndTalon.done': 'A Semleges cserélt, vagy békén hagyta a talont.',
      revolutionCheck:
        'Már mindenkinél végleges lapok vannak. Az asztal négy egyformát keres a Dúlosz és a Hüpodúlosz kezében, aztán az Arkhónéban és a Hüparkhónéban.',
      tricks,
      'tricks.leading': leading,
      'tricks.following':
        'Az asztalon lapok fekszenek. A többiek sorban legalább ugyanannyi, magasabb rangú lapot tesznek le, vagy passzolnak.',
      'tricks.betweenTricks':
        'Az utolsó lapokat senki sem üti. Az ütés lapjai mindjárt félrekerülnek, és az hív, aki utoljára tett le.',
      ranking,
      matchOver,
    },
    transitions: {
      'dealing:deal[exchangeIsDue]:exchanging':
        'A játékosoknak már van címük az előző körből, ezért az első ütés előtt lapok cserélnek gazdát.',
      'dealing:deal:tricks': 'Még senkinek sincs címe: se csere, se vizsgálat. Az osztó rögtön hív.',
      'exchanging:done:revolutionCheck':
        'A három csere közül az utolsó is megvan. Külön esemény nem kell hozzá.',
      'exchanging.archonAndDoulos.open:give[mayTrade]:exchanging.archonAndDoulos.half':
        'Egyikük elsőként odaadja a lapjait: a Dúlosz a két legjobbat, vagy az Arkhón bármelyik kettőt.',
      'exchanging.archonAndDoulos.half:give[mayTrade]:exchanging.archonAndDoulos.done':
        'A másik is ad, méghozzá abból, amit osztáskor kapott, nem abból, amit a cserében.',
      'exchanging.yparchonAndYpodoulos.open:give[mayTrade]:exchanging.yparchonAndYpodoulos.half':
        'Egyikük elsőként odaadja a lapját: a Hüpodúlosz a legjobbat, vagy a Hüparkhón bármelyiket.',
      'exchanging.yparchonAndYpodoulos.half:give[mayTrade]:exchanging.yparchonAndYpodoulos.done':
        'A másik is ad, méghozzá abból, amit osztáskor kapott.',
      'exchanging.neutralAndTalon.open:swap[mayAct]:exchanging.neutralAndTalon.done':
        'A Semleges kockáztat: látatlanban két lapját adja a talon két lapjáért.',
      'exchanging.neutralAndTalon.open:keep[mayAct]:exchanging.neutralAndTalon.done':
        'A Semleges elégedett a hat lapjával.',
      'revolutionCheck:check[revolutionIsDeclared]:tricks':
        'A Dúlosz vagy a Hüpodúlosz kezében négy egyforma lap van, fölöttük pedig senkiében: kitört a forradalom. A kör végéig fordított a sorrend.',
      'revolutionCheck:check[revolutionIsPostponed]:tricks':
        'Lent van négy egyforma, de fent is. A forradalmat elhalasztják, a sorrend marad.',
      'revolutionCheck:check:tricks': 'Lent nincs négy egyforma. A kört a rendes sorrendben játsszák.',
      'tricks.leading:play[mayAct]:tricks.following': lead,
      'tricks.following:always[trickIsOver]:tricks.betweenTricks': over,
      'tricks.following:play[mayAct]:tricks.following':
        'A játékos felülüti az utolsó lapokat: legalább ugyanannyi, magasabb rangú lappal (az egyenlő nem elég).',
      'tricks.following:pass[mayAct]:tricks.following': pass,
      'tricks.betweenTricks:clear[roundIsOver]:ranking': roundEnds,
      'tricks.betweenTricks:clear:tricks.leading':
        'A lapok félrekerülnek. Az hív, aki utoljára tett le; ha ő már kiment, a sorban következő, akinek van lapja.',
      'ranking:nextRound:dealing': nextRound,
      'ranking:finish:matchOver': finish,
    },
  },
  forradalom: {
    states: {
      dealing:
        'Az egész paklit kiosztják; néhányan eggyel több lapot kaphatnak. Itt kezdődik a mérkőzés, és minden kör is.',
      exchanging:
        'Párosával, kívülről befelé haladva: aki lent van, a legjobb lapjaival fizet; aki fent, megnézi őket, és visszaad ugyanannyit.',
      'exchanging.taking':
        'A páros alsó tagja a legjobb lapjaival tartozik. Legfeljebb a színüket választhatja meg.',
      'exchanging.returning':
        'A felső játékos kézbe vette a lapokat, és megnézi őket. Ugyanennyivel tartozik, de bármelyiket adhatja, akár azokból is, amelyeket most kapott.',
      'exchanging.done': 'Már minden páros cserélt.',
      tricks,
      'tricks.leading': leading,
      'tricks.following':
        'Az asztalon lapok fekszenek. A többiek sorban pontosan ugyanannyi, magasabb rangú lapot tesznek le, vagy passzolnak.',
      'tricks.betweenTricks':
        'Az utolsó lapokat senki sem üti. Ebben a szünetben bárki forradalmat csinálhat, az is, aki nem fog hívni.',
      ranking,
      matchOver,
    },
    transitions: {
      'dealing:deal[exchangeIsDue]:exchanging':
        'A játékosoknak már van helyezésük az előző körből, ezért az első ütés előtt lapok cserélnek gazdát.',
      'dealing:deal:tricks':
        'Az első kör: még senkinek sincs helyezése, ezért nincs csere. Hogy ki hív, azt a szerencse dönti el.',
      'exchanging:done:tricks': 'Az utolsó páros is cserélt. Külön esemény nem kell hozzá.',
      'exchanging.taking:give[mayAct]:exchanging.returning': 'Az alsó játékos átadja a legjobb lapjait.',
      'exchanging.returning:give[makesLastTrade]:exchanging.done':
        'A felső játékos visszaadja, amivel tartozik, és ez volt az utolsó páros.',
      'exchanging.returning:give[mayAct]:exchanging.taking':
        'A felső játékos visszaadja, amivel tartozik, és a következő páros jön.',
      'tricks.leading:play[mayAct]:tricks.following': lead,
      'tricks.following:always[trickIsOver]:tricks.betweenTricks': over,
      'tricks.following:play[mayAct]:tricks.following':
        'A játékos felülüti az utolsó lapokat: pontosan ugyanannyi, magasabb rangú lappal (az egyenlő nem elég). A dzsóker is segíthet.',
      'tricks.following:pass[mayAct]:tricks.following': pass,
      'tricks.betweenTricks:clear[roundIsOver]:ranking': roundEnds,
      'tricks.betweenTricks:clear:tricks.leading':
        'Senki sem csinál (több) forradalmat. A lapok félrekerülnek, és jön a következő hívás.',
      'tricks.betweenTricks:revolt[mayRevolt]:tricks.betweenTricks':
        'Valaki letesz négy egyforma lapot, több paklinál többet, és megfordul a sorrend. A szünet tovább tart, úgyhogy rögtön jöhet az ellenforradalom.',
      'ranking:nextRound:dealing': nextRound,
      'ranking:finish:matchOver': finish,
    },
  },
};
