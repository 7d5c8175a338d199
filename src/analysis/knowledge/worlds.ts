/**
 * Deals the cards anew that a seat does not see: every deal that fits what it knows is as likely as any other, where of equal
 * best cards the giver's picks count as equally likely (A24, F21). What others chose to play or to give is not read as a sign.
 */
import { indicesOf, sizeOf } from '../positions/counts.ts';
import type { Random } from '../random.ts';
import { type Filling, fillingOf, type Part } from './filling.ts';
import { ceilingTest, quadTest } from './fits.ts';
import type { Knowledge } from './knowledge.ts';
import { freeOf, quadPlans } from './quad-plans.ts';

/** A deal that breaks what is known is dealt again; after so many, which no honest round comes near, it is let be. */
const MOST_TRIES = 10_000;
const RANGE = 2 ** 32;

/** A dealer of worlds. */
export interface Worlds {
  /**
   * Indices of faces, changed in place by every deal: the hand of seat s from `starts[s]` to `starts[s + 1] - 1`, the talon from
   * the last start on. The hand of the one who knows is empty here.
   */
  readonly cards: Uint8Array;
  /** By seat, and one more. */
  readonly starts: readonly number[];
  deal(random: Random): void;
}

/** Throws RangeError on knowledge that no deal fits. */
export function worldsOf(knowledge: Knowledge): Worlds {
  const { starts, cards } = layOut(knowledge);
  const parts = partsOf(knowledge, starts);
  const plans = quadPlans(knowledge).map((plan) => ({
    weight: plan.weight,
    fill: fillingOf(knowledge, parts, plan.forced, starts.at(-1) ?? 0),
    allows: quadTest(knowledge, parts, plan.hasNot),
  }));
  if (plans.length === 0) throw new RangeError('no deal fits what is known');
  const fits = ceilingTest(knowledge, parts);
  const deal = (random: Random) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const plan = plans.length === 1 ? plans[0] : chosen(plans, random);
      plan?.fill(cards, random);
      if (plan?.allows(cards) && fits(cards, random)) return;
    }
  };
  return { cards, starts, deal };
}

/** One of the plans, each as likely as its weight says. */
function chosen<P extends { readonly weight: number; readonly fill: Filling }>(
  plans: readonly P[],
  random: Random,
): P | undefined {
  const total = plans.reduce((sum, { weight }) => sum + weight, 0);
  let left = (random.next() / RANGE) * total;
  return plans.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

/** The list with the sure cards in their places. */
function layOut({ held, sure, seat, unseen }: Knowledge): { starts: number[]; cards: Uint8Array } {
  const starts = [0];
  for (const [other, size] of held.entries()) starts.push((starts.at(-1) ?? 0) + (other === seat ? 0 : size));
  const cards = new Uint8Array(sizeOf(unseen) + sure.reduce((sum, counts) => sum + sizeOf(counts), 0));
  sure.forEach((counts, other) => {
    cards.set(indicesOf(counts), starts[other] ?? 0);
  });
  return { starts, cards };
}

/** The hands to fill, the one under a ceiling first. */
function partsOf(knowledge: Knowledge, starts: readonly number[]): Part[] {
  const { held, seat, ceiling } = knowledge;
  const parts = [...held.keys()]
    .filter((other) => other !== seat)
    .map((other) => {
      const to = starts[other + 1] ?? 0;
      return { seat: other, from: to - freeOf(knowledge, other), to };
    });
  const isLow = ({ seat: other }: Part) => other === ceiling?.seat;
  return [...parts.filter(isLow), ...parts.filter((part) => !isLow(part))];
}
