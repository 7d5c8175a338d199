import { say } from '../../rich.ts';
import type { Messages } from '../messages.ts';
import { withThe } from './article.ts';
import { fixed } from './figures.ts';

export const analysis: Messages['analysis'] = {
  decisions: 'Döntések',
  progress: {
    offer:
      'Ennek a mérkőzésnek a döntéseit még senki sem értékelte. A böngésződ megteheti, és közben semmi sem hagyja el; egy kör néhány másodpercig tart.',
    start: 'A mérkőzés elemzése',
    goOn: 'Folytatás',
    again: 'Újra',
    cancel: 'Mégse',
    label: 'Elemzés',
    working: (done, of) => `${of} körből ${done} kész`,
    stopped: (done, of) => `Megállt; ${of} körből ${done} kész.`,
    fetching: 'Az elemzés úton van …',
    failed: 'Az elemzés megszakadt.',
  },
  step: {
    none: 'Ennél a lépésnél senki sem választhatott.',
    notYet: 'Ez a kör még nincs elemezve.',
    branch: 'Amit nem játszottak le, azt nem értékeljük.',
    veiled: 'Amíg a lapok rejtve vannak, csak a te helyed eddigi döntéseit értékeljük.',
    rank: (rank, of) => `${of} lehetőség közül ${withThe(`${rank}.`)}`,
    chosen: 'ezt választotta',
    otherwise: 'Más választás kipróbálása',
    more: (n) => `további ${n}`,
    due: (who) => say`Most választ: ${who}`,
  },
  made: ({ engine, policy, worlds, playouts, seed }) =>
    `Motor: ${engine}, stratégia: „${policy}”, lehetőségenként ${worlds} osztás, állásonként ${playouts} próbajátszma, mag: „${seed}”.`,
  summary: {
    title: 'Pontosság és hibák',
    partly: (done, of) => `${of} körből ${done} alapján`,
    learn: 'Tanulás',
    learnFrom: (who, n) => `Tanulás ${n} hibából: ${who}`,
    inRound: (n) => `${n}. kör`,
  },
  noMistake: {
    next: 'Ez után a pillanat után nincs hiba.',
    previous: 'Ez előtt a pillanat előtt nincs hiba.',
    veiled: 'A hibákhoz csak akkor lehet ugrani, ha minden lap nyílt.',
    unknown: 'Még nincs elemzés: a gombja a „Döntések” alatt van.',
  },
  lesson: {
    title: (who) => say`${who} hibái`,
    count: (n, of) => `${of}/${n}.`,
    ask: (who) => say`${who} itt rosszul választott a mérkőzésen. Te mit tennél?`,
    choices: 'Lehetőségek',
    missed: (deed, loss) =>
      say`Ezt választottad: ${deed}. Az ára ${fixed(loss)} pont; válassz újra, vagy nézd meg a megoldást.`,
    same: (deed, loss) =>
      say`Ezt választottad, ahogy a mérkőzésen is: ${deed}. Az ára ${fixed(loss)} pont; válassz újra, vagy nézd meg a megoldást.`,
    found: (deed) => say`Helyes: ${deed}.`,
    foundToo: (deed, best) => say`Helyes: ${deed}. Értékben nem különbözik a legjobbtól: ${best}.`,
    solution: (best) => say`A legjobb: ${best}.`,
    show: 'Mutasd a megoldást',
    next: 'Következő',
    finish: 'Az eredményhez',
    back: 'Vissza a kérdéshez',
    quit: 'A lecke vége',
    result: (first, later, of) =>
      `${of} kérdésből ${first} elsőre sikerült${later > 0 ? `, ${later} pedig újabb próbálkozásra` : ''}.`,
    again: 'Még egyszer',
  },
  below: {
    label: 'A kotta alatt',
    points: 'Várható pontok',
    odds: 'A címek esélyei',
    strength: 'A lapok ereje',
    whose: 'kié:',
    now: 'E lépés után',
    exact: 'Végig megoldva: egy mindenki számára legjobb folytatás, minden lapot ismerve.',
    estimate: (n) => `${n} próbajátszma átlaga, minden lapot ismerve; a ± egy standard hiba.`,
    player: 'Játékos',
    asTable: 'Táblázatként',
  },
  ledger: {
    scope: 'Mutasd:',
    terms: 'Mit jelentenek a tételek',
    round: (n) => `${n}. kör`,
    match: 'a mérkőzés',
    label: (what) => `Honnan jöttek a pontok: ${what}`,
    step: 'Miből',
    partly: (done, of) => `${of} körből ${done} összege: a többi nincs elemezve, vagy nem elemezhető.`,
    veiled: 'A szerencse és a tudás csak nyílt lapoknál látszik.',
  },
  what: {
    title: 'Mi ez?',
    more: 'Mindent a számokról',
    decisions: [
      'Minden lehetőséget sokszor végigjátszunk, és a játékos elől rejtett lapokat minden alkalommal újraosztjuk; a lehetőség értéke a pontok átlaga. Így egy döntést az minősít, amit tudni lehetett, nem az, ami kisült belőle.',
      'A 0,05 pontnál kisebb különbség nem számít; 0,15-ig egy másik bíró mást is gondolhat. A próbajátszmák játékosai gyengébbek egy jó játékosnál. Biztos csak az, ami bizonyítottként szerepel.',
      'A pontosság a veszteségeket aszerint számolja, hogy mennyi volt a tét: 100 a veszteség nélküli játék, és kevés döntés keveset mond.',
    ],
    equity: [
      'Átlagosan hány pontot szereznek innentől a játékosok, ha minden lapot ismerünk: az, amire egy néző utólag számíthat, nem az, amit az asztalnál bárki tudhatott.',
      'A kör vége felé pontos, ahol lehet. Ha valakinek mindegy, hogy két lap közül melyiket teszi le, a többiek pontja múlhat rajta: ilyenkor ez a helyes válaszok egyike.',
    ],
    ledger: [
      'Egy kör pontjai arra oszlanak, amit a szerencse hozott, és amit a játékosok tettek. Minden lépcsőfok megmondja, mit változtatott; olvasd lefelé, nullától a pontokig.',
      'Utólag ítél, minden lapot ismerve. A próbajátszmák játékosai gyengébbek a jóknál: ezért a játék közbeni szerencse kissé nagyobbnak, a többiek tettei kissé kisebbnek látszanak. A kettőt együtt olvasd.',
    ],
  },
};
