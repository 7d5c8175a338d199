/**
 * Which rules of a game back which kind of statement. The words are the same for all games; the ids are
 * looked up here, so a new game adds a table, and says what its table has.
 */
import type { TitleId } from '../rules/game.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { ANEMAKI_CITATIONS } from './citations/anemaki.ts';
import { FORRADALOM_CITATIONS } from './citations/forradalom.ts';
import type { Citations, Statement } from './citations/statement.ts';

const CITATIONS: Readonly<Record<string, Citations>> = {
  anemaki: ANEMAKI_CITATIONS,
  forradalom: FORRADALOM_CITATIONS,
};

/** The rules behind statements of a game, in the order asked for; none for a game that has no table. */
export function cite(game: string, ...statements: readonly Statement[]): readonly RuleId[] {
  return statements.flatMap((statement) => CITATIONS[game]?.statements[statement] ?? []);
}

/** Whether a statement is one that the game makes. */
export function states(game: string, statement: Statement): boolean {
  return CITATIONS[game]?.statements[statement] !== undefined;
}

/** Whether a rule, of whatever game, is one that stands behind a statement. */
export function backs(rule: RuleId, statement: Statement): boolean {
  return Object.values(CITATIONS).some(({ statements }) => statements[statement]?.includes(rule));
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
