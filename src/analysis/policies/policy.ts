/**
 * What a bot is: four answers, each from what its seat may know. A policy never sees the whole
 * state, so it cannot peek, and a stronger one needs nothing more than this.
 */
import type { Hand } from '../../cards/hand.ts';
import type {
  Action,
  Choice,
  Direction,
  Due,
  Game,
  RevoltChoice,
  Seat,
  Setup,
  Trick,
  Verdict,
} from '../../rules/game.ts';
import type { PlayoutPolicy } from '../kernel/kernel.ts';
import type { Random } from '../random.ts';

export type GiveDue = Extract<Due, { type: 'give' }>;
export type SwapDue = Extract<Due, { type: 'swap' }>;

/** What one seat may know at the moment it decides. */
export interface View {
  readonly game: Game;
  readonly setup: Setup;
  readonly seat: Seat;
  /** Seats by their place in the round before, best first; null where nobody has a title. */
  readonly titles: readonly Seat[] | null;
  readonly direction: Direction;
  /** The seat's own cards: those dealt, and those held now. */
  readonly dealt: Hand;
  readonly hand: Hand;
  /** How many cards everyone holds, by seat. */
  readonly held: readonly number[];
  /** Cards that the seat has not seen in this round: in other hands, or in the talon. */
  readonly unseen: Hand;
  /** The trades that the seat made or received. */
  readonly trades: readonly Action[];
  /** By seat, what it has laid in this round, revolutions included. */
  readonly laid: readonly Hand[];
  /** What the check after the exchange found, as everybody was told. */
  readonly verdict: Verdict | null;
  readonly trick: Trick | null;
  readonly out: readonly Seat[];
}

export interface Policy {
  readonly id: string;
  /** The policy of the game's kernel that plays tricks and revolutions just as this one does, where there is one. */
  readonly kernel?: PlayoutPolicy;
  /** One of the legal choices; there is at least one. */
  play(view: View, choices: readonly Choice[], random: Random): Choice;
  /** The cards of a gift of free choice, from those that the trade allows. */
  give(view: View, due: GiveDue, random: Random): Hand;
  /** The cards to swap for the talon; none to leave it. */
  swap(view: View, due: SwapDue, random: Random): Hand;
  /** One of the revolutions that could be laid now, of which there is at least one; null to let the order be. */
  revolt(view: View, choices: readonly RevoltChoice[], random: Random): RevoltChoice | null;
}

/** The cards that a gift may be chosen from. */
export function giftPool(view: View, due: GiveDue): Hand {
  return due.from === 'dealt' ? view.dealt : view.hand;
}
