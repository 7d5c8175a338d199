/** Plays one round through the rules alone: policies decide, the rules judge, every action is handed out as it happens. */
import type { Action, Deal, Game, RoundState, Seat, Setup } from '../rules/game.ts';
import { cardsOfChoice } from './choice-cards.ts';
import type { Policy } from './policies/policy.ts';
import { viewOf } from './policies/view.ts';
import type { Random } from './random.ts';
import { type Bots, tradesDue } from './trades.ts';

/** Who plays, and by which chance. */
export interface PlayPlan {
  readonly bots: Bots;
  readonly random: Random;
  /** Called with every position in which somebody is about to act, and with the last one of the round. */
  readonly watch?: (state: RoundState) => void;
}

export interface RoundPlan extends PlayPlan {
  readonly setup: Setup;
  readonly deal: Deal;
  readonly titles: readonly Seat[] | null;
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
  return playOn(game, game.deal(plan.setup, plan.deal, plan.titles), plan);
}

/** The same from any position between the deal and the end, all cards known. */
export function playOn(game: Game, from: RoundState, plan: PlayPlan): PlayedRound {
  const steps: Step[] = [];
  const act = (state: RoundState, action: Action): RoundState => {
    const refusal = game.judge(state, action);
    if (refusal)
      throw new Error(`${action.type} by seat ${action.seat} is against ${refusal.rule}: ${refusal.code}`);
    steps.push({ action, leads: action.type === 'play' && state.trick?.plays.length === 0 });
    return game.apply(state, action);
  };
  const opened = from.trick ? from : openRound(game, from, plan, act);
  const end = playTricks(game, opened, plan, act);
  plan.watch?.(end);
  return { steps, end };
}

type Act = (state: RoundState, action: Action) => RoundState;

/** From the deal to the first lead: trades by the bots, and the check. */
export function openRound(game: Game, from: RoundState, plan: PlayPlan, act: Act = game.apply): RoundState {
  return game.open(check(game, trade(game, from, plan, act)));
}

function trade(game: Game, start: RoundState, plan: PlayPlan, act: Act): RoundState {
  let state = start;
  for (;;) {
    const due = tradesDue(game, state, plan.bots, plan.random);
    if (due.length === 0) return state;
    state = due.reduce(act, state);
  }
}

function check(game: Game, state: RoundState): RoundState {
  const verdict = game.hasCheck(state) ? game.check(state) : null;
  return verdict ? game.settle(state, verdict) : state;
}

function playTricks(game: Game, start: RoundState, plan: PlayPlan, act: Act): RoundState {
  let state = start;
  while (!game.roundOver(state)) {
    if (state.turn === null) {
      state = askForRevolts(game, state, plan, act);
      if (!game.roundOver(state)) state = game.clear(state);
    } else {
      plan.watch?.(state);
      state = act(state, move(game, state, state.turn, plan));
    }
  }
  return state;
}

/** In the gap every player is asked, in seat order from the one to lead, again and again until nobody revolts (F17). */
function askForRevolts(game: Game, gap: RoundState, plan: PlayPlan, act: Act): RoundState {
  let state = gap;
  let before: RoundState;
  do {
    before = state;
    for (const seat of seatsFrom(game.clear(state).turn ?? 0, state.setup.players)) {
      const revolt = revoltOf(game, state, seat, plan);
      if (revolt) state = act(state, revolt);
    }
  } while (state !== before && !game.roundOver(state));
  return state;
}

function seatsFrom(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

function revoltOf(game: Game, state: RoundState, seat: Seat, plan: PlayPlan): Action | null {
  const choices = game.revolts(state, seat);
  if (choices.length === 0) return null;
  const bot = plan.bots[seat] as Policy;
  const choice = bot.revolt(viewOf(game, state, seat), choices, plan.random);
  return choice && { type: 'revolt', seat, cards: cardsOfChoice(state.hands[seat] ?? [], choice) };
}

function move(game: Game, state: RoundState, seat: Seat, plan: PlayPlan): Action {
  const choices = game.choices(state);
  const bot = plan.bots[seat] as Policy;
  const choice =
    choices.length === 1 ? choices[0] : bot.play(viewOf(game, state, seat), choices, plan.random);
  if (!choice || choice.type === 'pass') return { type: 'pass', seat };
  return { type: 'play', seat, cards: cardsOfChoice(state.hands[seat] ?? [], choice) };
}
