/** A look ahead in a line: which cards a player lays or gives after a step, and which therefore are his until then. */
import type { SeenCard } from '../../cards/card.ts';
import type { Seat } from '../../rules/game.ts';
import type { PlannedStep } from './plan.ts';

interface Laid {
  readonly at: number;
  readonly cards: readonly SeenCard[];
}

export class Ahead {
  private readonly laid: readonly Laid[][];

  constructor(steps: readonly PlannedStep[], players: number) {
    this.laid = Array.from({ length: players }, () => []);
    steps.forEach((step, at) => {
      if (step.type !== 'act') return;
      const { action } = step;
      if (action.type === 'play' || action.type === 'revolt') {
        this.laid[action.seat]?.push({ at, cards: action.cards });
      }
    });
  }

  /** What the seat lays after the step of this index, no more than `most` cards, in the order in which they go. */
  laidAfter(seat: Seat, at: number, most: number): SeenCard[] {
    const all = this.laid[seat] ?? [];
    const cards: SeenCard[] = [];
    for (let i = firstAfter(all, at); i < all.length && cards.length < most; i += 1) {
      for (const card of all[i]?.cards.slice(0, most - cards.length) ?? []) cards.push(card);
    }
    return cards;
  }
}

function firstAfter(all: readonly Laid[], at: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.at ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
