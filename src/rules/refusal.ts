/**
 * Why something is against the rules: a stable code, the rule it breaks and the facts. The words
 * for it, in three languages, are `explain`'s.
 */
import type { Face, SeenCard } from '../cards/card.ts';
import type { Direction, Seat } from './game.ts';
import type { RuleId } from './rule-ids.ts';

export type Refusal = { readonly rule: RuleId } & (
  | { readonly code: 'deal.hand-size'; readonly seat: Seat; readonly held: number; readonly needed: number }
  | { readonly code: 'deal.talon-size'; readonly held: number; readonly needed: number }
  /** The card lies in more hands than the pack has copies of it; `seat` is where it came up last (null: the talon). */
  | { readonly code: 'deal.twice'; readonly card: SeenCard; readonly seat: Seat | null }
  | { readonly code: 'deal.foreign'; readonly card: SeenCard; readonly seat: Seat | null }
  | { readonly code: 'deal.dealer'; readonly seat: Seat; readonly expected: Seat }
  | { readonly code: 'play.turn'; readonly expected: Seat | null }
  | { readonly code: 'play.out' }
  | { readonly code: 'play.nothing' }
  | { readonly code: 'play.not-held'; readonly cards: readonly SeenCard[] }
  | { readonly code: 'play.mixed'; readonly faces: readonly Face[] }
  /** Fewer cards than the top asks for. */
  | { readonly code: 'play.too-few'; readonly laid: number; readonly needed: number }
  /** More cards than the top asks for, in a game that asks for exactly as many (F7). */
  | { readonly code: 'play.too-many'; readonly laid: number; readonly needed: number }
  | {
      readonly code: 'play.not-higher';
      readonly face: Face;
      readonly top: Face;
      readonly direction: Direction;
    }
  /** He has passed already and is out of this trick (A10 `pass=trick`). */
  | { readonly code: 'play.passed' }
  | { readonly code: 'pass.leader' }
  | { readonly code: 'give.no-trade' }
  /** Trades are made in turn, and it is another's (F20). */
  | { readonly code: 'give.turn'; readonly expected: Seat }
  | { readonly code: 'give.receiver'; readonly expected: Seat }
  | { readonly code: 'give.count'; readonly given: number; readonly needed: number }
  | { readonly code: 'give.not-held'; readonly cards: readonly SeenCard[] }
  | { readonly code: 'give.not-dealt'; readonly cards: readonly SeenCard[] }
  /** A forced gift that is not the best: `best` is one right answer. */
  | {
      readonly code: 'give.not-best';
      readonly cards: readonly SeenCard[];
      readonly best: readonly SeenCard[];
    }
  /** The talon is taken for exactly so many cards. */
  | { readonly code: 'swap.count'; readonly given: number; readonly needed: number }
  | { readonly code: 'swap.not-his'; readonly expected: Seat | null }
  /** A revolution is no move in this game. */
  | { readonly code: 'revolt.no-move' }
  | { readonly code: 'revolt.not-held'; readonly cards: readonly SeenCard[] }
  | { readonly code: 'revolt.count'; readonly laid: number; readonly needed: number }
  | { readonly code: 'revolt.mixed'; readonly faces: readonly Face[] }
  /** A joker among the cards, where the table does not let it stand in (F16). */
  | { readonly code: 'revolt.joker' }
  /** Jokers alone (F16). */
  | { readonly code: 'revolt.no-natural' }
);

export type RefusalCode = Refusal['code'];
