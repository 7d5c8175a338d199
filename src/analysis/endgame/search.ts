/**
 * The search for the order in which Anemaki ends with all hands known: every player takes the best place that he can get, ties
 * by tie-rule.ts (maxⁿ: C. Luckhardt, K. Irani, AAAI 1986). Depth first, with what is solved kept by exact keys.
 *
 * Players are those who still hold cards, counted from the one to move on: `hands[base]` is his. Nothing of the seats, of who
 * is out, or of which ranks are gone is left in a state; forced passes are no states at all; and the top counts as standing
 * just below the lowest card that may follow it.
 */
import { AT_LEAST, lowestOf, rankOf, sizeOf, without } from '../kernel/anemaki/hand.ts';
import { PASS } from '../kernel/anemaki/moves.ts';
import {
  canBeMet,
  demandOnRest,
  isMet,
  NO_DEMAND,
  othersPart,
  ownPart,
  turnedDemand,
  withOwn,
} from './demands.ts';
import { beatenBy, isOneAtMost, wholeGroups } from './groups.ts';
import { KEY, writeKey } from './key.ts';
import { type Memory, UNKNOWN } from './memory.ts';
import { MOST, placeIn, turned } from './orders.ts';
import { isSure } from './sure-plays.ts';
import { writeMoves } from './tie-rule.ts';

/** Instead of an order: the true one does not meet the demand. */
export const FAILED = -1;

/** Of a choice: no move gives as good a place as is asked for the one to move. */
const NOTHING = -2;
/** A way goes down a level with every choice: at most 30 plays with 4 passes before each. */
const LEVELS = 180;
/** Moves at a level: 30 plays at most, and the pass. */
const WIDTH = 32;
/** In the memory, above the numbers of orders: the one to move gets no place up to the one counted from here. */
const NOT_UP_TO = 120;

/** Counts the states that are searched; may throw to end it. */
export interface Clock {
  tick(): void;
}

export class Search {
  /** Where a state is handed in, at base 0. */
  readonly hands = new Int32Array(MOST * LEVELS);
  readonly #moves = new Int32Array(WIDTH * LEVELS);
  readonly #memory: Memory;
  readonly #clock: Clock;
  /** 1 where a pass is final (A10). */
  readonly #final: number;

  constructor(final: boolean, memory: Memory, clock: Clock) {
    this.#final = final ? 1 : 0;
    this.#memory = memory;
    this.#clock = clock;
  }

  /**
   * The order that comes of a moment in a trick, or FAILED. Asked are the players from `first` on, `asked` of them; if they all pass, the one after
   * them leads. `from`, `size`: lowest rank and fewest cards that may follow. `barred`: a bit for each who may not play in this trick.
   * Nobody asked: player `first` leads. Players are counted as they stand at `base`, in the demand and in the result too.
   */
  next(
    base: number,
    players: number,
    first: number,
    asked: number,
    from: number,
    size: number,
    barred: number,
    demand: number,
  ): number {
    if (players === 1) return 0;
    const hands = this.hands;
    const above = from > 7 ? 0 : (AT_LEAST[size] as number) & (-1 << (4 * from));
    const end = first + asked;
    let legal = 0;
    let mover = end;
    for (let k = end - 1; k >= first; k--) {
      const player = k < players ? k : k - players;
      const own = ((barred >> player) & 1) === 0 ? (hands[base + player] as number) & above : 0;
      if (own !== 0) mover = k;
      legal |= own;
    }
    const by = mover < players ? mover : mover - players;
    const down = base + MOST;
    let bars = 0;
    for (let k = 0; k < players; k++) {
      const player = by + k < players ? by + k : by + k - players;
      const hand = hands[base + player] as number;
      hands[down + k] = hand;
      // Who could not play anyhow is not barred: that makes no difference any more.
      if ((barred >> player) & 1 && (hand & above) !== 0) bars |= 1 << k;
    }
    const asks = turnedDemand(demand, players, by);
    const order =
      legal === 0
        ? this.value(down, players, 0, 1, 0, 0, asks)
        : this.value(down, players, rankOf(lowestOf(legal)), size, end - mover, bars, asks);
    return order === FAILED ? FAILED : turned(players, order, by);
  }

  /** The order that comes of a state in which the one to move leads, or can follow; or FAILED. For the numbers see `writeKey` and `next`. */
  value(
    base: number,
    players: number,
    low: number,
    size: number,
    asked: number,
    barred: number,
    demand: number,
  ): number {
    const hands = this.hands;
    const hand = hands[base] as number;
    let others = 0;
    for (let k = 1; k < players; k++) others |= hands[base + k] as number;
    const beaten = beatenBy(others);
    const whole = wholeGroups(hand);
    const legal = asked === 0 ? hand : hand & (AT_LEAST[size] as number) & (-1 << (4 * low));
    if (isSure(whole, legal, beaten)) {
      const opens = asked === 0 || !isOneAtMost(whole);
      return this.#goOut(base, players, whole & beaten, opens ? 0 : barred >> 1, demand);
    }
    writeKey(hands, base, players, low, size, asked);
    const first = KEY[0] as number;
    const second = KEY[1] as number;
    const side = barred | this.#final;
    const known = this.#memory.look(first, second, side);
    if (known !== UNKNOWN) {
      if (known < NOT_UP_TO) return known;
      if (known - NOT_UP_TO >= ownPart(demand)) return FAILED;
    }
    this.#clock.tick();
    const at = (base / MOST) * WIDTH;
    const end = writeMoves(this.#moves, at, hand, legal, asked === 0);
    const order = this.#best(base, players, low, size, asked, barred, demand, at, end);
    if (order >= 0) this.#memory.keep(first, second, side, order);
    else if (order === NOTHING) this.#memory.keep(first, second, side, NOT_UP_TO + ownPart(demand));
    return order < 0 ? FAILED : order;
  }
  /** The first of the moves that gives the best place; NOTHING, or FAILED (see demands.ts). */
  #best(
    base: number,
    players: number,
    low: number,
    size: number,
    asked: number,
    barred: number,
    demand: number,
    at: number,
    end: number,
  ): number {
    const own = ownPart(demand);
    const others = othersPart(demand);
    let best = NOTHING;
    let place = own < players ? own + 1 : players;
    let isOpen = others !== NO_DEMAND;
    for (let i = at; i < end; i++) {
      const isLast = isOpen && i === end - 1;
      const asks = withOwn(isLast ? demand : NO_DEMAND, place - 1);
      const order = this.#after(base, players, this.#moves[i] as number, low, size, asked, barred, asks);
      if (order === FAILED && isLast) return FAILED;
      if (order === FAILED || placeIn(players, order, 0) >= place) continue;
      best = order;
      place = placeIn(players, order, 0);
      if (place === 0) return best;
      isOpen = !isMet(others, players, best);
      if (isOpen && !canBeMet(withOwn(demand, place - 1))) return FAILED;
    }
    return best;
  }

  /** The order that comes of a move, which leaves its player cards: else it would be sure. */
  #after(
    base: number,
    players: number,
    move: number,
    low: number,
    size: number,
    asked: number,
    barred: number,
    demand: number,
  ): number {
    if (move === PASS) return this.next(base, players, 1, asked - 1, low, size, barred | this.#final, demand);
    const hand = this.hands[base] as number;
    this.hands[base] = without(hand, move);
    const order = this.next(base, players, 1, players - 1, rankOf(move) + 1, sizeOf(move), barred, demand);
    this.hands[base] = hand;
    return order;
  }

  /** The order in which the one to move is the next one out: his last group is the one that can be beaten, if there is one. */
  #goOut(base: number, players: number, last: number, barred: number, demand: number): number {
    const asks = demandOnRest(demand);
    if (asks < 0) return FAILED;
    const hands = this.hands;
    const down = base + MOST;
    for (let k = 1; k < players; k++) hands[down + k - 1] = hands[base + k] as number;
    // An order that begins with him has the number of the order of the rest.
    if (last === 0) return this.next(down, players - 1, 0, 0, 0, 1, 0, asks);
    const play = lowestOf(last);
    return this.next(down, players - 1, 0, players - 1, rankOf(play) + 1, sizeOf(play), barred, asks);
  }
}
