/** A hand as its groups of natural cards, and what a set laid out of it leaves. */
import { JOKERS } from '../layout.ts';
import { type Sight, threatTo } from './sight.ts';

/** A threat, in 64ths, from which on a group counts as loose: it is beaten more likely than not. */
const LOOSE_FROM = 33;

export interface Stock {
  groups: number;
  /** Groups that are loose. */
  loose: number;
  /** Sum of the threats to the groups. */
  threat: number;
  /** By rank, of the whole group; 0 where there is none. */
  readonly threats: Int32Array;
}

/** What lies in the hand after a set was laid out of it; `rest` is what is left of its group. */
export interface Left {
  rest: number;
  restThreat: number;
  groups: number;
  loose: number;
  jokers: number;
}

export function newStock(): Stock {
  return { groups: 0, loose: 0, threat: 0, threats: new Int32Array(JOKERS) };
}

/** Counts a hand in the order of its sight. */
export function takeStock(sight: Sight, stock: Stock): void {
  const { own } = sight;
  let groups = 0;
  let loose = 0;
  let sum = 0;
  for (let rank = 0; rank < JOKERS; rank++) {
    const count = own[rank] as number;
    const threat = count === 0 ? 0 : threatTo(sight, count, rank);
    stock.threats[rank] = threat;
    if (count > 0) groups += 1;
    if (threat >= LOOSE_FROM) loose += 1;
    sum += threat;
  }
  stock.groups = groups;
  stock.loose = loose;
  stock.threat = sum;
}

const LEFT: Left = { rest: 0, restThreat: 0, groups: 0, loose: 0, jokers: 0 };

/** What is left without a set, whose rank is that of the sight's order. The next call overwrites it. */
export function leftWithout(
  sight: Sight,
  stock: Stock,
  rank: number,
  naturals: number,
  jokers: number,
): Left {
  LEFT.rest = 0;
  LEFT.restThreat = 0;
  LEFT.groups = stock.groups;
  LEFT.loose = stock.loose;
  LEFT.jokers = (sight.own[JOKERS] as number) - jokers;
  if (naturals === 0) return LEFT;
  const rest = (sight.own[rank] as number) - naturals;
  const threat = rest === 0 ? 0 : threatTo(sight, rest, rank);
  LEFT.rest = rest;
  LEFT.restThreat = threat;
  if (rest === 0) LEFT.groups -= 1;
  if ((stock.threats[rank] as number) >= LOOSE_FROM) LEFT.loose -= 1;
  if (threat >= LOOSE_FROM) LEFT.loose += 1;
  return LEFT;
}
