/**
 * What the rest of the project knows of a game. A game is plain data plus the pure
 * functions of the `Game` interface; the statechart, the fold, the words and the charts work through
 * it and never ask which game they have before them.
 *
 * Two things are kept apart: *phases* (what kind of thing may happen now) belong to the statechart;
 * *judgements* (whether this play is allowed, and why not) belong here.
 */
import type { Card, Face } from '../cards/card.ts';
import type { Hand } from '../cards/hand.ts';
import type { Refusal } from './refusal.ts';
import type { RuleId } from './rule-ids.ts';

/** A place at the table, 0 … N−1 in the order of turns. */
export type Seat = number;

/** The order of the world: as the pack has it, or turned over by a revolution. */
export type Direction = 'normal' | 'reversed';

/** A rule option: its name in a log, its values (the first is the default), and the rule it belongs to. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly string[];
  readonly rule: RuleId;
  /** The default, where it depends on how many sit down. */
  readonly fallback?: (players: number) => string;
}

/** The agreed conditions of a match: how many sit down, and the value of every option of the game. */
export interface Setup {
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
}

/** What a set of cards counts as: how many, of which face (a set of jokers alone is of the joker), with how many jokers in it. */
export interface SetShape {
  readonly kind: 'set';
  readonly size: number;
  readonly face: Face | null;
  readonly jokers: number;
}
export type Shape = SetShape;

/** Cards laid in a trick, as they lie on the pile. */
export interface Lay {
  readonly seat: Seat;
  readonly cards: Hand;
  readonly shape: Shape;
}

/** What a player does. The names are those of the log. */
export type Action =
  | { readonly type: 'give'; readonly seat: Seat; readonly to: Seat; readonly cards: Hand }
  | { readonly type: 'swap'; readonly seat: Seat; readonly cards: Hand }
  | { readonly type: 'keep'; readonly seat: Seat }
  | { readonly type: 'play'; readonly seat: Seat; readonly cards: Hand }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'revolt'; readonly seat: Seat; readonly cards: Hand };

/** A set that a hand holds, by its face, naturals and jokers, never by suits; jokers alone are of the joker's face. */
export interface HeldSet {
  readonly face: Face;
  readonly naturals: number;
  readonly jokers: number;
}

/** One legal thing to do for the one to move. */
export type Choice = ({ readonly type: 'play' } & HeldSet) | { readonly type: 'pass' };

/** A revolution that a player could lay. */
export type RevoltChoice = { readonly type: 'revolt' } & HeldSet;

/** A trade that the exchange asks for. `best`: the giver has no say but over suits; `free`: of his choice. */
export type Due =
  | {
      readonly type: 'give';
      readonly seat: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly choice: 'best' | 'free';
      /** What he may choose from: the cards dealt to him, or all that he holds. */
      readonly from: 'dealt' | 'hand';
      /** Trades before it in the list must be made first (F20); without it, all are made at the same time. */
      readonly waits?: true;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'swap';
      readonly seat: Seat;
      readonly count: number;
      readonly rule: RuleId;
    };

/** What a check after the exchange found (A26, A27): by whom a revolution was declared, or which holders above postponed it. */
export interface Verdict {
  readonly state: 'none' | 'declared' | 'postponed';
  readonly by: readonly Seat[];
}

/** The trick on the table. */
export interface Trick {
  /** 1 for the first of the round. */
  readonly number: number;
  readonly leader: Seat;
  /** The pile, the top last; empty before the lead. */
  readonly plays: readonly Lay[];
  /** Who may not act before the next play (or, where the option says so, in this trick any more). */
  readonly passed: readonly Seat[];
  /** The trick has ended and its cards are about to be set aside. */
  readonly over: boolean;
}

/** Everything that the rules need to know of a round in progress. Plain data. */
export interface RoundState {
  readonly setup: Setup;
  readonly dealer: Seat;
  /** Seats by their place in the round before, best first; null where nobody has a title. */
  readonly titles: readonly Seat[] | null;
  /** Cards as dealt, by seat: what A21 lets a player choose from. */
  readonly dealt: readonly Hand[];
  /** Cards in hand now, by seat. */
  readonly hands: readonly Hand[];
  readonly talon: Hand;
  /** The trades made so far. */
  readonly trades: readonly Action[];
  readonly verdict: Verdict | null;
  readonly direction: Direction;
  readonly trick: Trick | null;
  /** Whose turn it is in the tricks; null when nobody's. */
  readonly turn: Seat | null;
  /** Who is out, in the order in which they went: the places taken so far. */
  readonly out: readonly Seat[];
  /** How many revolutions were laid as moves in this round. */
  readonly revolts: number;
}

/** A deal as somebody recorded it: a hand a seat, and what was left over. */
export interface Deal {
  readonly dealer: Seat;
  readonly hands: readonly Hand[];
  readonly talon: Hand;
}

/** A title as a message key; where places bear no name, `citizen`. */
export type TitleId = string;

/** A game of the family. Functions are pure; states go in and come out as plain data. */
export interface Game {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly ruleIds: readonly RuleId[];

  /** The cards of a match. */
  pack(setup: Setup): Card[];
  /** How many cards each seat is dealt, and how many are left over. */
  handSize(setup: Setup): { readonly min: number; readonly max: number; readonly talon: number };
  /** The faces in rising order, weakest first, as the direction has it. */
  order(setup: Setup, direction: Direction): Face[];
  /** Title of a place (1 = first) among so many players. */
  title(place: number, players: number): TitleId;
  /** Points of a place; over all places they add to zero. */
  points(place: number, players: number): number;
  /** Whether the first round is played with titles, drawn by lot or carried in. */
  titledFirstRound(setup: Setup): boolean;
  /** Who must deal, given the places of the round before; null where luck decides. */
  dealer(setup: Setup, titles: readonly Seat[] | null): Seat | null;
  /** Who leads the first trick. */
  firstLeader(setup: Setup, dealer: Seat, titles: readonly Seat[] | null): Seat;

  /** What is wrong with a deal: every fault, each with its rule; who dealt is judged by the titles. */
  judgeDeal(setup: Setup, deal: Deal, titles: readonly Seat[] | null): Refusal[];
  /** The round right after the deal. */
  deal(setup: Setup, deal: Deal, titles: readonly Seat[] | null): RoundState;
  /** The trades still to be made; empty when the exchange is over, or when there is none. */
  dues(state: RoundState): Due[];
  /** Whether there is a check for a revolution after the exchange (A26). */
  hasCheck(state: RoundState): boolean;
  /** What the check finds; null when unknown cards leave it open. */
  check(state: RoundState): Verdict | null;
  /** The round after the check, with the world turned over where the verdict says so. */
  settle(state: RoundState, verdict: Verdict): RoundState;
  /** Opens the first trick. */
  open(state: RoundState): RoundState;
  /** Sets the cards of an ended trick aside and opens the next (A11, A12). */
  clear(state: RoundState): RoundState;

  /** Why an action is against the rules in this position; null when it is not. */
  judge(state: RoundState, action: Action): Refusal | null;
  /** The position after an action; for one that `judge` refuses, the nearest sensible position, in which no card was made or lost. */
  apply(state: RoundState, action: Action): RoundState;
  /** What the one to move may do, as far as his cards are known; empty when it is nobody's turn. */
  choices(state: RoundState): Choice[];
  /** How many equal cards make a revolution that is laid as a move; null where none is (F11). */
  revoltSize(setup: Setup): number | null;
  /** The revolutions that a seat could lay now, as far as its cards are known; empty but in the gap between two tricks (F11). */
  revolts(state: RoundState, seat: Seat): RevoltChoice[];
  /** Whether only one (or nobody) holds cards. */
  roundOver(state: RoundState): boolean;
  /** All seats by place, best first, once the round is over. */
  ranking(state: RoundState): Seat[];
}
