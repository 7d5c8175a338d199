/** What a page says of a match as a whole, beside its replay. */
import type { Messages } from '../messages.ts';

export const match: Messages['match'] = {
  untitled: 'Egy mérkőzés',
  description: (game, rounds, names) =>
    `${game}: ${rounds} kör (${names}), lépésről lépésre, magyarázatokkal.`,
  rounds: (n) => `${n} kör`,
  whole: 'Az egész mérkőzés szövegként',
  wholeLead: 'Minden, ami történt, sorrendben.',
  hands: 'A kiosztott lapok',
  log: 'A napló letöltése',
  openLog: 'Saját napló megnyitása',
  meta: {
    event: 'Esemény',
    date: 'Dátum',
    place: 'Helyszín',
    source: 'Forrás',
    recorder: 'Lejegyezte',
    note: 'Megjegyzés',
  },
  about: 'Erről a mérkőzésről',
  hiddenNotes: 'A naplóból (elárulhatja, mi történik)',
};
