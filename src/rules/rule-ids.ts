/**
 * The ids of the rules, as code, tests, explanations and pages cite them. The statements themselves
 * are messages (`explain`), one a language.
 */

export const ANEMAKI_RULES = [
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  'A9',
  'A10',
  'A11',
  'A12',
  'A13',
  'A14',
  'A15',
  'A16',
  'A17',
  'A18',
  'A19',
  'A20',
  'A21',
  'A22',
  'A23',
  'A24',
  'A25',
  'A26',
  'A27',
  'A28',
  'A29',
] as const;

export type AnemakiRule = (typeof ANEMAKI_RULES)[number];

// biome-ignore format: a list of ids reads best in rows
export const FORRADALOM_RULES = [
  'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12', 'F13', 'F14', 'F15', 'F16', 'F17', 'F18',
  'F19', 'F20', 'F21', 'F22', 'F23',
] as const;

export type ForradalomRule = (typeof FORRADALOM_RULES)[number];
export type RuleId = AnemakiRule | ForradalomRule;
