import type { Need } from '../../../log/problem-codes.ts';
import type { Phase } from '../../../replay/problem-codes.ts';
import type { Action } from '../../../rules/game.ts';
import type { ProblemSentences } from '../../problem-facts.ts';
import { say } from '../../rich.ts';
import type { Messages } from '../messages.ts';
import { lookUp } from '../names.ts';
import { quoteWith } from '../quote.ts';
import { withThe, withTheCapital } from './article.ts';
import * as words from './words.ts';

const quote = quoteWith('„', '”');
const meant = (nearest: string) => (nearest === '' ? '' : ` Erre gondolt: ${quote(nearest)}?`);
const names = (all: readonly string[]) => words.list(all).join('');
const choice = (all: readonly string[]) => words.listOr(all.map(quote)).join('');

const NEEDS: Readonly<Record<Need, string>> = {
  verb: 'mit tesz a játékos, például „plays” vagy „passes”',
  cards: 'a lapok',
  player: 'egy játékos',
  to: 'a „to” és az, aki kapja',
  by: 'a „by” és a játékosok',
  number: 'egy szám',
  game: 'egy játék neve',
  option: 'egy szabályváltozat, például „pass=trick”',
  moment: 'a pillanat, ahonnan elágazik, például „r2t3p1”',
  amounts: 'a pontok, például „ari=2”',
  state: '„none”, „declared by …” vagy „postponed by …”',
};

const JSON_PARTS = {
  value: 'egy érték',
  key: 'egy kulcs idézőjelben',
  colon: 'egy kettőspont',
  comma: 'egy vessző vagy egy záró zárójel',
  end: 'a fájl vége',
  string: 'egy idézőjellel lezárt szöveg',
} as const;

const KINDS: Readonly<Record<string, string>> = {
  object: 'objektum',
  array: 'lista',
  string: 'szöveg',
  nonempty: 'nem üres szöveg',
  number: 'szám',
  integer: 'egész szám',
  boolean: 'true vagy false',
};

const kind = (of: string) => lookUp(KINDS, of) ?? of;

const PLACES = {
  round: 'körben. Tegye az első kör elé',
  variation: 'változatban. Tegye a változat „end” sora mögé',
} as const;

const ACTIONS: Readonly<Record<Action['type'], string>> = {
  give: 'lapot ad',
  swap: 'felveszi a talont',
  keep: 'meghagyja a talont',
  play: 'letesz',
  pass: 'passzol',
  revolt: 'forradalmat tesz le',
};

const PHASES: Readonly<Record<Phase, string>> = {
  exchanging: 'amikor a csere még nem ért véget',
  tricks: 'amikor már az ütések folynak',
  over: 'amikor a kör már véget ért',
  untitled: 'olyan körben, ahol senkinek sincs címe',
};

const when = (action: Action['type'], phase: Phase): string =>
  action === 'revolt' && phase === 'tricks' ? 'amikor még tart egy ütés' : PHASES[phase];

const STATES = {
  none: 'nincs forradalom',
  declared: 'kikiáltották a forradalmat',
  postponed: 'elhalasztották a forradalmat',
} as const;
const CHECKS = { order: 'helyezéseit', points: 'pontjait', revolution: 'forradalmát' } as const;

const verdict = (state: keyof typeof STATES, by: readonly string[]) =>
  by.length === 0 ? STATES[state] : `${STATES[state]} (${names(by)})`;

const sentences: ProblemSentences = {
  'syntax.empty': () => ['A fájl üres. A napló így kezdődik: „revolution-log 1”.'],
  'syntax.header': ({ found }) =>
    say`A napló így kezdődik: „revolution-log 1”, nem pedig így: ${quote(found)}. Ez a sor legyen az első.`,
  'syntax.version': ({ found, known }) =>
    say`A formátumnak ez a változata itt ismeretlen: ${quote(found)}. Írja ezt: „revolution-log ${known}”.`,
  'syntax.statement': ({ found, nearest }) =>
    say`${quote(found)}: se utasítás, se játékos nincs ilyen nevű.${meant(nearest) || ' Javítsa ki a szót, vagy ha jegyzet, tegyen elé „#” jelet.'}`,
  'syntax.place': ({ word, where }) => say`${quote(word)} nem állhat itt, ${PLACES[where]}, vagy vegye ki.`,
  'syntax.twice': ({ word, of }) =>
    say`${quote(word)} itt másodszor áll${of ? ` (${quote(of)})` : ''}; az első számít. Az egyiket vegye ki.`,
  'syntax.missing': ({ word, needs }) => say`${quote(word)} mellől hiányzik valami: ${NEEDS[needs]}.`,
  'syntax.extra': ({ found, word }) =>
    say`${quote(word)} itt véget ér, de még ez következik: ${quote(found)}. A megjegyzés elé „ ;”, a fájl belső jegyzete elé „ #” kell.`,
  'syntax.card': ({ found }) =>
    say`Ez nem lap: ${quote(found)}. A rangot (2 … 9, T, J, Q, K, A) és a színt (d, h, c, s) írja le, például „Td”; az ismeretlen lap „??”.`,
  'syntax.player': ({ found, nearest, times = 1 }) =>
    say`Nincs ilyen játékos: ${quote(found)}.${meant(nearest)} A játékosokat az első kör előtt kell felsorolni.${times > 1 ? ` A fájlban ${times} alkalommal áll; csak egyszer jelezzük.` : ''}`,
  'syntax.player-again': ({ player }) =>
    say`${quote(player)} kétszer szerepel ebben a felsorolásban. Az egyiket vegye ki.`,
  'syntax.id': ({ found }) =>
    say`${quote(found)} nem lehet azonosító: kis latin betűvel kezdődjön, és kis latin betűvel, számjeggyel, „_” vagy „-” jellel folytatódjon.`,
  'syntax.id-reserved': ({ found }) =>
    say`${quote(found)} a formátum szava, ezért nem lehet azonosító. Válasszon másikat.`,
  'syntax.option': ({ found }) =>
    say`Ez nem szabályváltozat: ${quote(found)}. Így írja, szóköz nélkül: „pass=trick”.`,
  'syntax.number': ({ found, kind }) =>
    kind === 'round'
      ? say`${quote(found)} nem lehet egy kör száma. Írjon egész számot 1-től fölfelé.`
      : say`Ez nem pontszám: ${quote(found)}. Így írja: „2”, „-1” vagy „0.5”.`,
  'syntax.amount': ({ found }) =>
    say`Ez nem pontszám: ${quote(found)}. A játékost és a számot így írja: „ari=2”.`,
  'syntax.round-number': ({ found, expected, taken }) =>
    say`A körök száma egyesével nő: itt ${expected} következett volna, nem ${found}. Ezt a kört így olvassuk: ${taken}. kör.`,
  'syntax.round-missing': ({ word }) => say`${quote(word)} csak körben állhat. Írja elé: „round 1”.`,
  'syntax.rules-missing': () => [
    'A fájl nem mondja meg, melyik játékot játsszák. Írja az elejére: „rules anemaki”.',
  ],
  'syntax.players-missing': () => [
    'A fájl nem nevez meg játékosokat. Mindegyikhez írjon egy sort az ülésrendben: „player id Név”.',
  ],
  'syntax.word': ({ found, word, expected, nearest }) =>
    say`${quote(word)} után itt ez állhat: ${choice(expected)}, és nem ${quote(found)}.${meant(nearest)}`,
  'syntax.string': () => [
    'Az idézőjellel kezdődő szöveget idézőjellel kell lezárni, és úgy kell írni, mint a JSON-ban: belül „\\"” az idézőjel.',
  ],
  'syntax.moment': ({ found }) =>
    say`Ez nem a mérkőzés pillanata: ${quote(found)}. Így írja: „r2t3p1”, vagyis 2. kör, 3. ütés, első lépés.`,
  'syntax.nesting': ({ limit }) =>
    say`A változatok ${limit} szintnél mélyebben vannak egymásban. A belsőket vegye ki.`,
  'syntax.unclosed': () => ['Ez a változat nincs lezárva. Az utolsó lépése után írja: „end”.'],
  'syntax.end': () => ['Ez az „end” nem zár le semmit: itt nincs nyitott változat. Vegye ki.'],
  'syntax.commentary': () => ['Ez a megjegyzés nem tartozik utasításhoz. Tegye egy utasítás mögé.'],
  'syntax.metadata': ({ found, nearest }) =>
    say`Nem tudni, mit mond ez a mérkőzésről: ${quote(found)}. Megmarad, ahogy van.${meant(nearest)} A saját szavak „_” jellel kezdődnek.`,
  'syntax.date': ({ found }) => say`${quote(found)} nem olyan dátum, mint „2026-11-29”. Megmarad, ahogy van.`,
  'syntax.control': ({ character }) =>
    say`Itt egy láthatatlan karakter áll: ${character}. Megmarad; vegye ki, ha véletlenül került ide.`,
  'syntax.too-many': ({ limit }) =>
    say`Több mint ${limit} hiba van; a többit nem soroljuk fel. Biztosan napló ez a fájl?`,
  'json.syntax': ({ expected }) => say`Ez nem érvényes JSON: ide ${JSON_PARTS[expected]} kellene.`,
  'json.nesting': ({ limit }) => say`A JSON ${limit} szintnél mélyebb; ennyi egy naplónak sem kell.`,
  'json.type': ({ key, expected, found }) =>
    say`${key === '' ? 'Az egésznek' : `${quote(key)}:`} ez kell: ${words.listOr(expected.map(kind))}; itt más van: ${kind(found)}.`,
  'json.missing': ({ key }) => say`Innen hiányzik egy kulcs: ${quote(key)}. Írja be.`,
  'json.key': ({ key }) => say`Ez a kulcs itt nem jelent semmit, ezért kimarad: ${quote(key)}.`,
  'json.commentary': ({ key, nearest }) =>
    say`Van megjegyzés ehhez: ${quote(key)}, de ilyen utasítás nincs. A megjegyzés kimarad.${meant(nearest)}`,

  'game.unknown': ({ game, known, nearest }) =>
    say`Nincs ilyen játék: ${quote(game)}.${meant(nearest)} A „rules” után itt ismert játékot írjon: ${names(known)}.`,
  'option.unknown': ({ option, game, known, nearest }) =>
    say`${quote(game)} játékban nincs ilyen szabályváltozat: ${quote(option)}.${meant(nearest)} Van: ${names(known)}. Javítsa ki, vagy vegye ki.`,
  'option.value': ({ option, value, allowed, used, nearest }) =>
    say`${quote(option)} értéke nem lehet ${quote(value)}, csak ${choice(allowed)}.${meant(nearest)} Így olvassuk: ${quote(used)}.`,
  'players.count': ({ players, min, max }) =>
    say`A fájl ${words.count(players)} játékost nevez meg; ehhez a játékhoz ${range(min, max)} kell. ${players < min ? 'Aki hiányzik, annak írjon egy sort: „player id Név”.' : 'Vegye ki azok sorát, akik nem játszottak.'}`,
  'titles.missing': ({ round }) =>
    say`${withTheCapital(`${round}.`)} körhöz kellenek az előző kör helyezései, de azt a fájl nem tartalmazza a végéig. Írja be „titles” után, a legjobbal kezdve.`,
  'titles.incomplete': ({ missing, twice }) =>
    missing.length > 0
      ? say`„titles” után minden játékosnak egyszer kell szerepelnie. Hiányzik: ${names(missing)}. Írja be.`
      : say`„titles” után minden játékosnak egyszer kell szerepelnie. Kétszer szerepel: ${names(twice)}. Az egyiket vegye ki.`,
  'titles.differ': ({ written, found }) =>
    say`Az előző kör sorrendje ${names(found)} volt, nem ${names(written)}. Javítsa ki a „titles” sort vagy az előző kört.`,
  'scores.differ': ({ player, written, found }) =>
    say`Az előző körök szerint ${player} pontszáma itt ${found}, nem ${written}. Javítsa ki a „scores” sort vagy valamelyik előző kört.`,
  'dealer.assumed': ({ round, dealer }) =>
    say`Nincs leírva, ki oszt ${withThe(`${round}.`)} körben; úgy vesszük, hogy ${dealer} oszt. A „dealer” sor teszi biztossá.`,
  'exchange.missing': ({ player, to, count }) =>
    say`Kezdődnek az ütések, de hiányzik egy csere: ${player} ${words.count(count)} lapot ad, ${to} kapja. Írja eléjük; amit senki sem jegyzett fel, az „??”.`,
  'action.phase': ({ player, action, phase }) =>
    phase === 'untitled'
      ? say`Ebben a körben senkinek sincs címe, ezért nincs csere. Vegye ki a sort.`
      : say`${player} ${ACTIONS[action]}, ${when(action, phase)}. Tegye a sort oda, ahol történt, vagy vegye ki.`,
  'trick.open': ({ waiting }) =>
    say`Új ütés kezdődik, de az előzőben ${names(waiting)} még léphet. Írja le, mit tettek; a „passes” is kell. Ha az ütés folytatódik, vegye ki ezt a sort.`,
  'passes.unsaid': ({ waiting }) =>
    say`Itt passz hiányzik (${names(waiting)}), de a fájlban sehol sincs „passes”. Ha a passzokat nem jegyezték fel, tegye a fejlécbe ezt a sort: „recorded passes=omitted”; a fájlt úgy olvassuk, mintha ott állna.`,
  'round.unfinished': ({ round, holders }) =>
    say`${withTheCapital(`${round}.`)} kör abbamarad, pedig ${names(holders)} kezében még van lap. Írja le, ami hiányzik; nélküle nincs se helyezés, se pont.`,
  'round.over': ({ round, player }) =>
    say`${withTheCapital(`${round}.`)} kör véget ért, már csak egyvalakinek van lapja, de ${player} folytatja. Vegye ki a sort, vagy írja elé: „round ${round + 1}”.`,
  'check.order': ({ written, found }) =>
    say`A lépések szerint a sorrend ${names(found)}, nem ${names(written)}. Javítsa ki az „order” sort vagy egy lépést.`,
  'check.points': ({ player, written, found }) =>
    say`A lépések szerint ${player} pontszáma ebben a körben ${found}, nem ${written}. Javítsa ki a „points” sort vagy egy lépést.`,
  'check.revolution': ({ written, writtenBy, found, foundBy }) =>
    found === 'unheld'
      ? say`Ebben a körben senkinek sincs címe, ezért forradalmat sem keresünk. Vegye ki a sort.`
      : say`A lapok szerint ${verdict(found, foundBy)}, a sor viszont ezt mondja: ${verdict(written, writtenBy)}. Javítsa ki a „revolution” sort vagy a lapokat.`,
  'check.open': ({ check }) =>
    say`Ennek a körnek a ${CHECKS[check]} nem lehet ellenőrizni: nem tudunk róla eleget. A sor megmarad.`,
  'variation.nowhere': ({ at }) =>
    say`Ebben a körben nincs ilyen pillanat: ${quote(at)}, ezért a változat nem ágazik el sehonnan, és nem jelenik meg. Írjon olyan pillanatot, amelyet lejátszottak, például: „r2t3p1”.`,
};

function range(min: number, max: number): string {
  return min === max ? words.countAlone(min) : `${words.countAlone(min)}–${words.countAlone(max)}`;
}

export const problems: Messages['problems'] = {
  severity: { error: 'hiba', warning: 'figyelmeztetés' },
  sentences,
  mayForce: 'Ha mégis így történt, tegyen „!” jelet a sor végére; ha nem, javítsa ki.',
  isForced: 'A „!” azt jelzi, hogy mégis így történt, ezért így olvassuk.',
  mayPass: ({ player, id }) => say`Ha ${player} passzolt, írja e sor elé: ${quote(`${id} passes`)}.`,
  deal: {
    tooFew: 'Írja be a hiányzó lapokat; amelyiket senki sem jegyezte fel, az „??”.',
    tooMany: 'Vegye ki a fölösleges lapokat.',
    twice: (first) =>
      first === null
        ? ['Az egyiket javítsa ki.']
        : say`Először itt szerepel: ${first}. A kettő közül az egyiket javítsa ki.`,
    foreign: 'Javítsa ki a lapot, vagy írjon helyette „??” jelet.',
    dealer: 'Javítsa ki a „dealer” sort vagy az előző kör helyezéseit.',
  },
  unknown: ({ code }) => say`Itt valami nincs rendben (${code}).`,
};
