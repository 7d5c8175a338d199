/**
 * The review of a match: what every decision was worth, and where points came from. Plain data that
 * serialises as it stands; numbers are rounded (see `round-numbers`), addresses are those of frames.
 */
import type { Face } from '../../cards/card.ts';
import type { Seat } from '../../rules/game.ts';
import type { Equity, Made } from '../equity/model.ts';
import type { TradeDeed } from '../exchange/trade-deeds.ts';
import type { TrickDeed } from '../kernel/kernel.ts';
import type { RoundLedger } from '../ledger/model.ts';

/** Something a player may decide for, without suits. */
export type Deed = TrickDeed | TradeDeed;

export interface Option {
  readonly deed: Deed;
  /** Expected points of the one who decides, from what he could know. */
  readonly value: number;
  readonly se: number;
}

/** How much a decision lost, least first; thresholds in `classes.ts`. `best`: nothing better was found. */
export const CLASSES = ['best', 'equal', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Class = (typeof CLASSES)[number];

/** Why a deed is worse (or the best one better): a closed set, each computed from the position. */
export type Reason =
  /** He could not lose his next place any more by another deed (proved). */
  | { readonly code: 'missesSureWin' }
  /** The play takes cards out of a larger group that could go together. */
  | { readonly code: 'splitsGroup'; readonly face: Face; readonly held: number; readonly laid: number }
  /** Lays what nobody could beat while smaller cards would do. */
  | { readonly code: 'spendsControl'; readonly face: Face }
  /** Nobody could beat another play: the lead was certain. */
  | { readonly code: 'missesLead'; readonly face: Face; readonly size: number }
  /** One rank alone could beat another play. */
  | { readonly code: 'hardToBeat'; readonly face: Face; readonly size: number; readonly by: Face }
  /** Beats the pile with what more ranks can beat again. */
  | { readonly code: 'beatsTooLow'; readonly face: Face; readonly best: Face; readonly size: number }
  /** Lays the strongest that the hand has in this size, where a pass keeps it. */
  | { readonly code: 'spendsStrongest'; readonly face: Face; readonly size: number }
  /** Lays more cards than the pile asks for. */
  | { readonly code: 'spendsGroup'; readonly face: Face; readonly laid: number; readonly needed: number }
  | { readonly code: 'spendsJoker' }
  /** Passes although a play costs nothing. */
  | { readonly code: 'passesSafePlay'; readonly face: Face; readonly size: number }
  /** Leads a set that a player who is about to go out can still beat, or singles into a last card. */
  | { readonly code: 'leadsIntoShortHand'; readonly seat: Seat; readonly cards: number }
  /** Keeps low cards for later while a lead would get rid of them. */
  | { readonly code: 'keepsLowGroup'; readonly face: Face }
  /** Leads the lowest group, which could go last. */
  | { readonly code: 'couldGoLast'; readonly face: Face }
  /** Gets rid of fewer cards. */
  | { readonly code: 'laysFewer'; readonly laid: number; readonly best: number }
  /** Leaves more groups, and so more leads needed, than the best deed. */
  | { readonly code: 'leavesMoreGroups'; readonly groups: number; readonly best: number }
  /** Lays higher than needed. */
  | { readonly code: 'overtakesHigh'; readonly face: Face; readonly best: Face }
  /** Gives or swaps away four equal cards, or part of them. */
  | { readonly code: 'breaksQuad'; readonly face: Face }
  /** What he gives may complete four equal cards of one below, and so a Revolution. */
  | { readonly code: 'mayFeedQuad'; readonly face: Face }
  | { readonly code: 'givesStrength'; readonly face: Face; readonly best: Face }
  | { readonly code: 'breaksGroup'; readonly face: Face }
  | { readonly code: 'leavesTalon' }
  | { readonly code: 'takesTalon' }
  /** His hand is worth less in the order that the revolution makes. */
  | { readonly code: 'revoltHurts' }
  | { readonly code: 'revoltWouldHelp'; readonly face: Face }
  /** The numbers say so and nothing in the list explains it. */
  | { readonly code: 'playoutsOnly' };

export type DecisionKind = 'play' | 'give' | 'swap' | 'revolt';

export interface Decision {
  /** The frame in which it was to be made, and that in which it was. For a trade both follow the deal. */
  readonly at: string;
  readonly made: string;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** Best first; at least two. */
  readonly options: readonly Option[];
  /** Index of what was done. */
  readonly chosen: number;
  /** Points that it cost, from 0 up, and its standard error. Chosen on one half of the worlds, priced on the other. */
  readonly loss: number;
  readonly lossSe: number;
  readonly class: Class;
  /** The class rests on a proof, not on playouts. */
  readonly proved: boolean;
  readonly reasons: readonly Reason[];
  /** Spread between the best and the mean option: how much there was to get wrong. */
  readonly stake: number;
}

/** Equity with all hands known, from one frame on until the next in the list. */
export interface EquityAt extends Equity {
  readonly at: string;
}

export interface RoundReview {
  readonly number: number;
  /** Why there is nothing to say of this round; then the lists are empty and the ledger null. */
  readonly skipped: 'unknownCards' | 'againstRules' | 'unfinished' | null;
  readonly equity: readonly EquityAt[];
  readonly decisions: readonly Decision[];
  readonly ledger: RoundLedger | null;
}

export interface PlayerReview {
  readonly seat: Seat;
  /** 0 … 100, weighted by what was at stake; null without a decision. */
  readonly accuracy: number | null;
  readonly decisions: number;
  /** How many of each class. */
  readonly classes: Readonly<Record<Class, number>>;
  /** Points lost by own decisions, in all. */
  readonly lost: number;
}

export interface MatchReview {
  readonly made: Made;
  /** Key of the log's content that it was made from. */
  readonly content: string;
  readonly rounds: readonly RoundReview[];
  /** By seat, over all rounds. */
  readonly players: readonly PlayerReview[];
  /** The ledgers of all rounds added up; null where no round has one. */
  readonly ledger: RoundLedger | null;
}
