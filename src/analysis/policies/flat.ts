/**
 * The strongest player: it deals the unseen cards anew, plays every option out on all these worlds by the best policy of the
 * kernel, and leaves what that policy would do for an option that came to clearly more. It does so with gifts, swaps and
 * revolutions as with plays.
 */
import { clearlyBest } from '../decisions/clearly-best.ts';
import type { OptionValue } from '../decisions/option-value.ts';
import { optionValues } from '../decisions/option-values.ts';
import { tradeValues } from '../decisions/trade-values.ts';
import type { WorldBudget } from '../equity/budget.ts';
import { pointsOf } from '../equity/points-of.ts';
import { cardsOfTrade, isSameTrade, type TradeDeed, tradeDeedOf } from '../exchange/trade-deeds.ts';
import { tradeOptions } from '../exchange/trade-options.ts';
import type { Kernel, TrickDeed } from '../kernel/kernel.ts';
import { knowledgeBeforeTradeOf, knowledgeOfView } from '../knowledge/knowledge-of-view.ts';
import type { Random } from '../random.ts';
import { kernelFor } from './kernel-for.ts';
import { kernelPolicy } from './kernel-policy.ts';
import type { Policy, View } from './policy.ts';

/** More bring little: the options of one decision are few, and all see the same worlds. */
const WORLDS = 100;

export const flat: Policy = {
  id: 'flat',
  play: (view, choices, random) => inTricks(view, choices, habit(view).play(view, choices, random), random),
  give(view, due, random) {
    const { seat, to } = due;
    const cards = habit(view).give(view, due, random);
    return cardsOfTrade(view.hand, inTrade(view, { type: 'give', seat, to, cards }, random));
  },
  swap(view, due, random) {
    const { seat } = due;
    const cards = habit(view).swap(view, due, random);
    const own =
      cards.length > 0 ? ({ type: 'swap', seat, cards } as const) : ({ type: 'keep', seat } as const);
    return cardsOfTrade(view.hand, inTrade(view, own, random));
  },
  revolt(view, choices, random) {
    const none = { type: 'abstain' } as const;
    const own = habit(view).revolt(view, choices, random) ?? none;
    const deed = inTricks(view, [none, ...choices], own, random);
    return deed.type === 'abstain' ? null : deed;
  },
};

/** What it would do without playouts. */
function habit(view: View): Policy {
  return kernelPolicy(strongest(kernelFor(view)));
}

function strongest({ policies }: Kernel) {
  return policies.at(-1) ?? 'random';
}

/** `own` is one of the deeds. */
function inTricks<Deed extends TrickDeed>(
  view: View,
  deeds: readonly Deed[],
  own: Deed,
  random: Random,
): Deed {
  const kernel = kernelFor(view);
  const points = pointsOf(view.game, view.setup);
  const values = optionValues(kernel, points, knowledgeOfView(view), deeds, budget(kernel, random));
  return clearlyBest(values, values[deeds.indexOf(own)] as OptionValue<Deed>).deed;
}

function inTrade(view: View, action: Parameters<typeof tradeDeedOf>[0], random: Random): TradeDeed {
  const kernel = kernelFor(view);
  const points = pointsOf(view.game, view.setup);
  const knowledge = knowledgeBeforeTradeOf(view);
  const own = tradeDeedOf(action, kernel.faces);
  const values = tradeValues(kernel, points, knowledge, tradeOptions(knowledge, own), budget(kernel, random));
  const habitual = values.find(({ deed }) => own && isSameTrade(deed, own));
  return clearlyBest(values, habitual as OptionValue<TradeDeed>).deed;
}

/** Playouts without noise: that is how it expects the others to play. */
function budget(kernel: Kernel, random: Random): WorldBudget {
  return { worlds: WORLDS, policy: strongest(kernel), noise: 0, seed: String(random.next()) };
}
