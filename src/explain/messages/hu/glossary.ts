import type { TermId, TermText } from '../glossary-terms.ts';
import type { Messages } from '../messages.ts';

const term = (name: string, forms: string, text: string, el: string): TermText => ({
  name,
  forms,
  text,
  say: [el, ''],
});

const entries: Readonly<Record<TermId, TermText>> = {
  trick: term(
    'ütés',
    'ütés|ütést|ütésben|ütések|ütésnek|ütéssel',
    'Egy hívás és minden, amit rátesznek, amíg az utolsó lapokat már senki sem üti. Akkor a lapok félrekerülnek.',
    'hartoszjá',
  ),
  lead: term(
    'hív',
    'hív|hívó|hívás|hívást|hívna|hívott',
    'Leteszi egy ütés első lapjait, mind azonos rangút. Aki hív, nem passzolhat.',
    'anígo',
  ),
  follow: term(
    'felel',
    'felel|felelni|felelés|felelet|felelhet',
    'Magasabb lapokat tesz a máséira: az Anemakiban legalább, a Forradalomban pontosan ugyanannyit.',
    'apandó',
  ),
  pass: term(
    'passz',
    'passz|passzol|passzolhat|passzolni',
    'Aki passzol, ezúttal nem tesz le semmit. Ha az asztal nem játssza másképp, ugyanabban az ütésben később még felelhet.',
    'pászo',
  ),
  set: term(
    'azonos lapok',
    'azonos rangú lapot|azonos rangú lapok',
    'Egyszerre letett, azonos rangú lapok: egy, kettő, három, négy vagy több.',
    'ídja fíla',
  ),
  pile: term(
    'halom',
    'halom|halmot',
    'Amit az éppen folyó ütésben letettek. Csak az utolsó lapokat kell ütni.',
    'sztíva',
  ),
  talon: term(
    'talon',
    'talon|talont|talonért|talonnal|talonra',
    'Az Anemakinak az a két lapja, amelyet senki sem kap meg. Lefordítva fekszik, és csak a Semleges cserélhet rá.',
    'talón',
  ),
  joker: term(
    'dzsóker',
    'dzsóker|dzsókert|dzsókerrel|dzsókerek',
    'A Forradalom legmagasabb lapja. Más lapok mellett az ő rangjukat veszi fel, magában dzsóker marad.',
    'baladér',
  ),
  seat: term(
    'hely az asztalnál',
    'hely az asztalnál',
    'Ahol egy játékos ül. Az egész mérkőzésen ugyanaz marad, és a sor helyről helyre halad.',
    'thészi szto trapézi',
  ),
  deal: term(
    'osztás',
    'osztás|osztásban|osztást',
    'A lapok szétosztása, egyesével. Az Anemakiban kettő kimarad, a Forradalomban egy sem.',
    'mírazma',
  ),
  dealer: term(
    'osztó',
    'osztó|osztót',
    'Aki kiosztja a lapokat: először az, akit a szerencse kijelöl, később az előző kör utolsója.',
    'ekínosz pu mirázi',
  ),
  round: term(
    'kör',
    'kör|körben|kört|körök',
    'Az osztástól addig a pillanatig tart, amikor már csak egy játékosnak van lapja. Egy mérkőzés annyi körből áll, amennyit az asztal akar.',
    'jírosz',
  ),
  exchange: term(
    'csere',
    'csere|cserét|cserék',
    'Az első ütés előtt a lent levők odaadják a legjobb lapjaikat a fent levőknek, és másokat kapnak értük.',
    'andalají',
  ),
  revolution: term(
    'forradalom',
    'forradalom|forradalmat|forradalomhoz|forradalmak',
    'Megfordul a rangok sorrendje. Az Anemakiban akkor tör ki, ha a csere után a két alsó cím valamelyikénél négy egyforma lap van; a Forradalomban két ütés között csinálja valaki.',
    'epanásztaszi',
  ),
  counterRevolution: term(
    'ellenforradalom',
    'ellenforradalom|ellenforradalmat',
    'A Forradalom egy körében minden második forradalom: visszafordítja a sorrendet.',
    'andepanásztaszi',
  ),
  postponed: term(
    'elhalasztás',
    'elhalasztják|elhalasztás|elhalasztott',
    'Az Anemakiban nem tör ki a forradalom, ha az Arkhónnak vagy a Hüparkhónnak is van négy egyforma lapja.',
    'anavolí',
  ),
  upsideDown: term(
    'fordított sorrend',
    'fordított sorrend|feje tetejére',
    'A rangok sorrendje forradalom után: a legalacsonyabb üti a legmagasabbat. A dzsóker legfelül marad.',
    'anápodi szirá',
  ),
  archon: term(
    'Arkhón',
    'arkhón|arkhónnak|arkhónt',
    'Az előző kör elsője az Anemakiban: két pont jár neki, és bármelyik két saját lapjáért a Dúlosz két legjobbja.',
    'árhon',
  ),
  yparchon: term(
    'Hüparkhón',
    'hüparkhón|hüparkhónnak',
    'A második az Anemakiban, az uralkodó helyettese: egy pont jár neki, a Hüpodúlosz legjobb lapja, és ő jegyzi a pontokat.',
    'ipárhon',
  ),
  neutral: term(
    'Semleges',
    'semleges|semlegesnek|semlegesé',
    'A harmadik az Anemakiban: se pont, se csere, de két lapját a talonra cserélheti.',
    'udéterosz',
  ),
  ypodoulos: term(
    'Hüpodúlosz',
    'hüpodúlosz|hüpodúlosznak',
    'A negyedik az Anemakiban, az alszolga: egy pontot veszít, és odaadja a legjobb lapját.',
    'ipódulosz',
  ),
  doulos: term(
    'Dúlosz',
    'dúlosz|dúlosznak',
    'Az utolsó az Anemakiban, a szolga: két pontot veszít, odaadja a két legjobb lapját, oszt és hív.',
    'dúlosz (zöngés angol th-val)',
  ),
  king: term(
    'király',
    '',
    'Az első a Forradalomban. A következő körben neki fizet a rabszolga.',
    'vasziljász',
  ),
  primeMinister: term(
    'miniszterelnök',
    'miniszterelnök|miniszterelnöknek',
    'A második a Forradalomban.',
    'prothipurgósz',
  ),
  citizen: term(
    'polgár',
    'polgár|polgárok',
    'Aki a Forradalomban a miniszterelnök és a rabszolga között végez; a helyezésének száma különbözteti meg a többitől.',
    'polítisz',
  ),
  slave: term(
    'rabszolga',
    'rabszolga|rabszolgának',
    'Az utolsó a Forradalomban: a legjobb lapjaival fizet a királynak, oszt és hív.',
    'dúlosz (zöngés angol th-val)',
  ),
  points: term(
    'pontok',
    'pont|pontot|pontok|pontokat',
    'Amennyit egy helyezés a pontozólapon ér. Egy kör pontjainak összege nulla.',
    'vathmí',
  ),
  strength: term(
    'erő',
    'erő|erőt',
    'Mit várhat egy játékos a körtől, ha minden kézre csak ránézünk.',
    'dínami',
  ),
  equity: term(
    'várható pont',
    'várható pont|várható pontok',
    'Amennyi pontot egy játékos innentől átlagosan szerez, ha az állást sokszor végigjátsszuk.',
    'anamenómeni vathmí',
  ),
  playout: term(
    'próbajátszma',
    'próbajátszma|próbajátszmák|próbajátszmákból',
    'Egy állás, amelyet gépi játékosok játszanak végig, hogy kiderüljön, mi lesz belőle.',
    'dokimasztikí partída',
  ),
  decision: term(
    'döntés',
    'döntés|döntések|döntést',
    'Olyan pillanat, amikor egy játékosnak egynél több szabályos választása volt.',
    'apófaszi',
  ),
  accuracy: term(
    'pontosság',
    'pontosság|pontosságot',
    'Milyen jól döntött egy játékos, 0-tól 100-ig.',
    'akrívia',
  ),
  luckAndSkill: term(
    'szerencse és tudás',
    'szerencse és tudás',
    'Elszámolás arról, honnan jöttek a pontok: hely, osztás, csere, forradalom, saját játék, a többiek játéka.',
    'tíhi ke téhni',
  ),
  ply: term(
    'lépés',
    'lépés|lépést',
    'Amit egy játékos egy ütésben egyszerre tesz, amikor sorra kerül; a passz is az.',
    'kíniszi i pászo',
  ),
  whatIf: term(
    'mi lett volna, ha…',
    '',
    'Olyan változat, amelyet nem játszottak: valamelyik pillanatban más döntés születik, és a kör onnan megy tovább.',
    'kján',
  ),
};

export const glossary: Messages['glossary'] = {
  title: 'Szószedet',
  description: 'A forradalmas kártyajátékoknak és elemzésüknek a szavai, görögül és magyarul, kiejtéssel.',
  lead: 'Mit jelentenek a szavak, minek hívják ugyanazt a görögök, és hogyan ejtik. Az ékezetes magánhangzó a hangsúlyos.',
  groups: { play: 'Az asztalnál', titles: 'Címek és pontok', analysis: 'Elemzés' },
  greek: 'Görögül',
  hungarian: 'Magyarul',
  rules: 'Szabályok',
  measure: 'Hogyan mérjük',
  entries,
};
