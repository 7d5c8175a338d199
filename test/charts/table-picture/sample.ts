/** Positions for tests and the gallery, made by hand. */
import type { TableCard, TableData, TableSeat } from '../../../src/charts/table-picture/data.ts';
import { card } from '../sample.ts';

const NAMES = ['Ari', 'Physo', 'Janiet', 'Aster', 'Rhys', 'Zsófi', 'Gergő', 'Ελένη'];

export function cards(text: string): TableCard[] {
  return text === '' ? [] : text.split(' ').map((one) => (one === '##' ? 'back' : card(one)));
}

/** A table of so many, each with so many cards; the second is to move. */
export function sampleTable(players = 5, held = 6, changes: Partial<TableData> = {}): TableData {
  const hand = '7d 8h 9c Ts Jd Qh Kc As 7h 8c 9s Td Jh Qc Ks Ad 7c 8s'.split(' ').slice(0, held).join(' ');
  const seats = Array.from({ length: players }, (_, seat): TableSeat => {
    const name = NAMES[seat] ?? `Guest ${seat + 1}`;
    const state = seat === 1 ? 'turn' : seat === 2 ? 'passed' : 'none';
    return {
      name,
      standing: seat % 2 ? 'Doulos −2' : 'Archon +12',
      cards: cards(hand),
      state,
      stateText: state === 'turn' ? 'to move' : state === 'passed' ? 'passed' : '',
    };
  });
  return {
    label: 'The table in words',
    title: 'A night by the sea',
    caption: 'Round 3 · Trick 4',
    seats,
    nearest: 0,
    top: { seat: 0, cards: cards('Tc Td Ts') },
    beaten: [{ seat: 4 % players, cards: cards('8d 8h 8s') }],
    holder: { seat: 0, name: 'Ari', text: 'holds the trick' },
    talon: null,
    order: ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
    turned: false,
    turnedText: 'Upside down',
    ...changes,
  };
}
