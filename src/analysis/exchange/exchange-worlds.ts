/**
 * Rounds that one seat may think possible before it trades: dealt anew, all trades but its own made, so that only its own
 * choice is open. Trades of the others do not depend on it: they are chosen at the same time (A25), or in another pair (F20).
 */
import type { Due, Seat } from '../../rules/game.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { worldsOf } from '../knowledge/worlds.ts';
import type { Random } from '../random.ts';
import { duesOf } from './dues-of.ts';
import { pickerFor, type Tally } from './fast-trades.ts';

export interface ExchangeWorlds {
  /** By seat, and last the talon; changed in place by every deal. */
  readonly hands: readonly Tally[];
  deal(random: Random): void;
}

export function exchangeWorlds(knowledge: Knowledge): ExchangeWorlds {
  const { game, setup, titles, held, seat, own, unseen, sure } = knowledge;
  const faces = own.length;
  const copies = Math.max(...own.map((count, face) => count + (unseen[face] ?? 0) + sureOf(sure, face)));
  const dues = duesOf(game, setup, titles, held);
  const picker = pickerFor(faces, copies, Math.max(0, ...dues.map(({ count }) => count)));
  const worlds = worldsOf(knowledge);
  const hands = Array.from({ length: held.length + 1 }, () => new Uint8Array(faces));
  const dealt = hands.map(() => new Uint8Array(faces));
  const picks = dues.map(() => new Uint8Array(faces));

  const pick = (due: Due, picked: Tally) => {
    const hand = (due.type === 'give' && due.from === 'dealt' ? dealt : hands)[due.seat] as Tally;
    if (due.type === 'swap') picker.swap(hand, due.count, picked);
    else if (due.choice === 'best') picker.best(hand, due.count, picked);
    else picker.cheapest(hand, due.count, picked);
  };
  const trade = (due: Due, picked: Tally) => {
    if (isOwn(due, seat)) return;
    pick(due, picked);
    if (due.type === 'give') move(hands[due.seat] as Tally, hands[due.to] as Tally, picked);
    else if (picked.some((count) => count > 0))
      swapTalon(hands[due.seat] as Tally, hands.at(-1) as Tally, picked);
  };
  const deal = (random: Random) => {
    worlds.deal(random);
    hands.forEach((hand, other) => {
      hand.fill(0);
      const to = worlds.starts[other + 1] ?? worlds.cards.length;
      for (let i = worlds.starts[other] as number; i < to; i++) count(hand, worlds.cards[i] as number);
    });
    hands[seat]?.set(own);
    hands.forEach((hand, other) => {
      dealt[other]?.set(hand);
    });
    dues.forEach((due, i) => {
      trade(due, picks[i] as Tally);
    });
  };
  return { hands, deal };
}

function count(hand: Tally, face: number): void {
  hand[face] = (hand[face] as number) + 1;
}

/** What the seat itself chooses; what it must give is given like the others' gifts. */
function isOwn(due: Due, seat: Seat): boolean {
  return due.seat === seat && (due.type === 'swap' || due.choice === 'free');
}

function sureOf(sure: readonly (readonly number[])[], face: number): number {
  return sure.reduce((sum, counts) => sum + (counts[face] ?? 0), 0);
}

/** Moves picked cards from hand to hand. */
export function move(from: Tally, to: Tally, picked: ArrayLike<number>): void {
  for (let face = 0; face < from.length; face++) {
    const count = picked[face] as number;
    from[face] = (from[face] as number) - count;
    to[face] = (to[face] as number) + count;
  }
}

/** Gives picked cards of a hand for the whole talon (A23). */
export function swapTalon(hand: Tally, talon: Tally, picked: ArrayLike<number>): void {
  for (let face = 0; face < hand.length; face++) {
    const count = picked[face] as number;
    hand[face] = (hand[face] as number) - count + (talon[face] as number);
    talon[face] = count;
  }
}
