import type { Messages } from '../messages.ts';

export const measures: Messages['measures'] = {
  title: 'Mit jelentenek a számok',
  description:
    'Erő, várható pontok, pontosság, szerencse és tudás: mit jelentenek a számok, hogyan készülnek, és mennyire lehet bízni bennük.',
  lead: 'Az elemzés számai pontban értendők, abban az egységben, amelyben az eredményt jegyzik, hacsak más nem áll mellettük. Mindegyik mellett ott van, hogyan készült; itt az olvasható, mit jelent, és mennyit ér.',
  means: 'Jelentése',
  made: 'Hogyan készül',
  limits: 'Korlátai',
  numbers: 'Milyen maga a játék ezekkel mérve',
  entries: (facts) => ({
    strength: {
      title: 'Erő',
      means:
        'Mit várhat egy játékos a körtől, ha minden kézre csak ránézünk: hány csoport egyforma lapja van, milyen magasak ezek, és ki hív.',
      made: 'Képlet, amelyet gépi játékosok köreihez illesztettünk. Semmit sem játszik végig, ezért minden állásban azonnal megvan.',
      formula: 'P(i before j) = 1 / (1 + e^(vⱼ − vᵢ))',
      limits: 'Nem lát fortélyos folytatást, és minden kezet ismer: nézőknek szól, nem tanács.',
    },
    equity: {
      title: 'Várható pontok',
      means:
        'Hány pontot szerez innentől átlagosan egy játékos, ha minden kéz ismert. Az összes játékosé együtt nulla.',
      made: `Az állást ${facts.playouts} alkalommal végigjátssza egy rögzített stratégia, amely minden döntésnél ${facts.noise} eséllyel találomra választ, és a pontok átlagát vesszük. A standard hiba azt mutatja, mennyit tévedhet az átlag véletlenül.`,
      formula: 'F(s) = (1/n) · Σ points',
      limits:
        'Utólag ítél: az asztalnál senki sem ismer minden kezet. És az átlag olyan játékosokra szól, akik e stratégia szerint játszanak, nem a legjobbakra.',
    },
    odds: {
      title: 'A címek esélyei',
      means: 'Milyen gyakran szerzik meg innentől a játékosok az egyes címeket.',
      made: 'Ugyanazokból a próbajátszmákból számoljuk, mint a várható pontokat. Játékosonként is, címenként is egy az arányok összege.',
      limits:
        'A nulla azt jelenti, hogy ezekben a próbajátszmákban nem fordult elő, nem azt, hogy lehetetlen.',
    },
    exact: {
      title: 'Pontos végjáték',
      means: 'A kör vége felé a befejezést nem becsüljük, hanem az utolsó lapig kiszámoljuk.',
      made: `Mindenki azt teszi, ami a saját helyezésének a legjobb, minden kéz ismeretében (max^n; C. Luckhardt, K. Irani, 1986). Az Anemaki minden olyan állásában megpróbáljuk, amelyben legfeljebb ${facts.exactCards} lap van.`,
      limits:
        'Előfordul, hogy valakinek mindegy, mit tesz, és a többiek helyezése ettől függ. A szabály: előbb a biztos helyezés; azután híváskor a nagy csoport a kicsi előtt, az alacsony a magas előtt; feleléskor az alacsony a magas előtt, az egész csoport a része előtt, és legvégül a passz. Ez tehát egy helyes befejezés, nem az egyetlen; és utólag ítél.',
    },
    decision: {
      title: 'Döntések: érték és minősítés',
      means: `Mennyit ért az egyes lehetőség azzal, amit a játékos tudhatott, és mennyibe került az, amit választott. ${facts.inaccuracy} pont alatt a legjobbal egyenértékű; legalább ${facts.inaccuracy} pontért pontatlanság, legalább ${facts.mistake} pontért hiba, legalább ${facts.blunder} pontért súlyos hiba. N játékosnál a határok szorzója (N − 1)/4. A kényszerű lépés nem döntés.`,
      made: `A játékos elől rejtett lapokat ${facts.worlds} alkalommal újraosztjuk, mindannak megfelelően, amit tudott, és minden lehetőséget ugyanazokon az osztásokon játszunk végig. A legjobbat az egyik felükön keressük meg, és a másik felükön árazzuk be, hogy a puszta véletlen ne látsszék veszteségnek.`,
      formula: 'loss = value(best) − value(chosen)',
      limits:
        'A bíró olyan stratégia, amelyet egy jó játékos legyőz. Ha két lehetőség között több mint 0,15 a különbség, egy erősebb bíró szinte mindig egyetért; 0,05 és 0,15 között háromból kétszer. Ami bizonyítottként szerepel, ahhoz nem kell bíró.',
    },
    accuracy: {
      title: 'Pontosság',
      means:
        'Milyen jól döntött a játékos, 0-tól 100-ig; száz, ha semmit sem vesztett. Mellette áll a döntések száma: ha kevés van, többet mond a szerencséről, mint a tudásról.',
      made: 'Minden döntés olyan értéket ad, amely a veszteséggel csökken. Az átlagban annyit nyom, amennyi veszíteni való volt: amennyivel a legjobb lehetőség jobb az átlagosnál.',
      formula: `100 · e^(−${facts.k} · loss)`,
      limits:
        'Inkább egy mérkőzés játékosait hasonlítja össze, mint mérkőzéseket: vannak könnyen játszható körök.',
    },
    ledger: {
      title: 'Szerencse és tudás',
      means:
        'Honnan jöttek egy játékos pontjai a körben: az asztalnál elfoglalt helyből, az osztásból, a cseréből, a forradalomból, a saját döntésekből és a többiekéből. A tételek összege pontosan a pontszám.',
      made: 'A kör minden állását egyszer becsüljük meg, minden kéz ismeretében; az érték lezár egy tételt, és megnyitja a következőt. Amennyit tehát az egyik tétel téved, annyit téved a szomszédja az ellenkező előjellel.',
      formula: 'points = seat + deal + gifts + talon + revolution + own play + luck in play + others',
      limits:
        'A próbajátszmák stratégiája gyengébb a jó játékosoknál, ezért egy jó lépés annyival látszana szerencsésnek, amennyit a stratégia ott elhibázna. Ezt döntésenként levonjuk a játék közbeni szerencséből, és ahhoz számítjuk, amit a többiek tettek: azt a tételt úgy olvasd, hogy „a többiek és a maradék”.',
    },
    policy: {
      title: 'Stratégiák és gépi játékosok',
      means:
        'A „random” találomra választ a szabályos lépések közül; a „greedy” a legalacsonyabb lapjaitól szabadul meg; a „heuristic” tucatnyi jellemzőt mérlegel, kézzel beállított súlyokkal; a „linear” a saját játékából tanulta meg néhány száz jellemző súlyát; a „flat” sokszor újraosztja a rejtett lapokat, mindet végigjátssza a „linear” stratégiával, és azt választja, ami a legjobbnak bizonyul.',
      made: 'Mindegyik a saját kezét ismeri és azt, amit mindenki látott, más kezét soha. A súlyok a program részei, és egyetlen paranccsal újra megtanulhatók, az utolsó számjegyig ugyanígy.',
      limits: 'Nem blöffölnek, nem emlékeznek korábbi körre, és nem következtetnek a többiek játékából.',
    },
  }),
};
