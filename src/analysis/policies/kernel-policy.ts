/**
 * The policies that kernels play playouts by, as players at a table. Gifts and swaps are those of the sensible player, since a
 * kernel knows tricks alone.
 */
import type { Kernel, PlayoutPolicy, State, TrickDeed } from '../kernel/kernel.ts';
import type { Position } from '../kernel/position.ts';
import { tableOf } from '../knowledge/knowledge-of-view.ts';
import { countsOf, indicesOf, minus } from '../positions/counts.ts';
import type { Random } from '../random.ts';
import { cheapestGift, worthwhileSwap } from './gifts.ts';
import { kernelFor } from './kernel-for.ts';
import type { Policy, View } from './policy.ts';
import { sameDeed } from './same-deed.ts';

/** The policy as a bot. Its choices throw RangeError in a game whose kernel does not have it. */
export function kernelPolicy(id: PlayoutPolicy): Policy {
  const choose = (view: View, random: Random): TrickDeed => {
    const kernel = kernelFor(view);
    return kernel.deedOf(kernel.choose(stateOf(view, kernel), id, random));
  };
  return {
    id,
    kernel: id,
    play: (view, choices, random) => sameDeed(choose(view, random), choices),
    give: cheapestGift,
    swap: worthwhileSwap,
    revolt(view, choices, random) {
      const deed = choose(view, random);
      return deed.type === 'abstain' ? null : sameDeed(deed, choices);
    },
  };
}

/** A state that looks to the seat as the true one does; the policies read no more. */
function stateOf(view: View, kernel: Kernel): State {
  const state = new Int32Array(kernel.words);
  kernel.load(positionOf(view, kernel), state);
  return state;
}

function positionOf(view: View, { faces }: Kernel): Position {
  const { game, setup, seat, hand, held, unseen } = view;
  const own = countsOf(hand, faces);
  const pool = indicesOf(countsOf(unseen, faces));
  const hands = held.map((size, other) => {
    if (other === seat) return own;
    const counts = faces.map(() => 0);
    for (const face of pool.splice(0, size)) counts[face] = (counts[face] ?? 0) + 1;
    return counts;
  });
  const gone = minus(minus(countsOf(game.pack(setup), faces), own), countsOf(unseen, faces));
  return { setup, ...tableOf(view), hands, gone };
}
