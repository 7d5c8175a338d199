/** Plays one round through the rules alone: policies decide, the rules judge, every action is handed out as it happens. */
import type { Action, Deal, Due, Game, RoundState, Seat, Setup } from '../rules/game.ts';
import { bestCards } from '../rules/order.ts';
import { cardsOfChoice } from './choice-cards.ts';
import { giftPool, type Policy, type View } from './policies/policy.ts';
import { viewOf } from './policies/view.ts';
import type { Random } from './random.ts';

/** A seat each: who plays it. */
export type Bots = readonly Policy[];

export interface RoundPlan {
  readonly setup: Setup;
  readonly deal: Deal;
  readonly titles: readonly Seat[] | null;
  readonly bots: Bots;
  readonly random: Random;
  /** Called with every position in which somebody is about to act, and with the last one of the round. */
  readonly watch?: (state: RoundState) => void;
}

/** One action, and whether it is the lead of a trick. */
export interface Step {
  readonly action: Action;
  readonly leads: boolean;
}

export interface PlayedRound {
  readonly steps: readonly Step[];
  /** The position at the end: `ranking`, `verdict` and the rest can be asked of it. */
  readonly end: RoundState;
}

/** Plays a round to its end. Throws if a policy does what the rules forbid, which is a fault of the policy. */
export function playRound(game: Game, plan: RoundPlan): PlayedRound {
  const steps: Step[] = [];
  const act = (state: RoundState, action: Action): RoundState => {
    const refusal = game.judge(state, action);
    if (refusal)
      throw new Error(`${action.type} by seat ${action.seat} is against ${refusal.rule}: ${refusal.code}`);
    steps.push({ action, leads: action.type === 'play' && state.trick?.plays.length === 0 });
    return game.apply(state, action);
  };
  const traded = trade(game, game.deal(plan.setup, plan.deal, plan.titles), plan, act);
  const end = playTricks(game, game.open(check(game, traded)), plan, act);
  plan.watch?.(end);
  return { steps, end };
}

type Act = (state: RoundState, action: Action) => RoundState;

/** Trades that are due together are chosen from the same position, before any is made (A25). */
function trade(game: Game, start: RoundState, plan: RoundPlan, act: Act): RoundState {
  let state = start;
  for (let dues = game.dues(state); dues.length > 0; dues = game.dues(state)) {
    const before = state;
    state = dues.map((due) => settleDue(game, before, due, plan)).reduce(act, state);
  }
  return state;
}

function settleDue(game: Game, state: RoundState, due: Due, plan: RoundPlan): Action {
  const { seat } = due;
  const view = viewOf(game, state, seat);
  const bot = plan.bots[seat] as Policy;
  if (due.type === 'give') {
    const cards = due.choice === 'best' ? forcedGift(view, due) : bot.give(view, due, plan.random);
    return { type: 'give', seat, to: due.to, cards };
  }
  const cards = bot.swap(view, due, plan.random);
  return cards.length > 0 ? { type: 'swap', seat, cards } : { type: 'keep', seat };
}

function forcedGift(view: View, due: Extract<Due, { type: 'give' }>) {
  return bestCards(view.game.order(view.setup, 'normal'), giftPool(view, due), due.count);
}

function check(game: Game, state: RoundState): RoundState {
  const verdict = game.hasCheck(state) ? game.check(state) : null;
  return verdict ? game.settle(state, verdict) : state;
}

function playTricks(game: Game, start: RoundState, plan: RoundPlan, act: Act): RoundState {
  let state = start;
  while (!game.roundOver(state)) {
    if (state.turn === null) state = game.clear(state);
    else {
      plan.watch?.(state);
      state = act(state, move(game, state, state.turn, plan));
    }
  }
  return state;
}

function move(game: Game, state: RoundState, seat: Seat, plan: RoundPlan): Action {
  const choices = game.choices(state);
  const bot = plan.bots[seat] as Policy;
  const choice =
    choices.length === 1 ? choices[0] : bot.play(viewOf(game, state, seat), choices, plan.random);
  if (!choice || choice.type === 'pass') return { type: 'pass', seat };
  return { type: 'play', seat, cards: cardsOfChoice(state.hands[seat] ?? [], choice) };
}
