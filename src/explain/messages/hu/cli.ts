import type { Messages } from '../messages.ts';
import { withThe } from './article.ts';
import { facts } from './facts.ts';
import { render } from './render.ts';
import { tournament } from './tournament.ts';

const GENERAL = `epanastasi: forradalmas kártyajátékok feljegyzett mérkőzései

  epanastasi deal            lejátszik egy mérkőzést gépi játékosokkal, és megírja a naplóját
  epanastasi check FILE…     hibát keres naplókban
  epanastasi replay FILE     szövegként kiír egy mérkőzést
  epanastasi render FILE     lerajzol egy pillanatot, egy kört vagy egy mérkőzést, bejegyzésbe
  epanastasi review FILE     egy mérkőzés minden döntését értékeli; szerencse és tudás
  epanastasi puzzles FILE    döntéseket keres, amelyekben egy lehetőség egyértelműen a legjobb
  epanastasi tournament      gépi játékosokat játszat egymással; melyik mennyire jó
  epanastasi facts           újra megméri, amit a játékokról tudni lehet
  epanastasi help [COMMAND]  ez a szöveg, vagy minden egyetlen parancsról
  epanastasi --version

A nyelvet a --lang en|el|hu választja ki; nélküle az LC_ALL, az LC_MESSAGES és a LANG dönt.
A FILE helyén a „-” a szabványos bemenet.

Kilépési kódok: 0 rendben, 1 valamelyik naplóban hiba van, 2 rossz használat, illetve nem olvasható vagy nem írható fájl.
`;

const DEAL = `epanastasi deal [kapcsolók]: lejátszik egy mérkőzést gépi játékosokkal, és megírja a naplóját

  --game ID              a játék (anemaki)
  --rounds N             hány kör legyen (1)
  --seed TEXT            a véletlen forrása; ugyanaz a mag, ugyanaz a mérkőzés (1)
  --option NAME=VALUE    a játék egy szabályváltozata; ismételhető
  --bots ID[,ID…]        egy mindenkinek, vagy helyenként egy (sensible); a leggyengébbtől: random, greedy,
                         sensible, heuristic, linear, flat
  --players ID[=NAME],…  ülésrendben (alapból az expedíció öt tagja)
  --meta WORD=TEXT       egy sor a fejlécbe: event, date, place, note …; ismételhető
  --passes omitted       passzok nélkül, ahogy sok asztalnál írják
  --form text|json       a napló formája (text)
  -o, --output FILE      ide ír, nem a szabványos kimenetre
`;

const CHECK = `epanastasi check FILE… [--lang en|el|hu]: hibát keres naplókban

Hibánként egy sor: fájl:sor:oszlop: kód: mi a baj, és mi a teendő.
1-gyel lép ki, ha valamelyik fájlban hiba van; a figyelmeztetés magában nem számít.
`;

const REPLAY = `epanastasi replay FILE [kapcsolók]: szövegként kiír egy mérkőzést, minden lépést az okával

  --at MOMENT      egyetlen pillanat, a kézben lévő lapokkal: r2 (egy kör osztása), r2t3p4 (egy lépés), r2e …
  --lang en|el|hu  a nyelv
`;

const REVIEW = `epanastasi review FILE [kapcsolók]: minden döntést értékel, szétválasztja a szerencsét és a tudást

  --md | --html | --json  a jelentés alakja: Markdown (ha nincs más megadva), egyetlen oldal vagy adat
  --player ID             csak egy játékos döntései
  --anonymous             nevek és cím nélkül
  --worlds N              a rejtett lapok ennyi osztása lehetőségenként (400)
  --playouts N            ennyi próbajátszma állásonként, minden kéz ismeretében (800)
  --policy ID             ki játssza végig őket: random, greedy, heuristic vagy linear (linear)
  --seed TEXT             a véletlen forrása; ugyanaz a mag, ugyanazok a számok (review)
  -o, --output FILE       ide ír, nem a szabványos kimenetre
`;

const PUZZLES = `epanastasi puzzles FILE [kapcsolók]: döntéseket keres, amelyekben egy lehetőség egyértelműen a legjobb

  --json  adatként
  --worlds N, --playouts N, --policy ID, --seed TEXT  mint a „review” parancsnál
`;

export const cli: Messages['cli'] = {
  help: {
    general: GENERAL,
    deal: DEAL,
    check: CHECK,
    replay: REPLAY,
    review: REVIEW,
    puzzles: PUZZLES,
    tournament: tournament.help,
    facts: facts.help,
    render: render.help,
  },
  tournament,
  facts,
  render,
  seeHelp: (command) => `Segítség: „epanastasi help${command ? ` ${command}` : ''}”.`,
  didYouMean: (word) => `Erre gondolt: „${word}”?`,
  unknownCommand: (found) => `Nincs ilyen parancs: „${found}”.`,
  unknownOption: (found) => `Itt nincs ilyen kapcsoló: „${found}”.`,
  needsValue: (option) => `Ehhez a kapcsolóhoz érték kell: „${option}”.`,
  takesNoValue: (option) => `Ehhez a kapcsolóhoz nem tartozik érték: „${option}”.`,
  givenTwice: (option) => `Ez a kapcsoló kétszer szerepel, egyszer elég: „${option}”.`,
  badValue: (option, found, allowed) =>
    `Nem értelmezhető: „${option}” értéke „${found}”. Lehetséges: ${allowed.join(', ')}.`,
  badNumber: (option, found, least, most) =>
    `„${option}” értéke egész szám legyen ${least} és ${most} között, ne „${found}”.`,
  badPair: (option, found) => `„${option}” után név és érték kell NAME=VALUE alakban, nem „${found}”.`,
  badPlayer: (found) =>
    `„${found}” nem lehet játékos neve: kis latin betűk, számjegyek, „_” és „-” állhatnak benne, mindegyik név csak egyszer, és a formátum szavai nem.`,
  badMeta: (found) => `„${found}” nem kezdhet sort a fejlécben.`,
  playerCount: (found, least, most) =>
    `Ehhez a játékhoz ${least === most ? least : `${least}–${most}`} játékos kell, nem ${found}.`,
  botCount: (found, players) =>
    `A „--bots” után ${found} név áll: adjon meg egyet mindenkinek, vagy egyet-egyet mind ${withThe(String(players))} játékosnak.`,
  unexpected: (found) => `Erre itt nincs szükség: „${found}”.`,
  noFile: 'Adjon meg egy fájlt; a „-” a szabványos bemenet.',
  oneFile: 'Csak egy fájlt adjon meg.',
  cannotRead: (file, reason) => `Nem olvasható: „${file}” (${reason}).`,
  cannotWrite: (file, reason) => `Nem írható: „${file}” (${reason}).`,
  noText: (file) => `„${file}” nem UTF-8 kódolású szöveg, pedig a napló az.`,
  reasons: {
    ENOENT: 'nincs ilyen fájl vagy könyvtár',
    ENOTDIR: 'az útvonal egyik része nem könyvtár',
    EISDIR: 'ez egy könyvtár',
    EACCES: 'nincs hozzá jogosultság',
    EPERM: 'nincs hozzá jogosultság',
    EROFS: 'oda nem lehet írni',
    ENOSPC: 'nincs több hely',
    EFBIG: 'túl nagy lenne',
    EIO: 'az eszköz hibát jelzett',
  },
  standardOutput: 'szabványos kimenet',
  warning: 'figyelmeztetés',
  checked: (files, errors, warnings) => `${files} fájl: ${errors} hiba, ${warnings} figyelmeztetés`,
  noMoment: (found) => `Ebben a mérkőzésben nincs ilyen pillanat: „${found}”.`,
  standardInput: 'szabványos bemenet',
  ownInput: (file) => `„${file}” maga a napló: a jelentést máshová kell írni.`,
  oneForm: (forms) => `Csak egy alakot adjon meg; itt több áll: ${forms.join(', ')}.`,
  oneMatch:
    'Egy oldalra egy mérkőzés fér, ebben a fájlban több van. Használja a --md vagy a --json kapcsolót.',
  gap: (points) => `${points} ponttal jobb a második legjobbnál`,
  untitled: 'Név nélküli mérkőzés',
  pile: 'Az asztalon',
  nobodyLaid: 'még semmi',
  noCards: 'nincs lap',
  onTurn: 'lép',
  variation: (name) => `Nem játszották le (${name}):`,
};
