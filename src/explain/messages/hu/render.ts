/** The command that draws. */
import type { Messages } from '../messages.ts';

const HELP = `epanastasi render FILE [kapcsolók]: lerajzol egy pillanatot, egy kört vagy egy mérkőzést, bejegyzésbe

  --at MOMENT              r3t4p2 (egy lépés), r3 (egy kör: a kottája), start (ha nincs más megadva), end …
  --what table             az asztal abban a pillanatban (hacsak nem egy kör van megadva)
  --what score|equity      a kör kottaként; --review mellett azzal, hogy ki mire számíthat
  --what luck              miből jöttek össze kinek-kinek a pontjai a körben; --review is kell
  --what titles            a címek körről körre
  --what statechart        a játék szakaszai, kiemelve, ahol a pillanat áll
  --as svg|png|html|md     a forma (svg, vagy amire a kimenet neve végződik)
  --theme light|dark       világos vagy sötét (light)
  --card                   közösségi oldalak kártyájának arányaiban, 1200 × 630
  --width N                ennyi képpont széles
  --pov ID                 a játékos, aki legközelebb ül, és akinek a tudása számít
  --reveal open|seat|spoiler-free  minden kéz; amit ő tudhatott; és azonfelül semmi abból, ami később jön
  --review FILE            a mérkőzés értékelése, ahogy a „review --json” írja
  --image ADDRESS          hol lesz a kép, html és md számára; nélküle a html magában hordja, az md elhagyja
  --link ADDRESS           hová vezessen a html és az md
  -o, --output FILE        ide ír, nem a szabványos kimenetre

Az SVG csupa alakzat: bármely oldalba gond nélkül beilleszthető, és betűkészlet nélkül is ugyanolyan.
`;

export const render: Messages['cli']['render'] = {
  help: HELP,
  needsReview: (what) =>
    `A „--what ${what}” mellé „--review FILE” is kell, ahogy az „epanastasi review --json” írja.`,
  noLedger: (round) => `Az értékelésben ehhez a körhöz nincs szerencse és tudás: ${round}.`,
  noLetters: (letters) =>
    `Ezekhez a betűkhöz nincs betűkészlet, a képen üres négyzetek állnak helyettük: ${letters}`,
  noReview: (file) => `Ez nem ennek a mérkőzésnek az értékelése: „${file}”.`,
  onlyRounds: (first, last) =>
    first === last ? `Egyetlen köre van: r${first}.` : `Körei: r${first}–r${last}.`,
  nearestMoment: (at) => `A legközelebbi előtte: ${at}.`,
  badEnding: (output, forms) =>
    `Ilyen végződésű forma nincs: „${output}” (van: ${forms}). Add meg az „--as” kapcsolóval.`,
  badAddress: (option, found) =>
    `Webcím vagy az oldalhoz viszonyított cím kell a kapcsolóhoz (${option}); ez nem az: „${found}”.`,
};
