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
    'ütés|ütést|ütésben|ütések|ütésnek',
    'Egy hívás és minden, amit rátesznek, amíg az utolsó lapokat már senki sem veri. Akkor a lapok félrekerülnek.',
    'hartoszjá',
  ),
  lead: term(
    'hív',
    'hív|hívó|hívás',
    'Lerakja egy ütés első lapjait, mind egyforma rangút. Aki hív, nem passzolhat.',
    'anígo',
  ),
  follow: term(
    'felel',
    'felel|felelni|felelés',
    'Magasabb lapot tesz a máséra. Az Anemakiban legalább, a Forradalomban pontosan ugyanannyit.',
    'apandó',
  ),
  pass: term(
    'passz',
    'passz|passzol|passzolhat|passzolni',
    'Ebben a körben nem tesz le semmit. Ha az asztal másképp nem játssza, ugyanabba az ütésbe még visszajöhet.',
    'pászo',
  ),
  set: term(
    'azonos lapok',
    'azonos rangú lapot|azonos rangú lapok',
    'Egyszerre lerakott, egyforma rangú lapok: egy, kettő, három, négy vagy több.',
    'ídja fíla',
  ),
  pile: term(
    'halom',
    'halom|halmot',
    'Amit az éppen folyó ütésben leraktak. Csak az utolsó lapokat kell verni.',
    'sztíva',
  ),
  talon: term(
    'talon',
    'talon|talont|talonért|talonnal|talonra',
    'Az Anemaki két lapja, amelyet senki sem kap meg. Lefordítva fekszik, és csak a Semleges cserélheti el.',
    'talón',
  ),
  joker: term(
    'joker',
    'joker|jokert|jokerrel|jokerek',
    'A Forradalom legmagasabb lapja. Más lapok mellett az ő rangjukat veszi fel, egyedül joker marad.',
    'dzóker',
  ),
  seat: term(
    'hely az asztalnál',
    'hely az asztalnál',
    'Ahol egy játékos ül. A mérkőzés alatt nem változik, a sor helyről helyre jár.',
    'thészi szto trapézi',
  ),
  deal: term(
    'osztás',
    'osztás|osztásban|osztást',
    'Laponként mindenki megkapja a magáét. Az Anemakiban kettő kimarad, a Forradalomban egy sem.',
    'mírazma',
  ),
  dealer: term(
    'osztó',
    'osztó|osztót',
    'Aki kiosztja a lapokat: először a szerencse jelöli ki, később az utolsó.',
    'ekínosz pu mirázi',
  ),
  round: term(
    'kör',
    'kör|körben|kört|körök',
    'Egy osztástól addig, amíg már csak egy játékosnál van lap. Egy mérkőzés annyi kör, ahányat az asztal akar.',
    'jírosz',
  ),
  exchange: term(
    'csere',
    'csere|cserét|cserék',
    'A játék előtt az alul levők a legjobb lapjaikat adják a fölöttük levőknek, és másikat kapnak értük.',
    'andalají',
  ),
  revolution: term(
    'forradalom',
    'forradalom|forradalmat|forradalomhoz|forradalmak',
    'Fejtetőre áll a rangok sorrendje. Az Anemakiban akkor tör ki, ha a csere után valamelyik alsó címnél négy egyforma van; a Forradalomban két ütés között rakja le valaki.',
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
    'elhalasztják|elhalasztás',
    'Az Anemaki forradalma, amely nem tör ki, mert az Arkhónnak vagy a Hüparkhónnak is van négy egyformája.',
    'anavolí',
  ),
  upsideDown: term(
    'fordított sorrend',
    'fejtetőn|fejtetőre|fordított sorrend',
    'A rangok sorrendje forradalom után: a legalacsonyabb veri a legmagasabbat. A joker a csúcson marad.',
    'anápodi szirá',
  ),
  archon: term(
    'Arkhón',
    'arkhón|arkhónnak|arkhónt',
    'Az előző kör elsője az Anemakiban: két pont, és a Dúlosz két legjobb lapja bármelyik két sajátjáért.',
    'árhon',
  ),
  yparchon: term(
    'Hüparkhón',
    'hüparkhón|hüparkhónnak',
    'Második az Anemakiban, az uralkodó helyettese: egy pont, egy lap a Hüpodúlosztól, és ő írja a pontokat.',
    'ipárhon',
  ),
  neutral: term(
    'Semleges',
    'semleges|semlegesnek|semlegesé',
    'Harmadik az Anemakiban: se pont, se csere, de két lapját a talonra cserélheti.',
    'udéterosz',
  ),
  ypodoulos: term(
    'Hüpodúlosz',
    'hüpodúlosz|hüpodúlosznak',
    'Negyedik az Anemakiban, az alszolga: egy pontot veszít, és odaadja a legjobb lapját.',
    'ipódulosz',
  ),
  doulos: term(
    'Dúlosz',
    'dúlosz|dúlosznak',
    'Utolsó az Anemakiban, a szolga: két pontot veszít, odaadja két legjobb lapját, oszt és hív.',
    'dúlosz (lágy angol th-val)',
  ),
  king: term(
    'király',
    '',
    'Első a Forradalomban. A következő játékban a rabszolga neki fizet.',
    'vasziljász',
  ),
  primeMinister: term(
    'miniszterelnök',
    'miniszterelnök|miniszterelnöknek',
    'Második a Forradalomban.',
    'prothipurgósz',
  ),
  citizen: term(
    'polgár',
    'polgár|polgárok',
    'A Forradalom bármelyik helye a miniszterelnök és a rabszolga között, a számával megnevezve.',
    'polítisz',
  ),
  slave: term(
    'rabszolga',
    'rabszolga|rabszolgának',
    'Utolsó a Forradalomban: a legjobb lapjaival fizet a királynak, oszt és hív.',
    'dúlosz (lágy angol th-val)',
  ),
  points: term(
    'pontok',
    'pont|pontot|pontok|pontokat',
    'Amennyit egy hely a pontlapon ér. Egy kör pontjainak összege nulla.',
    'vathmí',
  ),
  strength: term(
    'erő',
    'erő|erőt',
    'Mit várhat egy játékos a körtől, ha az összes kéz külsejéből ítélünk.',
    'dínami',
  ),
  equity: term(
    'várható pont',
    'várható pont|várható pontok',
    'Amennyi pontot egy játékos innen átlagosan szerez, ha az állást sokszor végigjátsszák.',
    'anamenómeni vathmí',
  ),
  playout: term(
    'végigjátszás',
    'végigjátszás|végigjátszások|végigjátszásokban',
    'Egy állás, amelyet számítógépes játékosok visznek végig, hogy kiderüljön, mi lesz belőle.',
    'pékszimo osz to télosz',
  ),
  decision: term(
    'döntés',
    'döntés|döntések|döntést',
    'Az a pillanat, amikor egy játékosnak egynél több szabályos választása volt.',
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
    'Elszámolás arról, honnan jöttek a pontok: hely, osztás, csere, Forradalom, saját játék, a többiek játéka.',
    'tíhi ke deksziotehnía',
  ),
  ply: term(
    'lépés',
    'lépés|lépést',
    'Egy játékos egyetlen cselekedete egy ütésben; a passz is számít.',
    'kíniszi i pászo',
  ),
  whatIf: term(
    'mi lett volna, ha…',
    '',
    'Egy le nem játszott változat: valahol más választás születik, és a kör onnan megy tovább.',
    'kján',
  ),
};

export const glossary: Messages['glossary'] = {
  title: 'Szószedet',
  description: 'A forradalmas játékok és az elemzésük szavai, a görög és a magyar szóval, kiejtéssel.',
  lead: 'Mit jelentenek a szavak, minek hívják ugyanazt a görögök, és hogyan kell kimondani. Az ékezetes magánhangzó a hangsúlyos.',
  groups: { play: 'Az asztalnál', titles: 'Címek és pontok', analysis: 'Elemzés' },
  greek: 'Görögül',
  hungarian: 'Magyarul',
  rules: 'Szabályok',
  measure: 'Hogyan mérjük',
  entries,
};
