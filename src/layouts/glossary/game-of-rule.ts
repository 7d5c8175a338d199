/** Which game a rule is of. */
import { GAMES } from '../../rules/games.ts';
import type { RuleId } from '../../rules/rule-ids.ts';

export function gameOfRule(rule: RuleId): string {
  const game = GAMES.find(({ ruleIds }) => ruleIds.includes(rule));
  if (!game) throw new Error(`no game has the rule ${rule}`);
  return game.id;
}
