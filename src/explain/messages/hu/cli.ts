import type { Messages } from '../messages.ts';

const GENERAL = `epanastasi: forradalmas kártyajátékok feljegyzett mérkőzései

  epanastasi deal            lejátszik egy mérkőzést gépi játékosokkal, és megírja a naplóját
  epanastasi check FILE…     hibát keres naplókban
  epanastasi replay FILE     szövegként kiír egy mérkőzést
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
  --bots ID[,ID…]        sensible vagy random: egy mindenkinek, vagy székenként egy (sensible)
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

export const cli: Messages['cli'] = {
  help: { general: GENERAL, deal: DEAL, check: CHECK, replay: REPLAY },
  seeHelp: (command) => `Segítség: „epanastasi help${command ? ` ${command}` : ''}”.`,
  didYouMean: (word) => `Erre gondolt: „${word}”?`,
  unknownCommand: (found) => `Nincs ilyen parancs: „${found}”.`,
  unknownOption: (found) => `Itt nincs ilyen kapcsoló: „${found}”.`,
  needsValue: (option) => `Ehhez a kapcsolóhoz érték kell: „${option}”.`,
  takesNoValue: (option) => `Ehhez a kapcsolóhoz nem tartozik érték: „${option}”.`,
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
    `A „--bots” után ${found} név áll: adjon meg egyet mindenkinek, vagy egyet-egyet mind a(z) ${players} játékosnak.`,
  unexpected: (found) => `Erre itt nincs szükség: „${found}”.`,
  noFile: 'Adjon meg egy fájlt; a „-” a szabványos bemenet.',
  oneFile: 'Csak egy fájlt adjon meg.',
  cannotRead: (file, reason) => `Nem olvasható: ${file} (${reason}).`,
  cannotWrite: (file, reason) => `Nem írható: ${file} (${reason}).`,
  warning: 'figyelmeztetés',
  checked: (files, errors, warnings) => `${files} fájl: ${errors} hiba, ${warnings} figyelmeztetés`,
  noMoment: (found) => `Ebben a mérkőzésben nincs ilyen pillanat: „${found}”.`,
  standardInput: 'szabványos bemenet',
  untitled: 'Név nélküli mérkőzés',
  pile: 'Az asztalon',
  nobodyLaid: 'még semmi',
  noCards: 'nincs lap',
  onTurn: 'lép',
  variation: (name) => `Nem játszották meg (${name}):`,
};
