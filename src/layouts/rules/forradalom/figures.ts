/** The plays and hands in the pictures of Forradalom's rules; tests hold them to what the rules say. */
import type { Card } from '../../../cards/card.ts';
import type { Messages } from '../../../explain/messages/messages.ts';

type Beats = Omit<Messages['rules']['figures']['forradalom']['beats'], 'caption'>;

export interface Comparison {
  readonly cards: readonly Card[];
  readonly over: readonly Card[];
  readonly beats: boolean;
  readonly why: keyof Beats;
}

export const COMPARISONS: readonly Comparison[] = [
  { cards: ['9d', '9h'], over: ['8c', '8s'], beats: true, why: 'higher' },
  { cards: ['9d', '9h', '9c'], over: ['8c', '8s'], beats: false, why: 'more' },
  { cards: ['6d', '6h', 'jo'], over: ['5d', '5h', '5c'], beats: true, why: 'wild' },
  { cards: ['Kd', 'jo'], over: ['Ad', 'Ah'], beats: false, why: 'standing' },
  { cards: ['jo'], over: ['Ad'], beats: true, why: 'alone' },
  { cards: ['jo'], over: ['jo'], beats: false, why: 'joker' },
];

/** How many play in the table of places: enough for three trades and somebody in the middle. */
export const PLAYERS_SHOWN = 7;

/** A hand that makes a revolution with one pack, its four cards, and a play that then beats another. */
export const REVOLUTION = {
  hand: ['3h', '7d', '7h', '7c', 'Kc', 'jo'],
  quad: ['7d', '7h', '7c', 'jo'],
  cards: ['4d', '4h'],
  over: ['Qd', 'Qh'],
} as const satisfies Record<string, readonly Card[]>;
