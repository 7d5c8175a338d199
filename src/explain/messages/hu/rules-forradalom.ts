import type { ForradalomRule } from '../../../rules/rule-ids.ts';
import type { Messages } from '../messages.ts';
import type { RuleText } from '../rule-texts.ts';

export const forradalomTexts: Readonly<Record<ForradalomRule, RuleText>> = {
  F1: {
    name: 'A helyek',
    text: 'Akárhányan játszhatnak, mindenki a maga helyén, amely az egész mérkőzésen ugyanaz. A sor helyről helyre halad az asztal körül. Itt 3–16 játékos ülhet le.',
    note: 'a két határ, a 3 és a 16.',
  },
  F2: {
    name: 'A paklik',
    text: 'Körülbelül négy játékosonként egy pakli kell, és összesen egy dzsóker, esetleg kettő. Négy játékosnak tehát egy pakli kell, öttől nyolcig kettő.',
    note: 'hogy egy pakli 52 lapos, és hogy a megkezdett négyesnek is jár a paklija.',
  },
  F3: {
    name: 'A sorrend',
    text: 'A rangok a 2-estől a 10-esig nőnek, aztán jön a bubi, a dáma, a király és az ász. Mindenek fölött áll a dzsóker. A szín nem ér semmit.',
    note: 'a rangok sorrendje; hogy a dzsóker a legmagasabb, azt a forrás mondja.',
  },
  F4: {
    name: 'Az osztás',
    text: 'Minden lapot kiosztanak, egyesével, az osztónak először. Ha nem jön ki egyenlően, néhányan eggyel többet kapnak.',
    note: 'hogy senkinek sincs egynél több lappal több. Hogy kinek jutott, azt a napló mondja meg.',
  },
  F5: { name: 'A cél', text: 'Fogyjon el minden lapod, mégpedig előbb, mint a többieké.' },
  F6: {
    name: 'A hívás',
    text: 'Aki hív, akárhány azonos rangú lapot letehet; egy is elég. Nem passzolhat.',
    note: 'hogy a hívó nem passzolhat.',
  },
  F7: {
    name: 'A felülütés',
    text: 'A soron következő pontosan ugyanannyi azonos rangú lapot tesz le, magasabb rangúakat, mint ami legfelül van. Vagy passzol. Három tízes tehát üt három nyolcast; két tízes nem, és négy sem.',
  },
  F8: {
    name: 'A passz és az ütés vége',
    text: 'Akkor is passzolhatsz, ha volna mit letenned. A passzal csak erről az egy alkalomról mondasz le. Az ütésnek akkor van vége, ha az utolsó lerakás óta mindenki más passzolt; ekkor a lapok félrekerülnek, és a következőben az hív, aki utoljára tett le, annyi lappal, amennyivel akar.',
    note: 'hogy a passz csak egy alkalomra szól.',
  },
  F9: {
    name: 'A dzsóker',
    text: 'A dzsóker a legmagasabb lap. Más lapok mellett bármelyik rangot helyettesítheti: két hatos és a dzsóker három hatos. Magában vagy csupa dzsóker között dzsókernek számít. Dzsóker sosem üt dzsókert.',
    note: 'hogy magában nem helyettesít más rangot, és hogy a párját nem üti.',
  },
  F10: {
    name: 'Ha az utolsó lerakó kiment',
    text: 'Ha elfogyott a lapja annak, aki utoljára tett le, és senki sem üti felül, a helyek sorrendjében az utána következő hív, akinek van lapja. A kör akkor ér véget, ha már csak egy játékosnak van lapja.',
    note: 'a forrás nem mondja meg, ilyenkor ki hív, és azt sem, pontosan mikor ér véget a kör.',
  },
  F11: {
    name: 'A forradalom',
    text: 'Közvetlenül egy ütés vége után bárki forradalmat csinálhat, nemcsak az, aki hívni fog: letesz négy egyforma lapot. Két paklival öt kell hozzá, hárommal hat, mindig hárommal több, mint ahány pakli van.',
  },
  F12: {
    name: 'A feje tetejére állt világ',
    text: 'A forradalom megfordítja a rangok sorrendjét: ami a legalacsonyabb volt, az most a legmagasabb. Csak a dzsóker marad a helyén, mindegyik fölött.',
  },
  F13: {
    name: 'A hívás joga marad',
    text: 'Aki a következő ütésben hívott volna, az hív most is. Ha a forradalomra épp neki ment el az utolsó lapja, az F10 mondja meg, ki hív.',
    note: 'hogy mi történik, ha a hívó utolsó lapjai mentek el.',
  },
  F14: {
    name: 'Ellenforradalom',
    text: 'Egy körben több forradalom is lehet. Mindegyik újra megfordítja a sorrendet, és minden másodikat ellenforradalomnak hívnak.',
  },
  F15: {
    name: 'Kimenés forradalommal',
    text: 'A forradalomra letett lapok kikerülnek a körből. Akinek ezzel elfogy a lapja, az a következő szabad helyezést kapja.',
    note: 'a forrás nem mondja meg, mi lesz a lapokkal, és mi lesz azzal, akinek elfogytak.',
  },
  F16: {
    name: 'Dzsóker a forradalomban',
    text: 'A forradalom egyforma lapjai közül néhányat dzsóker is helyettesíthet, de legalább egynek valóban az adott rangúnak kell lennie.',
    note: 'a forrás szerint a dzsóker „dzsókerként használható”, és ezt itt is engedjük. Sok múlik rajta: négy játékosnál nélküle a körök 13%-ában osztanak valakinek forradalmat, egy dzsókerrel 47%-ában, kettővel 78%-ában.',
  },
  F17: {
    name: 'Két ütés között',
    text: 'Két ütés között bárki csinálhat forradalmat, akármilyen sorrendben és akárhányszor. Az első ütés előtt senki.',
    note: 'a sorrend: a napló úgy jó, ahogy áll; ha pedig program kérdez, annál kezdi, aki hívni fog, és addig kérdez körbe, amíg már senki sem akar.',
  },
  F18: { name: 'Egy körre', text: 'A következő kör megint a rendes sorrenddel kezdődik.' },
  F19: {
    name: 'Királytól rabszolgáig',
    text: 'Aki elsőként megy ki, az a király, a második a miniszterelnök, és akinek utoljára marad lapja, az a rabszolga. A köztük levők polgárok, és a helyezésük száma különbözteti meg őket.',
    note: 'a polgárok; a forrás nem ad nevet a közbülső helyezéseknek.',
  },
  F20: {
    name: 'A csere',
    text: 'A második körtől, az osztás után, az utolsó odaadja az elsőnek a legjobb lapjait: feleannyit, ahányan játszanak, lefelé kerekítve. Az első megnézheti őket, és csak azután ad vissza ugyanannyit, bármit, akár azokból is, amelyeket kapott. Az utolsó előtti és a második ugyanezt teszi eggyel kevesebb lappal, és így tovább befelé; aki középen van, semmit sem cserél. Senki sem cserél több lapot, mint amennyi a kisebbik kézben van.',
    note: 'az utolsó mondat.',
  },
  F21: {
    name: 'Melyik a legjobb',
    text: 'Hogy melyik lap a legjobb, azt a kör eleji sorrend dönti el; legfelül a dzsóker áll. Egyenlő rangúak közül az választ, aki ad.',
    note: 'a forrás egyiket sem mondja.',
  },
  F22: {
    name: 'Ki oszt és ki hív',
    text: 'Az első körben a szerencse dönti el, ki hív. Később az előző kör rabszolgája oszt, és a csere után ő hív az első ütésben.',
    note: 'a forrás ezt nyitva hagyja.',
  },
  F23: {
    name: 'Pontok',
    text: 'A játékban nincsenek. Ahol mégis kell állás, a helyezések között egy-egy pont a különbség, úgy, hogy egy kör összege nulla legyen: öt játékosnál +2, +1, 0, −1, −2, négynél +1,5, +0,5, −0,5, −1,5.',
    note: 'az egész. Öt játékosnál az Anemaki pontjai jönnek ki.',
  },
};

export const forradalom: Messages['rules']['games']['forradalom'] = {
  title: 'A Forradalom szabályai',
  short:
    'Három–tizenhat játékos, egy–négy pakli dzsókerrel; akinek van elég egyforma lapja, a feje tetejére állítja a világot.',
  description:
    'A forradalom magyar kártyajátéka, akárhány játékosra, szabályról szabályra, példákkal és képekkel.',
  lead: 'Annyian ülnek az asztalhoz, ahányan odaférnek, és minden lap kézben van. Tegyél le pontosan annyit, amennyit előtted letettek, csak magasabbat. És gyűjtsd az egyformákat, mert két ütés között bárki leteheti őket, és a világ a feje tetejére áll. Ha pedig másnak is van annyi, vissza is fordul.',
  basis:
    'A játék egy magyar nyelvű szabálylapról való, amely néhány dolgot nyitva hagy. Minden szabály mellett ott áll, hogy a szabálylap mondja-e, vagy mi olvassuk így.',
  sections: {
    table: { title: 'Az asztal és a lapok', intro: 'Minél többen ülnek le, annál több a pakli.' },
    tricks: {
      title: 'Az ütések',
      intro: 'Aki hív, megválasztja, hány lapot tesz le; onnantól az ütés végéig ez a szám érvényes.',
    },
    revolution: { title: 'A forradalom', intro: 'Külön lépés, és bárkinek szabad.' },
    exchange: {
      title: 'Helyezések és csere',
      intro:
        'A helyezéseket az adja, ki mikor megy ki, és a következő körben a fent levők elvesznek a lent levőktől.',
    },
  },
  options: {
    decks: {
      question: 'Hány paklival játszanak? Általában négy játékosonként eggyel, felfelé kerekítve.',
      values: {
        '1': 'Egy pakli: a forradalomhoz négy egyforma lap kell.',
        '2': 'Két pakli: a forradalomhoz öt kell.',
        '3': 'Három pakli: a forradalomhoz hat kell.',
        '4': 'Négy pakli: a forradalomhoz hét kell.',
      },
    },
    jokers: {
      question: 'Hány dzsóker van a játékban?',
      values: { '1': 'Összesen egy.', '2': 'Összesen kettő. Együtt letéve ők a legmagasabb pár.' },
    },
    twos: {
      question: 'Hol áll a kettes?',
      values: {
        low: 'A hármas alatt: ez a legalacsonyabb rang.',
        high: 'Az ász fölött, és csak a dzsóker van fölötte.',
      },
    },
    pass: {
      question: 'Meddig érvényes a passz?',
      values: {
        turn: 'Csak most. Ha ugyanabban az ütésben újra rád kerül a sor, játszhatsz.',
        trick: 'Az ütés végéig: aki passzolt, abból kimarad.',
      },
    },
    jokerInRevolution: {
      question: 'Állhat-e dzsóker más lap helyett a forradalomban?',
      values: {
        true: 'Igen: három hetes és egy dzsóker négy egyforma lap.',
        false: 'Nem: a lapoknak maguktól kell egyformának lenniük.',
      },
    },
    leader: {
      question: 'Ki hív a későbbi körök első ütésében?',
      values: { last: 'A rabszolga, aki osztott.', first: 'A király, bár a rabszolga oszt.' },
    },
  },
};
