/** The help that lists the keys of the player. */
import type { Messages } from '../messages.ts';

export const keys: Messages['keys'] = {
  title: 'Billentyűk',
  note: 'Akkor működnek, ha a visszajátszáson van a fókusz: kattints bele, vagy menj oda a Tab billentyűvel. Nyomva tartva ismétlődnek. Az asztal fölött a görgő is léptet, ha előbb odakattintottál.',
  close: 'Bezárás',
  number: 'szám, majd Enter',
  actions: {
    next: 'egy lépés előre',
    previous: 'egy lépés vissza',
    'next-trick': 'következő ütés',
    'previous-trick': 'egy ütéssel vissza',
    'next-round': 'következő kör',
    'previous-round': 'egy körrel vissza',
    'next-decision': 'következő valódi döntés: két vagy több szabályos választás',
    'previous-decision': 'az előző döntés',
    'next-mistake': 'következő hiba, ha a mérkőzés elemezve van',
    'previous-mistake': 'az előző hiba',
    start: 'a mérkőzés eleje',
    end: 'a mérkőzés vége',
    'next-pov': 'a következő helyről nézve',
    'toggle-hands': 'a lapok elrejtése vagy megmutatása',
    'what-if': 'mi lett volna, ha: játssz itt mást',
    'toggle-play': 'automatikus lejátszás, szünet',
    step: 'a kör adott lépésére',
    back: 'vissza egy ugrásból',
    share: 'a pillanat megosztása: hivatkozás, beágyazás, kép',
    help: 'ez a súgó',
  },
};
