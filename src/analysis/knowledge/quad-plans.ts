/**
 * How the quads that the check told of may lie: for each way one list of cards that must go to certain hands, and the
 * number of deals of the other cards that leaves. A hand of six holds one quad at most, so no deal is counted twice.
 */
import type { Seat } from '../../rules/game.ts';
import { sizeOf } from '../positions/counts.ts';
import { binomial } from './binomial.ts';
import type { Knowledge, QuadCase } from './knowledge.ts';

const QUAD = 4;

/** `count` unseen cards of a face go to a seat. */
export interface Forced {
  readonly seat: Seat;
  readonly face: number;
  readonly count: number;
}

export interface QuadPlan {
  readonly forced: readonly Forced[];
  /** Seats that hold no quad. */
  readonly hasNot: readonly Seat[];
  /** In proportion to the number of deals, before `hasNot` and the giver's picks are looked at. */
  readonly weight: number;
}

/** The plans for dealing the unseen cards; one that forces nothing where nothing is known of quads. */
export function quadPlans(knowledge: Knowledge): QuadPlan[] {
  const cases = knowledge.quads?.cases ?? [{ has: [], hasNot: [] }];
  return cases.flatMap((one) => plansOfCase(knowledge, one)).filter(({ weight }) => weight > 0);
}

function plansOfCase(knowledge: Knowledge, { has, hasNot }: QuadCase): QuadPlan[] {
  let ways: Forced[][] = [[]];
  for (const seat of has) ways = ways.flatMap((way) => quadsOf(knowledge, seat).map((one) => [...way, one]));
  return ways
    .filter((way) => new Set(way.map(({ face }) => face)).size === way.length)
    .map((forced) => ({ forced, hasNot, weight: dealsWith(knowledge, forced) }));
}

/** The quads that a seat can have held, each with what is missing to it in what the seat laid or surely holds. */
function quadsOf(knowledge: Knowledge, seat: Seat): Forced[] {
  return knowledge.unseen.flatMap((unseen, face) => {
    const count = QUAD - shown(knowledge, seat, face);
    return count <= unseen ? [{ seat, face, count }] : [];
  });
}

/** How many of a face a seat has laid since the exchange, or surely holds. */
export function shown({ quads, sure }: Knowledge, seat: Seat, face: number): number {
  return (quads?.laid[seat]?.[face] ?? 0) + (sure[seat]?.[face] ?? 0);
}

/** The number of deals of the unseen cards, up to a factor that is the same for all plans: seat after seat, the one under a ceiling first. */
function dealsWith(knowledge: Knowledge, forced: readonly Forced[]): number {
  const { ceiling, unseen, held, seat } = knowledge;
  const forcedTo = (other: Seat) => forced.filter((one) => one.seat === other);
  const total = (list: readonly Forced[]) => list.reduce((sum, { count }) => sum + count, 0);
  const below = (face: number) => ceiling !== null && face <= ceiling.face;
  let left = sizeOf(unseen) - total(forced);
  let ways = 1;
  if (ceiling) {
    const own = forcedTo(ceiling.seat);
    if (own.some(({ face, count }) => count > 0 && !below(face))) return 0;
    const low =
      sizeOf(unseen.filter((_, face) => below(face))) - total(forced.filter(({ face }) => below(face)));
    const free = freeOf(knowledge, ceiling.seat) - total(own);
    ways *= binomial(low, free);
    left -= free;
  }
  for (const other of held.keys()) {
    if (other === seat || other === ceiling?.seat) continue;
    const free = freeOf(knowledge, other) - total(forcedTo(other));
    ways *= binomial(left, free);
    left -= free;
  }
  return ways;
}

/** How many cards of a hand are not known. */
export function freeOf({ held, sure }: Knowledge, seat: Seat): number {
  return (held[seat] ?? 0) - sizeOf(sure[seat] ?? []);
}
