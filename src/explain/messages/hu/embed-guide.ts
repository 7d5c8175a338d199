import type { Messages } from '../messages.ts';

export const embedGuide: Messages['embedGuide'] = {
  title: 'Visszajátszás a bejegyzésedben',
  description:
    'Egyetlen sor egy blogbejegyzésben, és az olvasó lépésről lépésre követi a forradalmi játékot: szkripttel vagy anélkül, hírfolyamban, levélben.',
  lead: 'Illessz be egyetlen sort a bejegyzésbe, és az olvasó lépésről lépésre követi a játékot: az asztalt, a lapokat, és hogy miért volt szabályos egy-egy lerakás. Ahol nem fut szkript, hírfolyamban vagy levélben, ugyanaz a bejegyzés képet mutat, és minden lépést szavakkal mond el.',
  copyCode: 'Kód másolása',
  door: 'Visszajátszás beágyazása',
  example: {
    title: 'Amit az olvasó kap',
    text: 'Nyomd meg a képen a gombot, aztán lépegess a nyilakkal, a képernyőn vagy a billentyűzeten. Itt semmi más nem áll, mint az a kód, amelyet lentebb „Weboldalba” néven találsz.',
    noScript:
      'JavaScript nélkül azt látod, amit egy hírolvasó mutatna: a képet, a lépéseket és a hivatkozást a visszajátszásra.',
  },
  builder: {
    title: 'Állítsd össze a sajátodat',
    text: 'Válassz mérkőzést és megjelenést, az előnézetben pedig lépj a kívánt pillanatra. A kód mindig ehhez igazodik. A listán szereplő pillanatokról kész kép van fenn; a többiről itt készül egy, amelyet elmenthetsz.',
    match: 'Mérkőzés',
    moment: 'Pillanat',
    whole: 'az egész mérkőzés, az elejétől',
    here: (place) => `ahol az előnézet áll: ${place}`,
    panels: 'Részek',
    panelNames: {
      table: 'asztal',
      explain: 'magyarázat',
      score: 'a kör kottája',
      plays: 'a lépések listája',
      titles: 'címek',
      machine: 'állapotdiagram',
      strength: 'erő',
    },
    autoplay: 'magától lép',
    preview: 'Előnézet',
    code: 'Másolható kód',
    ready: 'A választáshoz ezen az oldalon JavaScript kell. Az itteni kód úgy működik, ahogy van.',
    failed: 'A mérkőzést nem sikerült betölteni.',
    own: 'Saját mérkőzésed van? Nyisd meg itt a naplóját, és nyomd meg a „Megosztás” gombot: a kör ekkor magában a kódban utazik, és egyetlen kiszolgáló sem őrzi.',
    ownLink: 'Napló megnyitása',
  },
  ways: {
    title: 'Melyiket a négy közül?',
    form: 'Forma',
    where: 'Hová való',
    shows: 'Amit az olvasó lát',
    rows: [
      {
        form: 'Weboldalba',
        where: 'Blogba és olyan oldalra, amelynek te írod a HTML-jét.',
        shows:
          'A visszajátszást a szövegben, az olvasó témájában. Amíg a szkript be nem töltődik, és ahol nem is fog: képet, lépéseket, hivatkozást.',
      },
      {
        form: 'Keret',
        where: 'Ahol keret lehet, szkript nem.',
        shows: 'Ugyanazt a visszajátszást a maga dobozában, az oldaladtól elválasztva.',
      },
      {
        form: 'Hivatkozás',
        where:
          'Csevegésbe, közösségi oldalra, és olyan szerkesztőbe, amely a hivatkozásból kártyát vagy keretet csinál.',
        shows:
          'Kártyát képpel, a pillanatéval, ha van fenn róla; ahol értik az oEmbedet, magát a visszajátszást.',
      },
      {
        form: 'Markdown',
        where: 'Ahol csak szöveg, hivatkozás és kép marad meg.',
        shows: 'A képet, hogy mi történik rajta, és egy hivatkozást a visszajátszásra.',
      },
    ],
  },
  recipes: {
    title: 'Receptek',
    text: 'A forráskód `examples/` mappájában egy-egy kis oldal van Hugóhoz, Eleventyhez és Astróhoz; a tesztek felépítik és végig is léptetik őket. A WordPress és a Ghost receptje azt követi, amit ezek a szerkesztőjükről írnak.',
    html: {
      title: 'Sima HTML',
      steps: [
        'Illeszd be oda, ahová a visszajátszást szánod. A szkript sora oldalanként egyszer kell, akárhány visszajátszás van rajta, és a fejlécben is állhat.',
      ],
    },
    astro: {
      title: 'Astro és MDX',
      steps: [
        'Telepítsd a csomagot; amíg nincs fenn az npm-en, a forrásból az `npm run package` készíti el:',
        'A komponens az oldalad felépítésekor rajzolja meg a pillanatot, így a bejegyzés szkript nélkül is teljes:',
        'Vagy bízd egy hivatkozásra. Ezzel a bővítménnyel az a bekezdés, amelyben csak egy visszajátszás hivatkozása áll, a komponenssé válik:',
        'A bejegyzésbe ekkor elég a hivatkozás, egyedül egy bekezdésben:',
      ],
    },
    hugo: {
      title: 'Hugo',
      steps: [
        'A beállításokban add meg, melyik oldalon vannak a mérkőzések:',
        'Egy shortcode, a kép és a szöveg, amelyet kiír, és a sor, amely a szkriptet betölti:',
        'A bejegyzésben:',
      ],
    },
    eleventy: {
      title: 'Eleventy',
      steps: [
        'A shortcode-ok, a beállítás, amely felveszi őket, és a sablon sora, amely a szkriptet betölti:',
        'A bejegyzésben:',
      ],
    },
    wordpress: {
      title: 'WordPress',
      steps: [
        'Tedd egy pillanat hivatkozását külön sorba. A WordPress elkéri annak az oldalnak a keretét (oEmbed), és elzárva mutatja; a visszajátszás úgy készült, hogy ott is működjön:',
        'Vagy válaszd az „Egyéni HTML” blokkot, és illeszd be a weboldalba való kódot. Egyes szerzők bejegyzéseiből a WordPress kiveszi a szkriptet; ott a kép, a lépések és a hivatkozás marad.',
      ],
    },
    ghost: {
      title: 'Ghost',
      steps: [
        'Írd be, hogy `/html`, válaszd a HTML-kártyát, és illeszd be a weboldalba való kódot. A bejegyzésből készülő hírlevélben megmaradnak a lépések és a hivatkozás, a kép pedig ott, ahol a levelezőprogram SVG-t is mutat:',
      ],
    },
    markdown: {
      title: 'Ahol kiveszik a szkriptet',
      steps: [
        'Fórumok, a GitHub és sokan mások kiveszik a szkriptet és a keretet. Megmarad a kép, helyettesítő szövegében a lapok állásával, és a hivatkozás:',
      ],
    },
    feeds: {
      title: 'Hírfolyam és levél',
      steps: [
        'Nincs vele teendőd. A hírolvasók és a levelezőprogramok nem futtatnak szkriptet, és elhagyják, amit nem ismernek; a weboldalba való kódból megtartják a képet, ha van, a lépéseket sorrendben és a hivatkozást. Levélbe a PNG való a „Megosztás” ablakából: kevés levelezőprogram mutat SVG-t. A mi hírfolyamunk is így készül:',
      ],
    },
  },
  look: {
    title: 'A te színeiddel',
    text: 'A visszajátszás magától az olvasó világos vagy sötét témáját veszi fel, és nem keveredik az oldalad stílusával. Ezeket a tulajdonságokat viszont megadhatod, az elemen vagy bárhol körülötte:',
  },
  options: {
    title: 'Beállítások',
    text: 'Mindenütt ugyanazok a nevek: az elem attribútumai, a keret címének kérdőjel utáni része, a komponens tulajdonságai, a hivatkozás kettős kereszt utáni része.',
    name: 'Név',
    values: 'Értékek',
    what: 'Mit tesz',
    rows: {
      at: 'A pillanat: kör, ütés, lépés.',
      pov: 'Kinek a helyén ül az olvasó; a játékos azonosítója a naplóban.',
      reveal:
        'Minden lap; csak amit az ott ülő tud; és ezenfelül se eredmény, se hossz, se bármi abból, ami még jön.',
      panels: 'Mely részek látszanak, és milyen sorrendben.',
      theme: 'Világos vagy sötét; különben ahogy az olvasónál van.',
      lang: 'A szövegek nyelve; különben az oldalé.',
      autoplay: 'Magától lép, kivéve ha az olvasó kevesebb mozgást kért.',
      speed: 'Ilyenkor legalább hány másodperc egy lépés; a megjegyzés addig marad, amíg el lehet olvasni.',
    },
  },
  script: {
    title: 'A saját szkriptedből',
    text: 'Az elem olyan, mint a többi: létrehozhatod, irányíthatod, figyelheted.',
  },
  csp: {
    title: 'Content Security Policy',
    text: 'Ha az oldal idegen szkriptet nem enged, ezeket a forrásokat kell megadnia; `eval` és süti sosem kell. Ha a beágyazott (inline) stílust is tiltja, a böngésző figyelmen kívül hagyja azt, amelyik a képet a keskeny hasábhoz igazítja: ilyenkor a saját stíluslapodon add meg a képre, hogy `max-width: 100%; height: auto`.',
  },
  privacy: {
    title: 'Adatvédelem és súly',
    asks: 'Az olvasó böngészője innen kéri a szkriptet és a mérkőzést, mástól pedig semmit. Se süti, se tárolás, se számlálás.',
    weight: ({ facade, player, oneRound, twelveRounds }) =>
      `Amíg senki sem nyúl hozzá, egy visszajátszás ${facade} KB szkriptbe kerül, és az is csak egyszer jön, akárhány visszajátszás van az oldalon. Utána jön, szintén egyszer, a lejátszó: nagyjából ${player} KB, a szövegekkel, a stílussal és a kártyák rajzaival együtt; aztán maga a mérkőzés: egy kör körülbelül ${oneRound} KB, tizenkettő ${twelveRounds}. Diagram csak ott jön, ahol látszik is.`,
    promise:
      'A címekben a `v1` ígéret: ami ma működik a bejegyzésedben, később is ugyanazt jelenti. A mappát a saját oldaladról is kiszolgálhatod: sima fájlok.',
  },
};
