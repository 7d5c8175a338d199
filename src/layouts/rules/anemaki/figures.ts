/** The hands and plays in the pictures of the rules; tests hold them to what the rules say. */
import type { Card } from '../../../cards/card.ts';
import type { Messages } from '../../../explain/messages/messages.ts';

type Figures = Messages['rules']['figures'];

export interface TrickStep {
  readonly player: string;
  /** Empty for a pass. */
  readonly cards: readonly Card[];
  readonly why: keyof Figures['trick']['steps'];
}

/** One step a seat, in the order of the seats. */
export const TRICK: readonly TrickStep[] = [
  { player: 'Ari', cards: ['8d', '8s'], why: 'lead' },
  { player: 'Physo', cards: ['9h', '9c'], why: 'pair' },
  { player: 'Janiet', cards: [], why: 'pass' },
  { player: 'Aster', cards: ['Td', 'Tc', 'Ts'], why: 'triple' },
  { player: 'Rhys', cards: [], why: 'tooFew' },
];

export interface Comparison {
  readonly cards: readonly Card[];
  readonly over: readonly Card[];
  readonly beats: boolean;
  readonly why: keyof Figures['beats'];
}

export const COMPARISONS: readonly Comparison[] = [
  { cards: ['Jc'], over: ['Th'], beats: true, why: 'higher' },
  { cards: ['Td', 'Th', 'Ts'], over: ['8c', '8s'], beats: true, why: 'triple' },
  { cards: ['Qd', 'Qh', 'Qc', 'Qs'], over: ['9d', '9h', '9s'], beats: true, why: 'quad' },
  { cards: ['Kh', 'Ks'], over: ['Kd', 'Kc'], beats: false, why: 'same' },
  { cards: ['Ad', 'Ac'], over: ['7d', '7h', '7c'], beats: false, why: 'fewer' },
  { cards: ['8d', '8h', '8c'], over: ['9c', '9s'], beats: false, why: 'lower' },
];

/** A dealt hand, and which of its cards its holder gives away. */
export interface Giving {
  readonly cards: readonly Card[];
  readonly go: readonly Card[];
}

export const EXCHANGE: Readonly<Record<'doulos' | 'archon', Giving>> = {
  doulos: { cards: ['8c', '9h', 'Ts', 'Kh', 'Ks', 'Ad'], go: ['Kh', 'Ad'] },
  archon: { cards: ['7d', '9s', 'Jd', 'Jc', 'Qs', 'Ah'], go: ['7d', '9s'] },
};

/** The hands of a Doulos in the examples. */
export const QUADS: Readonly<Record<'aces' | 'kings', Giving>> = {
  aces: { cards: ['8h', 'Jc', 'Ad', 'Ah', 'Ac', 'As'], go: ['Ad', 'Ah'] },
  kings: { cards: ['Kd', 'Kh', 'Kc', 'Ks', 'Ad', 'As'], go: ['Ad', 'As'] },
};

/** A hand that makes a revolution, its four cards, and a play that then beats another. */
export const REVOLUTION = {
  hand: ['7h', '9d', '9h', '9c', '9s', 'Jc'],
  quad: ['9d', '9h', '9c', '9s'],
  cards: ['8d', '8h', '8s'],
  over: ['Jd', 'Jh', 'Js'],
} as const satisfies Record<string, readonly Card[]>;
