/** What differs between the games, by the key of its words, with the rules of each that say so. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { RuleId } from '../../rules/rule-ids.ts';

type Rows = Messages['rules']['differences']['rows'];

export const DIFFERENCES: {
  readonly [Key in keyof Rows]: {
    readonly anemaki: readonly RuleId[];
    readonly forradalom: readonly RuleId[];
  };
} = {
  players: { anemaki: ['A1'], forradalom: ['F1'] },
  pack: { anemaki: ['A2'], forradalom: ['F2'] },
  left: { anemaki: ['A3'], forradalom: ['F4'] },
  follow: { anemaki: ['A8'], forradalom: ['F7'] },
  revolution: { anemaki: ['A26', 'A27'], forradalom: ['F11', 'F14'] },
  exchange: { anemaki: ['A25'], forradalom: ['F20'] },
  count: { anemaki: ['A21', 'A22', 'A23'], forradalom: ['F20'] },
  points: { anemaki: ['A14', 'A18'], forradalom: ['F23'] },
};
