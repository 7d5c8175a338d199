/**
 * A simple but sensible player. It looks one play ahead: what is the hand worth after it, and how
 * likely is the play to win the lead? From this alone follows what players are taught: lead the low groups,
 * keep groups whole, beat cheaply, spend the high cards and the jokers late, pass rather than break a triple, turn the order
 * round when the hand gains by it.
 */

import { JOKER } from '../../cards/card.ts';
import type { Choice, Direction, HeldSet, RevoltChoice } from '../../rules/game.ts';
import { type Group, groupsOf } from '../groups.ts';
import { standing, type Unseen, unseenOf } from './beaters.ts';
import { cheapestGift, worthwhileSwap } from './gifts.ts';
import { valueOfGroups, without } from './hand-value.ts';
import type { Policy, View } from './policy.ts';

/** The worth of leading the next trick, in points. */
const LEAD = 0.5;
/** More than any hand: a play after which nobody can stop the player from going out; then the more cards, the better. */
const SURE = 100;

export const sensible: Policy = {
  id: 'sensible',
  play(view, choices) {
    const unseen = unseenOf(view);
    const groups = groupsOf(view.hand, unseen.order);
    let best = choices[0] as Choice;
    let bestValue = -Infinity;
    for (const choice of choices) {
      const value = choice.type === 'pass' ? valueOfGroups(groups) : playValue(choice, groups, unseen);
      if (value > bestValue) [best, bestValue] = [choice, value];
    }
    return best;
  },
  give: cheapestGift,
  swap: worthwhileSwap,
  revolt(view, choices) {
    let best: RevoltChoice | null = null;
    let bestValue = prospects(view, view.direction);
    for (const choice of choices) {
      const value = prospects(view, view.direction === 'normal' ? 'reversed' : 'normal', choice);
      if (value > bestValue) [best, bestValue] = [choice, value];
    }
    return best;
  },
};

function playValue(play: HeldSet, groups: readonly Group[], unseen: Unseen): number {
  const size = play.naturals + play.jokers;
  const left = afterLaying(groups, play);
  const stands = standing(unseen, play.face, size);
  const sure = stands === 1 && staysAhead(left, unseen) ? SURE * size : 0;
  return valueOfGroups(left) + LEAD * stands + sure;
}

/** What the hand is worth in an order, once a set was laid out of it; to be out, or as good as out, above all. */
function prospects(view: View, direction: Direction, laid?: HeldSet): number {
  const unseen = unseenOf({ ...view, direction });
  const held = groupsOf(view.hand, unseen.order);
  const groups = laid ? afterLaying(held, laid) : held;
  if (groups.length === 0) return 2 * SURE;
  return valueOfGroups(groups) + (staysAhead(groups, unseen) ? SURE : 0);
}

function afterLaying(groups: readonly Group[], { face, naturals, jokers }: HeldSet): Group[] {
  return without(without(groups, face, naturals), JOKER, jokers);
}

/** Whether all groups but one cannot be beaten: with the lead, the player goes out before anybody else. */
function staysAhead(groups: readonly Group[], unseen: Unseen): boolean {
  const beatable = groups.filter(({ face, size }) => standing(unseen, face, size) < 1);
  return beatable.length <= 1;
}
