import type { AnemakiRule } from '../../../rules/rule-ids.ts';
import type { Messages } from '../messages.ts';
import type { RuleText } from '../rule-texts.ts';

type Rules = Messages['rules'];

export const anemakiTexts: Readonly<Record<AnemakiRule, RuleText>> = {
  A1: {
    name: 'Öt hely',
    text: 'Pontosan öten játszanak, mindenki a maga helyén, amely az egész mérkőzésen ugyanaz. A sor helyről helyre halad az asztal körül.',
    note: 'hogy melyik irányba halad a sor.',
  },
  A2: {
    name: 'A pakli',
    text: 'A pakli 32 lapból áll: 7, 8, 9, 10, bubi, dáma, király és ász, négy színben. Az értékük pontosan ebben a sorrendben nő: a 7 a legalacsonyabb, az ász a legmagasabb. A szín nem ér semmit, csak két azonos rangú lapot különböztet meg.',
    note: 'hogy a színeknek nincs értékük.',
  },
  A3: {
    name: 'Az osztás',
    text: 'Mindenki hat lapot kap. A megmaradó kettő lefordítva marad: ez a talon. Az osztó magának oszt először.',
    note: 'a szöveg ezt az első osztásról mondja; mi minden körben így osztunk, laponként, a helyek sorrendjében.',
  },
  A4: {
    name: 'Az első osztó',
    text: 'Az első körben a szerencse jelöli ki az osztót. Ő oszt, és ő hív az első ütésben.',
  },
  A5: {
    name: 'Még nincsenek címek',
    text: 'Az első körben még senkinek sincs címe, ezért nincs csere, és forradalmat sem vizsgálunk.',
    note: 'a szöveg „kezdeti szerepekről” beszél, de nem mondja meg, melyek azok.',
  },
  A6: {
    name: 'A cél',
    text: 'Szabadulj meg minden lapodtól, mégpedig a többiek előtt.',
  },
  A7: {
    name: 'A hívás',
    text: 'Aki hív, egy, két, három vagy négy azonos rangú lapot tesz le. Nem passzolhat.',
    note: 'hogy a hívó nem passzolhat.',
  },
  A8: {
    name: 'A felülütés',
    text: 'A soron következő szintén azonos rangú lapokat tesz le: legalább annyit, amennyit utoljára letettek, és magasabb rangúakat: az egyenlő nem elég. Vagy passzol. Három tízes tehát üt két nyolcast, és onnantól már három lap kell.',
    note: 'hogy a felelet lapjai is azonos rangúak.',
  },
  A9: {
    name: 'A passz',
    text: 'Akkor is passzolhatsz, ha volna mit letenned. Ha semmit sem szabad letenned, passzolnod kell.',
  },
  A10: {
    name: 'A passz csak most érvényes',
    text: 'A passzal csak erről az egy alkalomról mondasz le. Ha ugyanabban az ütésben újra rád kerül a sor, megint játszhatsz.',
    note: 'a szöveg nem mondja meg, meddig érvényes a passz.',
  },
  A11: {
    name: 'Az ütés vége',
    text: 'Az ütés akkor ér véget, ha az utolsó lerakás óta mindenki más, akinek még van lapja, passzolt. Az ütés lapjai félrekerülnek, és a következőben az hív, aki utoljára tett le.',
    note: 'a szöveg nem mondja meg, mikor ér véget egy ütés.',
  },
  A12: {
    name: 'Ha az utolsó lerakó kiment',
    text: 'Ha valaki utoljára épp az utolsó lapjait tette le, a többiek azokat még felülüthetik. Ha senki sem teszi, a helyek sorrendjében az utána következő hív, akinek van lapja.',
    note: 'a szöveg nem mondja meg, ilyenkor ki hív.',
  },
  A13: {
    name: 'Kimenés',
    text: 'Aki leteszi az utolsó lapját, kimegy a körből, és a legjobb még szabad helyezést kapja. A kör akkor ér véget, ha már csak egy játékosnak van lapja: ő az ötödik. Ami a kezében maradt, nem számít.',
    note: 'hogy pontosan mikor ér véget a kör, és hogy a megmaradt lapok nem kerülnek semmibe.',
  },
  A14: { name: 'Első: Arkhón', text: 'Aki elsőként megy ki, az lesz az Arkhón, az uralkodó: +2 pont.' },
  A15: { name: 'Második: Hüparkhón', text: 'A második a Hüparkhón, a helyettese: +1 pont.' },
  A16: { name: 'Harmadik: Semleges', text: 'A harmadik a Semleges: nem kap pontot.' },
  A17: { name: 'Negyedik: Hüpodúlosz', text: 'A negyedik a Hüpodúlosz, az alszolga: −1 pont.' },
  A18: { name: 'Ötödik: Dúlosz', text: 'Az ötödik a Dúlosz, a szolga: −2 pont.' },
  A19: {
    name: 'A pontok',
    text: 'A pontokat a Hüparkhón jegyzi. Körről körre összeadódnak, és egy mérkőzés annyi körből áll, amennyit az asztal akar.',
    note: 'hogy meddig tart egy mérkőzés.',
  },
  A20: {
    name: 'A Dúlosz oszt és hív',
    text: 'A második körtől az előző kör Dúlosza oszt, és a csere után ő hív az első ütésben.',
  },
  A21: {
    name: 'Arkhón és Dúlosz',
    text: 'A Dúlosz a két legjobb lapját az Arkhónnak adja. Az Arkhón két szabadon választott lapot ad neki azok közül, amelyeket osztáskor kapott.',
  },
  A22: {
    name: 'Hüparkhón és Hüpodúlosz',
    text: 'A Hüpodúlosz a legjobb lapját a Hüparkhónnak adja. A Hüparkhón egy szabadon választott lapot ad neki azok közül, amelyeket osztáskor kapott.',
    note: 'hogy „azok közül, amelyeket osztáskor kapott”, ahogy az Arkhónnál.',
  },
  A23: {
    name: 'A Semleges és a talon',
    text: 'A Semleges két szabadon választott lapját félreteheti, és helyettük felveheti a talon két lapját anélkül, hogy előtte látná őket. Vagy nem nyúl hozzá.',
    note: 'hogy kettőt vagy egyet sem, és látatlanban.',
  },
  A24: {
    name: 'Melyik a legjobb',
    text: 'Hogy melyik lap a legjobb, azt a rendes sorrend dönti el, mert forradalomról még senki sem tud. Egyenlő rangúak közül az választ színt, aki ad.',
    note: 'a szöveg nem szól az egyenlőségről.',
  },
  A25: {
    name: 'Titokban és egyszerre',
    text: 'Minden csere titkos, és egyszerre történik: mindenki azok közül választ, amelyeket osztáskor kapott, mielőtt bármit átvenne. A lapokat csak a két cserélő látja; hogy a Semleges mit tesz a talonnal, azt csak ő.',
    note: 'hogy a cserék egyszerre történnek, és hogy a Semlegesé is titkos.',
  },
  A26: {
    name: 'Kikiáltják a forradalmat',
    text: 'A csere után: ha a Dúlosznak vagy a Hüpodúlosznak négy azonos rangú lapja van, kikiáltják a forradalmat. Nem rajtuk múlik.',
  },
  A27: {
    name: 'Elhalasztják a forradalmat',
    text: 'De ha az Arkhónnak vagy a Hüparkhónnak is van négy egyforma lapja, a forradalmat elhalasztják: ebben a körben semmi sem változik. A Semleges négy egyforma lapja egyik oldalnak sem számít.',
    note: 'hogy a Semlegesé nem számít.',
  },
  A28: {
    name: 'A feje tetejére állt világ',
    text: 'Forradalomban a rangok sorrendje megfordul: most az ász a legalacsonyabb, és a 7 a legmagasabb. Az A8 „magasabb” szavát eszerint kell érteni.',
  },
  A29: {
    name: 'Egy körre',
    text: 'A forradalom csak a maga körére szól. A következő osztás a rendes sorrenddel kezdődik, és az elhalasztott forradalomból nem visznek tovább semmit.',
    note: 'a szó azt is jelentheti, hogy „későbbre marad”: egy asztal átvihetné a forradalmat a következő körre. Ezt nem támogatjuk.',
  },
};

export const anemaki: Rules['games']['anemaki'] = {
  title: 'Az Anemaki szabályai',
  short: 'Öt játékos, 32 lap; címek, kényszerű csere, és néha egy forradalom.',
  description: 'A forradalom ötszemélyes kártyajátéka szabályról szabályra, példákkal és képekkel.',
  lead: 'Öt ember, fejenként hat lap. Szabadulj meg a tieidtől a többiek előtt, és te uralkodsz; maradj utolsó, és a következő körben átadod a két legjobb lapodat annak, aki uralkodik. Hacsak ki nem tör a forradalom.',
  basis:
    'A játék egy történetből való, amely néhány dolgot nyitva hagy. Minden szabály mellett ott áll, hogy a történet mondja-e, vagy mi olvassuk így.',
  sections: {
    table: { title: 'Az asztal és a lapok', intro: 'Ülj le, és nézd meg, mit osztottak.' },
    first: { title: 'Az első kör', intro: 'Mindenki egyenlőként kezd.' },
    tricks: {
      title: 'Az ütések',
      intro:
        'Egy kör ütések sora. Egy ütésben a játékosok addig ütik felül egymás lapjait, amíg van, aki akarja, és tudja is.',
    },
    titles: {
      title: 'Címek és pontok',
      intro: 'A címeket az adja, milyen sorrendben mennek ki a játékosok. A következő körben érvényesek.',
    },
    exchange: {
      title: 'A második körtől: a csere',
      intro: 'Az első ütés előtt lapok cserélnek gazdát, és nem a lent levők javára.',
    },
    revolution: {
      title: 'A forradalom',
      intro: 'Aki lent van, egyvalamiben reménykedhet: négy azonos rangú lapban.',
    },
  },
  options: {
    firstRound: {
      question: 'Hogyan kezdődik az első kör?',
      values: {
        untitled: 'Címek nélkül, tehát csere és forradalom nélkül.',
        drawn:
          'Az öt címet kisorsolják. Aki a Dúloszt húzza, az oszt és hív, és van csere és vizsgálat, mint bármelyik későbbi körben.',
      },
    },
    pass: {
      question: 'Meddig érvényes a passz?',
      values: {
        turn: 'Csak most. Ha ugyanabban az ütésben újra rád kerül a sor, játszhatsz.',
        trick: 'Az ütés végéig: aki passzolt, abból kimarad.',
      },
    },
  },
};
