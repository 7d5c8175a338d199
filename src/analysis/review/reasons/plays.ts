/** Reasons against what was laid, or not laid, in a trick. */
import { JOKER } from '../../../cards/card.ts';
import type { HeldSet } from '../../../rules/game.ts';
import { groupsIn, heldOf, isBeatable, type Sight } from '../sight.ts';
import { heightOf, playOf, type Rule, sizeOf, splits } from './facts.ts';

export const splitsGroup: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (!laid || !splits(sight, laid) || (better && splits(sight, better))) return null;
  return { code: 'splitsGroup', face: laid.face, held: heldOf(sight, laid.face), laid: laid.naturals };
};

export const spendsJoker: Rule = ({ chosen, best }) => {
  const spent = (set: HeldSet | null) => set?.jokers ?? 0;
  const isTrick = best.type === 'play' || best.type === 'pass';
  return isTrick && spent(playOf(chosen)) > spent(playOf(best)) ? { code: 'spendsJoker' } : null;
};

/** A whole group, without a joker, that is not the highest he holds, could have gone. */
export const passesSafePlay: Rule = ({ sight, chosen, best }) => {
  const better = playOf(best);
  if (chosen.type !== 'pass' || !better || better.jokers > 0 || splits(sight, better)) return null;
  const highest = sight.hand.findLastIndex((count) => count > 0);
  if (heightOf(sight, better.face) === highest) return null;
  return { code: 'passesSafePlay', face: better.face, size: better.naturals };
};

/**
 * Of two plays on the pile, the higher one, where no more cards lower down would have done, and where it can still be beaten; where it
 * cannot, `spendsControl` says more.
 */
export const overtakesHigh: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (!sight.top || !laid || !better) return null;
  if (heightOf(sight, laid.face) <= heightOf(sight, better.face) || sizeOf(better) > sizeOf(laid))
    return null;
  if (!isBeatable(sight, laid.face, sizeOf(laid))) return null;
  return { code: 'overtakesHigh', face: laid.face, best: better.face };
};

/** More cards than the pile asks for, where fewer or none do better. */
export const spendsGroup: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (!sight.top || !laid || sizeOf(laid) <= sight.top.size) return null;
  if (best.type !== 'pass' && !(better && sizeOf(better) < sizeOf(laid))) return null;
  return { code: 'spendsGroup', face: laid.face, laid: sizeOf(laid), needed: sight.top.size };
};

/** Of two plays, the one of fewer cards; where it splits a group, `splitsGroup` says more. */
export const laysFewer: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (!laid || !better || splits(sight, laid) || sizeOf(laid) >= sizeOf(better)) return null;
  return { code: 'laysFewer', laid: sizeOf(laid), best: sizeOf(better) };
};

export const leavesMoreGroups: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (!laid || !better) return null;
  const [groups, fewer] = [groupsAfter(sight, laid), groupsAfter(sight, better)];
  return groups > fewer ? { code: 'leavesMoreGroups', groups, best: fewer } : null;
};

function groupsAfter(sight: Sight, { face, naturals, jokers }: HeldSet): number {
  return groupsIn(
    sight.hand.map((count, height) => {
      if (sight.order[height] === JOKER) return count - jokers;
      return sight.order[height] === face ? count - naturals : count;
    }),
  );
}
