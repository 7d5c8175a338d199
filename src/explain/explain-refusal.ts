/** Why something is against the rules, in words: the sentence of a refusal, with its rule. */
import type { Lay, Seat } from '../rules/game.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { backs } from './citations.ts';
import type { Messages } from './messages/messages.ts';
import type { Pile } from './refusal-facts.ts';
import { type Part, type Rich, sentence } from './rich.ts';
import { setOfLay } from './set-of-lay.ts';

/** Where the refusal came up: names by seat, who acted (null: nobody, as in a deal), and the top of the pile. */
export interface RefusedAt {
  readonly names: readonly string[];
  readonly actor: Seat | null;
  readonly top: Lay | null;
}

/** "Two cards are too few: Physo’s three eights ask for at least three (A8)." */
export function explainRefusal(refusal: Refusal, at: RefusedAt, messages: Pick<Messages, 'refusals'>): Rich {
  const { code, rule, ...own } = refusal;
  const player = (seat: Seat): Part => ({ seat, name: at.names[seat] ?? '' });
  const players = Object.fromEntries(
    Object.entries(own)
      .filter(([key, value]) => (key === 'seat' || key === 'expected') && typeof value === 'number')
      .map(([key, value]) => [key, player(value as Seat)]),
  );
  const pile: Pile | null = at.top && {
    by: player(at.top.seat),
    ...setOfLay(at.top.cards),
  };
  const who = at.actor === null ? null : player(at.actor);
  return sentence(tellRefusal({ code, rule }, { ...own, ...players, who, pile }, messages), [rule]);
}

/** The clause of a refusal from facts that are known to belong to its code. */
export function tellRefusal(
  { code, rule }: { readonly code: Refusal['code']; readonly rule: RuleId | null },
  facts: Readonly<Record<string, unknown>>,
  messages: Pick<Messages, 'refusals'>,
): Rich {
  // The table is complete and its keys are the codes, which TypeScript cannot relate to the facts beside them.
  const tell: (facts: never) => Rich = messages.refusals[code];
  const exact = rule !== null && backs(rule, 'trick.exact');
  return tell({ ...facts, exact } as never);
}
