/** The rules of Anemaki in the order in which they are best learnt. */
import type { RuleId } from '../../rules/rule-ids.ts';

export type AnemakiSection = 'table' | 'first' | 'tricks' | 'titles' | 'exchange' | 'revolution';

export const ANEMAKI_SECTIONS: Readonly<Record<AnemakiSection, readonly RuleId[]>> = {
  table: ['A1', 'A2', 'A3'],
  first: ['A4', 'A5'],
  tricks: ['A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12', 'A13'],
  titles: ['A14', 'A15', 'A16', 'A17', 'A18', 'A19'],
  exchange: ['A20', 'A21', 'A22', 'A23', 'A24', 'A25'],
  revolution: ['A26', 'A27', 'A28', 'A29'],
};
