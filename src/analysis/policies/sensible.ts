/**
 * A simple but sensible player. It looks one play ahead: what is the hand worth after it, and how
 * likely is the play to win the lead? From this alone follows what players are taught: lead the low groups,
 * keep groups whole, beat cheaply, spend the high cards late, pass rather than break a triple.
 */
import type { Choice } from '../../rules/game.ts';
import { type Group, groupsOf } from '../groups.ts';
import { standing, type Unseen, unseenOf } from './beaters.ts';
import { cheapestGift, worthwhileSwap } from './gifts.ts';
import { valueOfGroups, without } from './hand-value.ts';
import type { Policy } from './policy.ts';

/** The worth of leading the next trick, in points. */
const LEAD = 0.5;
/** More than any hand: a play after which nobody can stop the player from going out; then the more cards, the better. */
const SURE = 100;

type Play = Extract<Choice, { type: 'play' }>;

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
};

function playValue(play: Play, groups: readonly Group[], unseen: Unseen): number {
  const size = play.naturals + play.jokers;
  const left = without(groups, play.face, play.naturals);
  const stands = standing(unseen, play.face, size);
  const sure = stands === 1 && staysAhead(left, unseen) ? SURE * size : 0;
  return valueOfGroups(left) + LEAD * stands + sure;
}

/** Whether all groups but one cannot be beaten: with the lead, the player goes out before anybody else. */
function staysAhead(groups: readonly Group[], unseen: Unseen): boolean {
  const beatable = groups.filter(({ face, size }) => standing(unseen, face, size) < 1);
  return beatable.length <= 1;
}
