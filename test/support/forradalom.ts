/** Rounds of Forradalom at the moment a test is about, written shortly. Seats are numbers. */
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import type { Action, Deal, RoundState, Seat, Setup } from '../../src/rules/game.ts';
import { setupOf } from '../../src/rules/games.ts';
import { cards } from './cards.ts';
import { lay, pass } from './table.ts';

export interface RoundPlan {
  /** A hand a player, of any size. */
  readonly hands: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly titles?: readonly Seat[] | null;
  readonly dealer?: Seat;
}

export const setup = (players: number, options: Readonly<Record<string, string>> = {}): Setup =>
  setupOf(forradalom, players, options);

export const dealOf = ({ hands, dealer = 0 }: RoundPlan): Deal => ({
  dealer,
  hands: hands.map(cards),
  talon: [],
});

/** A round right after its deal. */
export function dealt(plan: RoundPlan): RoundState {
  return forradalom.deal(setup(plan.hands.length, plan.options), dealOf(plan), plan.titles ?? null);
}

/** A first trick about to be led by the dealer (or by whom the titles name), no cards having been traded. */
export function opened(plan: RoundPlan): RoundState {
  return forradalom.open(dealt(plan));
}

export const revolt = (seat: Seat, text: string): Action => ({ type: 'revolt', seat, cards: cards(text) });

/** Applies actions that must all be legal. */
export function act(state: RoundState, ...actions: readonly Action[]): RoundState {
  return actions.reduce((before, action) => {
    const refusal = forradalom.judge(before, action);
    if (refusal) throw new Error(`${action.type} of ${action.seat}: ${JSON.stringify(refusal)}`);
    return forradalom.apply(before, action);
  }, state);
}

/** Plays of a trick in turn, `''` for a pass; all must be legal. */
export function inTurn(state: RoundState, ...moves: readonly string[]): RoundState {
  return moves.reduce((before, text) => {
    const seat = before.turn ?? -1;
    return act(before, text === '' ? pass(seat) : lay(seat, text));
  }, state);
}

/** The gap after a trick that its leader won with the cards. */
export function gapAfter(plan: RoundPlan, led: string): RoundState {
  return inTurn(opened(plan), led, ...plan.hands.slice(1).map(() => ''));
}
