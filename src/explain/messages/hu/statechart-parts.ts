import type { Messages } from '../messages.ts';

const tricks =
  'A kör szíve: ütés ütés után, amíg már csak egy játékosnál van lap. Itt valaki hív, a többiek felelnek rá, két ütés között pedig kiürül az asztal.';
const leading =
  'Az asztal üres, és egy játékosnak hívnia kell. Ő választja meg a rangot és a darabszámot, és nem passzolhat.';
const ranking =
  'Vége a körnek. Mindenkinek megvan a helye: aki elsőként ment ki, az az első, akinél lap maradt, az az utolsó.';
const matchOver = 'Az asztal abbahagyja. Egy mérkőzés annyi körből áll, ahányat a játékosok akarnak.';
const nextRound = 'Jöhet még egy kör: összeszedik a lapokat, és innentől számítanak a címek.';
const finish = 'Ennyi elég volt: a mérkőzés itt véget ér. Ezt a játékosok döntik el, szabály nem írja elő.';
const lead = 'A hívó lerak valamit, amit ő választ, és a többieknek most már van mit verniük.';
const pass =
  'A játékos nem rak le semmit. Lehet, hogy nem tud, lehet, hogy inkább vár: kívülről a kettő egyforma.';
const over =
  'Senki sincs már, aki felelhetne az utolsó lapokra. Külön esemény nem kell hozzá: az utolsó passz hozza magával.';
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
        'Egyikük már adott, a másik még nem. Mindegy, melyik: mindketten abból választanak, amit az osztásban kaptak.',
      'exchanging.archonAndDoulos.done': 'Mindketten adtak. Ez a csere a másik kettőre vár.',
      'exchanging.yparchonAndYpodoulos':
        'A Hüpodúlosz odaadja a legjobb lapját, a Hüparkhón pedig egy olyat ad neki, amelyet ő választ.',
      'exchanging.yparchonAndYpodoulos.open': 'Még sem a Hüparkhón, sem a Hüpodúlosz nem adott.',
      'exchanging.yparchonAndYpodoulos.half': 'Egyikük már odaadta a lapját, a másik még nem.',
      'exchanging.yparchonAndYpodoulos.done': 'Mindketten adtak. Ez a csere a másik kettőre vár.',
      'exchanging.neutralAndTalon':
        'A Semleges senkivel sem cserél. Eldobhat két lapot azért a kettőért, amelyet senki sem látott.',
      'exchanging.neutralAndTalon.open': 'A Semleges még nem mondta meg, cserél-e.',
      'exchanging.neutralAndTalon.done': 'A Semleges cserélt, vagy békén hagyta a talont.',
      revolutionCheck:
        'A kezek véglegesek. Az asztal négy egyformát keres a Dúlosz és a Hüpodúlosz kezében, aztán az Arkhónéban és a Hüparkhónéban.',
      tricks,
      'tricks.leading': leading,
      'tricks.following':
        'Az asztalon lapok fekszenek. A többiek sorban legalább ugyanannyi, magasabb rangú lapot raknak le, vagy passzolnak.',
      'tricks.betweenTricks':
        'Az utolsó lapokat senki sem veri. Mindjárt félrekerülnek, és az hív, aki utoljára rakott le.',
      ranking,
      matchOver,
    },
    transitions: {
      'dealing:deal[exchangeIsDue]:exchanging':
        'A játékosoknak már van címük az előző körből, ezért a játék előtt lapok cserélnek gazdát.',
      'dealing:deal:tricks': 'Még senkinek sincs címe: se csere, se vizsgálat. Az osztó rögtön hív.',
      'exchanging:done:revolutionCheck':
        'A három csere közül az utolsó is megvan. Külön esemény nem kell hozzá.',
      'exchanging.archonAndDoulos.open:give[mayTrade]:exchanging.archonAndDoulos.half':
        'Kettejük közül az első adja oda a lapjait: a Dúlosz a legjobbakat, vagy az Arkhón tetszőleges kettőt.',
      'exchanging.archonAndDoulos.half:give[mayTrade]:exchanging.archonAndDoulos.done':
        'A másik is ad, abból, amit az osztásban kapott, nem abból, amit a cserében.',
      'exchanging.yparchonAndYpodoulos.open:give[mayTrade]:exchanging.yparchonAndYpodoulos.half':
        'Kettejük közül az első adja oda a lapját: a Hüpodúlosz a legjobbat, vagy a Hüparkhón egy tetszőlegeset.',
      'exchanging.yparchonAndYpodoulos.half:give[mayTrade]:exchanging.yparchonAndYpodoulos.done':
        'A másik is ad, abból, amit az osztásban kapott.',
      'exchanging.neutralAndTalon.open:swap[mayAct]:exchanging.neutralAndTalon.done':
        'A Semleges kockáztat: két lapját adja a talon két lapjáért, látatlanban.',
      'exchanging.neutralAndTalon.open:keep[mayAct]:exchanging.neutralAndTalon.done':
        'A Semleges elégedett a hat lapjával.',
      'revolutionCheck:check[revolutionIsDeclared]:tricks':
        'A Dúlosz vagy a Hüpodúlosz négy egyformát tart, fölöttük pedig senki: kitört a Forradalom. A kör végéig fejtetőn áll a sorrend.',
      'revolutionCheck:check[revolutionIsPostponed]:tricks':
        'Lent van négy egyforma, de fent is. A Forradalmat elhalasztják, a sorrend marad.',
      'revolutionCheck:check:tricks': 'Lent nincs négy egyforma. A kört a rendes sorrendben játsszák.',
      'tricks.leading:play[mayAct]:tricks.following': lead,
      'tricks.following:always[trickIsOver]:tricks.betweenTricks': over,
      'tricks.following:play[mayAct]:tricks.following':
        'A játékos veri az utolsó lapokat: legalább ugyanannyi, szigorúan magasabb rangú lappal.',
      'tricks.following:pass[mayAct]:tricks.following': pass,
      'tricks.betweenTricks:clear[roundIsOver]:ranking': roundEnds,
      'tricks.betweenTricks:clear:tricks.leading':
        'A lapok félrekerülnek. Az hív, aki utoljára rakott le; ha már kiment, a következő, akinél van lap.',
      'ranking:nextRound:dealing': nextRound,
      'ranking:finish:matchOver': finish,
    },
  },
  forradalom: {
    states: {
      dealing:
        'Az egész paklit kiosztják, így valaki eggyel többet is kaphat. Itt kezdődik a mérkőzés, és minden kör is.',
      exchanging:
        'Páronként, kívülről befelé haladva: aki lent van, a legjobb lapjaival fizet, aki fent, megnézi őket, és visszaad.',
      'exchanging.taking':
        'A pár alsó tagja a legjobb lapjaival tartozik. Legfeljebb a színt választhatja meg.',
      'exchanging.returning':
        'A felső játékos kézbe vette a lapokat, és nézi őket. Ugyanennyivel tartozik, bármelyikkel, akár abból is, amit most kapott.',
      'exchanging.done': 'Minden pár cserélt.',
      tricks,
      'tricks.leading': leading,
      'tricks.following':
        'Az asztalon lapok fekszenek. A többiek sorban pontosan ugyanannyi, magasabb rangú lapot raknak le, vagy passzolnak.',
      'tricks.betweenTricks':
        'Az utolsó lapokat senki sem veri. Ebben a szünetben bárki forradalmat csinálhat, az is, akinek nem kell hívnia.',
      ranking,
      matchOver,
    },
    transitions: {
      'dealing:deal[exchangeIsDue]:exchanging':
        'A játékosoknak már van helyük az előző játékból, ezért a játék előtt lapok cserélnek gazdát.',
      'dealing:deal:tricks':
        'Az első játék: még senkinek sincs helye, ezért nincs csere. Hogy ki hív, azt a szerencse dönti el.',
      'exchanging:done:tricks': 'Az utolsó pár is cserélt. Külön esemény nem kell hozzá.',
      'exchanging.taking:give[mayAct]:exchanging.returning': 'Az alsó játékos átadja a legjobb lapjait.',
      'exchanging.returning:give[makesLastTrade]:exchanging.done':
        'A felső játékos visszaad, és ez volt az utolsó pár.',
      'exchanging.returning:give[mayAct]:exchanging.taking':
        'A felső játékos visszaad, és a következő pár jön.',
      'tricks.leading:play[mayAct]:tricks.following': lead,
      'tricks.following:always[trickIsOver]:tricks.betweenTricks': over,
      'tricks.following:play[mayAct]:tricks.following':
        'A játékos veri az utolsó lapokat: pontosan ugyanannyi, szigorúan magasabb rangú lappal. A joker segíthet.',
      'tricks.following:pass[mayAct]:tricks.following': pass,
      'tricks.betweenTricks:clear[roundIsOver]:ranking': roundEnds,
      'tricks.betweenTricks:clear:tricks.leading':
        'Senki sem csinál (több) forradalmat. A lapok félrekerülnek, és jön a következő hívás.',
      'tricks.betweenTricks:revolt[mayRevolt]:tricks.betweenTricks':
        'Valaki lerak négy egyforma lapot, több paklinál többet: megfordul a sorrend. A szünet nyitva marad, úgyhogy rögtön jöhet az ellenforradalom.',
      'ranking:nextRound:dealing': nextRound,
      'ranking:finish:matchOver': finish,
    },
  },
};
