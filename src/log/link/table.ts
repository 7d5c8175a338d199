/**
 * What can be said of a round without its rules: who may hold what, who laid last, who is likely to be next. It only makes likely
 * things short; a round for which it is wrong takes more letters and is the same.
 */
import { JOKER, type SeenCard } from '../../cards/card.ts';
import { inOrder, rankOf, without } from './order.ts';

export type Verb = 'play' | 'pass' | 'give' | 'swap' | 'keep' | 'revolt';

/** What lies on top: its lowest rank and how many cards. */
interface Top {
  readonly rank: number;
  readonly count: number;
}

export class Table {
  readonly seats: number;
  /** Cards that a seat is known to hold, in order; null where its deal is not known at all. */
  hands: (readonly SeenCard[] | null)[];
  talon: readonly SeenCard[] = [];
  /** How many cards a seat holds, known ones and others; null where nobody knows. */
  sizes: (number | null)[];
  last: { readonly seat: number; readonly verb: Verb } | null = null;
  layer: number | null = null;
  top: Top | null = null;
  /** Whether the last play that lay on another was of a higher rank. */
  rising = true;
  passes = 0;
  passed: ReadonlySet<number> = new Set();
  /** Seats in the order in which they laid their last card. */
  out: readonly number[] = [];

  constructor(seats: number) {
    this.seats = seats;
    this.hands = Array.from({ length: seats }, () => null);
    this.sizes = Array.from({ length: seats }, () => null);
  }

  /** A table of its own that stands as this one does. */
  copy(): Table {
    const copy = new Table(this.seats);
    return Object.assign(copy, this, { hands: [...this.hands], sizes: [...this.sizes] });
  }

  deal(seat: number, cards: readonly SeenCard[]): void {
    this.hands[seat] = inOrder(cards);
    this.sizes[seat] = cards.length;
  }

  isIn(seat: number): boolean {
    return this.sizes[seat] !== 0;
  }

  /** Whether everybody else has passed since the last play, and whether everybody else has passed in the trick. */
  get closing(): number {
    const others = this.#everybody().filter((seat) => seat !== this.layer && this.isIn(seat));
    if (this.top === null) return 0;
    if (this.passes >= others.length) return 2;
    return others.every((seat) => this.passed.has(seat)) ? 1 : 0;
  }

  /** All seats, the likeliest to act next first. */
  likely(): number[] {
    const start = this.#expected();
    const round = this.#everybody().map((_, i) => (start + i) % this.seats);
    return [...round.filter((seat) => this.isIn(seat)), ...round.filter((seat) => !this.isIn(seat))];
  }

  /** Whether a hand holds enough equal cards in the direction in which plays went last, from what lies on top, and against it. */
  answers(hand: readonly SeenCard[], { rank, count }: Top): [higher: boolean, lower: boolean] {
    const jokers = hand.filter((card) => card === JOKER).length;
    const enough = (other: number) => hand.filter((card) => rankOf(card) === other).length + jokers >= count;
    const ranks = [...new Set(hand.map(rankOf))].filter((other) => other >= 0);
    const above = ranks.some((other) => other > rank && enough(other));
    const below = ranks.some((other) => other < rank && enough(other));
    return this.rising ? [above, below] : [below, above];
  }

  openTrick(): void {
    this.top = null;
    this.passes = 0;
    this.passed = new Set();
  }

  act(seat: number, verb: Verb, cards: readonly SeenCard[], to: number | null): void {
    this.last = { seat, verb };
    if (verb === 'pass') {
      this.passes += 1;
      this.passed = new Set([...this.passed, seat]);
      return;
    }
    if (cards.length > 0) this.#spend(seat, cards);
    if (verb === 'give' && to !== null) this.#gain(to, cards);
    if (verb === 'swap') {
      this.#gain(seat, this.talon);
      this.talon = inOrder(cards);
    }
    if (verb !== 'play') return;
    this.layer = seat;
    const rank = Math.min(...cards.map(rankOf));
    if (this.top !== null && rank !== this.top.rank) this.rising = rank > this.top.rank;
    this.top = { rank, count: cards.length };
    this.passes = 0;
    if (this.sizes[seat] === 0 && !this.out.includes(seat)) this.out = [...this.out, seat];
  }

  #everybody(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat);
  }

  #expected(): number {
    if (this.last === null) return 0;
    const from = this.top === null && this.layer !== null ? this.layer : this.last.seat + 1;
    return from % this.seats;
  }

  #spend(seat: number, cards: readonly SeenCard[]): void {
    const hand = this.hands[seat];
    const size = this.sizes[seat];
    if (hand) this.hands[seat] = without(hand, cards);
    if (typeof size === 'number') this.sizes[seat] = Math.max(0, size - cards.length);
  }

  #gain(seat: number, cards: readonly SeenCard[]): void {
    const hand = this.hands[seat];
    const size = this.sizes[seat];
    if (hand) this.hands[seat] = inOrder([...hand, ...cards]);
    if (typeof size === 'number') this.sizes[seat] = size + cards.length;
  }
}
