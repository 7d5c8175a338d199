/** What the page around the opener knows: its language, and where things of a game are found. */
import type { Language } from '../../explain/messages/languages.ts';
import type { RuleId } from '../../rules/rule-ids.ts';

export interface PageFacts {
  readonly locale: Language;
  readonly ruleHref: (game: string, rule: RuleId) => string;
  /** The address of the page that says what the numbers of an analysis mean. */
  readonly measures: string;
  /** The address of the reader's library. */
  readonly library: string;
  /** The statechart of a game as markup; empty where the page has none. */
  readonly machineOf: (game: string) => string;
}
