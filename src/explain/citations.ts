/**
 * Which rules of a game back which kind of statement. The words are the same for all games; the ids are
 * looked up here, so a new game adds a table and no sentence changes.
 */
import type { TitleId } from '../rules/game.ts';
import type { RuleId } from '../rules/rule-ids.ts';

/** The kinds of statements that a rule stands behind. */
export type Statement =
  /** How many cards each is dealt and what is left over; who deals by luck; who deals and leads by title. */
  | 'deal.sizes'
  | 'deal.luck'
  | 'deal.title'
  | 'deal.untitled'
  | 'deal.drawn'
  | 'trade.best'
  | 'trade.secret'
  | 'check.declared'
  | 'check.postponed'
  | 'check.bystander'
  | 'order.reversed'
  | 'order.oneRound'
  | 'trick.lead'
  | 'trick.beat'
  | 'trick.pass'
  | 'trick.passLasts'
  | 'trick.ends'
  | 'trick.nextLeads'
  | 'round.out';

interface Citations {
  readonly statements: Readonly<Record<Statement, readonly RuleId[]>>;
  /** The rule that gives a place its title and points. */
  readonly titles: Readonly<Record<TitleId, RuleId>>;
  /** The rule that makes the holder of a title trade. */
  readonly trades: Readonly<Record<TitleId, RuleId>>;
}

const CITATIONS: Readonly<Record<string, Citations>> = {
  anemaki: {
    statements: {
      'deal.sizes': ['A3'],
      'deal.luck': ['A4'],
      'deal.title': ['A20'],
      'deal.untitled': ['A5'],
      'deal.drawn': ['A5'],
      'trade.best': ['A24'],
      'trade.secret': ['A25'],
      'check.declared': ['A26'],
      'check.postponed': ['A27'],
      'check.bystander': ['A27'],
      'order.reversed': ['A28'],
      'order.oneRound': ['A29'],
      'trick.lead': ['A7'],
      'trick.beat': ['A8'],
      'trick.pass': ['A9'],
      'trick.passLasts': ['A10'],
      'trick.ends': ['A11'],
      'trick.nextLeads': ['A12'],
      'round.out': ['A13'],
    },
    titles: { archon: 'A14', yparchon: 'A15', neutral: 'A16', ypodoulos: 'A17', doulos: 'A18' },
    trades: { archon: 'A21', doulos: 'A21', yparchon: 'A22', ypodoulos: 'A22', neutral: 'A23' },
  },
};

/** The rules behind statements of a game, in the order asked for; none for a game that has no table. */
export function cite(game: string, ...statements: readonly Statement[]): readonly RuleId[] {
  return statements.flatMap((statement) => CITATIONS[game]?.statements[statement] ?? []);
}

/** The rule that gives a title. */
export function citeTitle(game: string, title: TitleId): readonly RuleId[] {
  const rule = CITATIONS[game]?.titles[title];
  return rule ? [rule] : [];
}

/** The rule by which the holder of a title trades before the round. */
export function citeTrade(game: string, title: TitleId): readonly RuleId[] {
  const rule = CITATIONS[game]?.trades[title];
  return rule ? [rule] : [];
}

/** The games that have a table. */
export const CITED_GAMES: readonly string[] = Object.keys(CITATIONS);
