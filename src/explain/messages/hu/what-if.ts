import { say } from '../../rich.ts';
import type { Named } from '../en/what-if.ts';
import type { Messages } from '../messages.ts';
import { fixed, signed, whole } from './figures.ts';
import * as words from './words.ts';

function nameOf(deed: Named): string {
  switch (deed.type) {
    case 'play':
      return `helyette ${deed.cards}`;
    case 'pass':
      return 'helyette passz';
    case 'give':
      return `${deed.cards} (${deed.to} kapja)`;
    case 'swap':
      return `${deed.cards} a talonra`;
    case 'keep':
      return 'talon nélkül';
    case 'revolt':
      return `forradalom ${deed.cards}`;
    case 'clear':
      return 'forradalom nélkül';
    case 'computer':
      return 'számítógép';
  }
}

export const whatIf: Messages['whatIf'] = {
  title: 'Mi lett volna, ha …',
  close: 'Bezárás',
  failed: 'Ez most nem indul el: a naplót nem sikerült betölteni.',
  offers: {
    moves: (who) => say`${who} ezt tehette volna helyette:`,
    turn: (who) => say`${who} következik:`,
    only: (who) => say`${who} nem tehet mást:`,
    give: (who, to, count) => say`${who} ${words.setAccusative(null, count)} ad (${to} kapja):`,
    swap: (who, count) => say`${who} ${words.setAccusative(null, count)} cserél a talonra:`,
    trades: 'A csere másképp is alakulhatott volna:',
    gap: 'E két ütés között forradalom is lehetett volna:',
    giveThese: 'Ezt adja helyette',
    swapThese: 'Ezt cseréli helyette',
    keep: 'meghagyja a talont',
    calm: 'nincs: jön a következő ütés',
    asItWent: 'így történt',
    nothing: 'Ebben a pillanatban nincs mit választani. Lépj olyanra, amikor valakin van a sor.',
    unknown: 'Ebből a kézből csak az a lap játszható ki, amelyet a napló ismer.',
    refused: 'A szabályok ezt itt nem engedik.',
  },
  line: {
    name: 'Név',
    rename: 'Átnevezés',
    taken: 'Ilyen változat már van ebben a körben, vagy a névből nem marad semmi.',
    toEnd: 'A végére',
    remove: 'A változat törlése',
    finish: 'Fejezze be a számítógép',
    unplayable: 'A számítógép csak ott tudja befejezni, ahol minden kéz ismert.',
    undo: 'Visszavonás',
  },
  lines: {
    title: 'A változataid ebben a körben',
    copy: 'Hivatkozás másolása',
    save: 'A napló mentése',
  },
  done: {
    made: (name) => `Új változat: ${name}.`,
    forced: (n) => `Utána ${n} kényszerű lépés következik.`,
    finished: 'A számítógép végigjátszotta a kört.',
    undone: 'Visszavonva.',
    renamed: (name) => `A változat új neve: ${name}.`,
    removed: 'A változat törölve.',
    copied: 'A hivatkozás a vágólapon van, és magával hozza a változataidat.',
    notCopied: 'A böngésző itt nem engedi a másolást. A hivatkozás a címsorban áll.',
    saved: (file) => `A napló mentve, benne a változataiddal: ${file}.`,
    savedWithout: (file) =>
      `A napló mentve, benne a változataiddal: ${file}. Ami hibás volt, és nem lehetett elolvasni, az kimaradt.`,
  },
  worth: {
    change: (who, change, se) =>
      say`${signed(change)} ± ${fixed(se)} várható pont (${who}), közvetlenül a választás után`,
    by: (n, policy) =>
      `Változatonként ${whole(n)} próbajátszma, minden kéz ismeretében; stratégia: „${policy}”`,
    waiting: 'A számítógép mindkét változatot végigjátssza …',
    result: (who, now, then) => say`A végén: ${then} helyett ${now} (${who})`,
    resultSame: (who, now) => say`A végén: ${now} (${who}), ahogy volt`,
    resultAlone: (who, now) => say`A végén: ${now} (${who})`,
  },
  link: {
    brought: (n) =>
      `A hivatkozás ${n} le nem játszott változatot hoz. ${n === 1 ? 'Ott áll, ahol elágazik' : 'Ott állnak, ahol elágaznak'}, és a „Mi lett volna, ha …” alatt.`,
    unreadable: 'A hivatkozásban lévő változatokat nem lehet elolvasni; a mérkőzés nélkülük látható.',
    lost: (n) => `A hivatkozás ${n} változata nem illik ehhez a mérkőzéshez, ezért kimaradt.`,
  },
  nameOf,
};
