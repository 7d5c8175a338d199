/** What a rule rests on: the source's word, this project's reading of it where it is silent, or both. */
import type { RuleId } from '../../rules/rule-ids.ts';

export type Basis = 'source' | 'mixed' | 'reading';

const READINGS: ReadonlySet<RuleId> = new Set([
  'A5',
  'A10',
  'A11',
  'A12',
  'A24',
  'A29',
  'F10',
  'F15',
  'F16',
  'F17',
  'F21',
  'F22',
  'F23',
]);
const MIXED: ReadonlySet<RuleId> = new Set([
  'A1',
  'A2',
  'A3',
  'A7',
  'A8',
  'A13',
  'A19',
  'A22',
  'A23',
  'A25',
  'A27',
  'F1',
  'F2',
  'F3',
  'F4',
  'F6',
  'F8',
  'F9',
  'F13',
  'F19',
  'F20',
]);

export function basisOf(rule: RuleId): Basis {
  if (READINGS.has(rule)) return 'reading';
  return MIXED.has(rule) ? 'mixed' : 'source';
}
