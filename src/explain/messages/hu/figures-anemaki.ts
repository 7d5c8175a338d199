import type { anemakiExamples as Examples, anemakiFigures as Figures } from '../en/figures-anemaki.ts';

export const anemakiFigures: typeof Figures = {
  order: {
    plain: 'A rangok sorrendje.',
    caption: 'A rangok sorrendje; az asztal mellett mindig látszik. Forradalomban megfordul.',
    normal: 'Rendes sorrend',
    reversed: 'Forradalomban',
    lowest: 'legalacsonyabb',
    highest: 'legmagasabb',
  },
  deal: {
    caption: 'Ötször hat lap meg a talon kettője: 32.',
    seat: (n) => `${n}. hely`,
    talon: 'Talon',
  },
  trick: {
    caption: 'Egy ütés. A helyek sorrendje: Ari, Physo, Janiet, Aster, Rhys.',
    passes: 'passz',
    steps: {
      lead: 'Hívás két egyforma lappal: A7.',
      pair: 'Megint kettő, és a kilences magasabb a nyolcasnál: A8.',
      pass: 'Volna két dáma, le is lehetne tenni, de későbbre marad: A9.',
      triple: 'Három tízes: több lapot is szabad, ha magasabb. Most már három kell: A8.',
      tooFew: 'Két király kevés volna, így csak a passz marad: A9.',
      end: 'A tízeseket senki sem üti: az első három is passzol, a lapok félrekerülnek, és a következő ütésben az hív, aki a tízeseket letette: A11.',
    },
  },
  beats: {
    caption: 'Mi mit üt',
    yes: 'üt',
    no: 'nem üt',
    same: 'Egyenlő rang sosem üt.',
    fewer: 'Két lap kevesebb, mint három.',
    lower: 'Az alacsonyabb rangon több lap sem segít.',
    higher: 'A magasabb lap üti az alacsonyabbat.',
    triple: 'Három lap üt két alacsonyabb rangút.',
    quad: 'Négy lap üt három alacsonyabb rangút.',
  },
  titles: {
    caption: 'Helyezések, címek és pontok. Egy kör pontjainak összege nulla.',
    place: 'Helyezés',
    title: 'Cím',
    points: 'pont',
    later: 'A következő körben',
    archon: 'két szabadon választott lapot ad, megkapja a Dúlosz két legjobbját',
    yparchon: 'egy szabadon választott lapot ad, megkapja a Hüpodúlosz legjobbját; jegyzi a pontokat',
    neutral: 'két lapját a talonra cserélheti',
    ypodoulos: 'a legjobb lapját adja, egyet kap',
    doulos: 'oszt, a két legjobb lapját adja, kettőt kap, hív',
  },
  exchange: {
    caption: 'Egy csere. A távozó lapok kiemelkednek.',
    deals: (title) => `${title}: ezt kapta osztáskor`,
    doulos:
      'A két legjobbnak mennie kell: az ásznak és az egyik királynak. Hogy a két király közül melyiknek, azt ő választja meg (A24).',
    archon: 'Bármelyik kettő megteszi. Az Arkhón a hetest és a kilencest adja, a két bubit megtartja (A21).',
  },
  revolution: {
    caption:
      'A csere után a Dúlosz kezében négy kilences van, és fölötte senkinek sincs négy egyforma lapja: forradalom.',
    after: 'Ebben a körben tehát három nyolcas üt három bubit.',
  },
};

export const anemakiExamples: typeof Examples = {
  aces: {
    title: 'Négy ásszal a Dúlosz nem megy semmire',
    text: 'Az a Dúlosz, akinek négy ászt osztottak, kettőt kénytelen átadni (A21, A24): a négy egyforma odalesz, mielőtt a vizsgálatra sor kerülne (A26).',
  },
  kings: {
    title: 'Négy királlyal és két ásszal igen',
    text: 'A két legjobb lapja a két ász. Azok elmennek, a négy király marad, és kikiáltják a forradalmat.',
  },
  archon: {
    title: 'Az Arkhónon múlik',
    text: 'Azzal, amit ad, az Arkhón megbonthatja a saját négy egyformáját, és így átengedhet egy forradalmat (A27); vagy épp azt a lapot adja a Dúlosznak, amelyik annak hiányzott hozzá.',
  },
  both: {
    title: 'Kétszer négy is egy forradalom',
    text: 'A Dúlosznak és a Hüpodúlosznak egyszerre is lehet négy egyforma lapja. A világ akkor is csak egyszer fordul meg, nem kétszer.',
  },
  talon: {
    title: 'Két lapot sosem lát senki',
    text: 'A talon, vagy az a két lap, amelyet a Semleges otthagyott, kimarad a körből. Hogy „az utolsó ász biztosan ott van valakinél”, az sosem biztos.',
  },
  sum: {
    title: 'Semmi sem vész el',
    text: 'A csere után megint mindenkinek hat lapja van, minden lap pontosan egy helyen van, és egy kör pontjainak összege nulla.',
  },
};
