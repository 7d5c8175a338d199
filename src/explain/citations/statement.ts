/** The kinds of statements that a rule stands behind. A game without a rule for one never makes it. */
import type { TitleId } from '../../rules/game.ts';
import type { RuleId } from '../../rules/rule-ids.ts';

export type Statement =
  /** How many cards each is dealt and what is left over, and that some get one more. */
  | 'deal.sizes'
  | 'deal.uneven'
  /** Who deals and leads: luck picks the dealer, or the leader; then titles do. */
  | 'deal.luck'
  | 'deal.luckLeads'
  | 'deal.title'
  /** What a round without titles lacks: trades and a check, or trades alone. */
  | 'deal.untitled'
  | 'deal.untraded'
  | 'deal.drawn'
  | 'trade.best'
  /** The two who trade choose blindly, and at the same time. */
  | 'trade.secret'
  /** They trade in turn, and whoever is above looks first. */
  | 'trade.looked'
  | 'trade.capped'
  | 'trade.middle'
  | 'check.declared'
  | 'check.postponed'
  | 'check.bystander'
  /** A revolution as a move. */
  | 'revolt.move'
  | 'revolt.counter'
  | 'revolt.leader'
  | 'revolt.out'
  | 'revolt.joker'
  | 'revolt.again'
  | 'order.reversed'
  | 'order.oneRound'
  | 'joker.wild'
  | 'joker.highest'
  | 'trick.lead'
  | 'trick.beat'
  /** An answer has exactly as many cards as the top. */
  | 'trick.exact'
  | 'trick.pass'
  | 'trick.passLasts'
  | 'trick.ends'
  | 'trick.nextLeads'
  /** Going out takes a place; the round is over when one alone holds cards. */
  | 'round.out'
  | 'round.over'
  /** Points are this project's own. */
  | 'points.ours';

export interface Citations {
  readonly statements: Readonly<Partial<Record<Statement, readonly RuleId[]>>>;
  /** The rule that gives a place its title. */
  readonly titles: Readonly<Record<TitleId, RuleId>>;
  /** The rule that makes the holder of a title trade. */
  readonly trades: Readonly<Record<TitleId, RuleId>>;
}
