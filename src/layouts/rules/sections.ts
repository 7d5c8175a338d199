/** The rules of each game in the order in which they are best learnt. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { RuleId } from '../../rules/rule-ids.ts';

type Games = Messages['rules']['games'];

/** The sections of a game's page, in their order, with their rules. */
export const SECTIONS: {
  readonly [Id in keyof Games]: Readonly<Record<keyof Games[Id]['sections'], readonly RuleId[]>>;
} = {
  anemaki: {
    table: ['A1', 'A2', 'A3'],
    first: ['A4', 'A5'],
    tricks: ['A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12', 'A13'],
    titles: ['A14', 'A15', 'A16', 'A17', 'A18', 'A19'],
    exchange: ['A20', 'A21', 'A22', 'A23', 'A24', 'A25'],
    revolution: ['A26', 'A27', 'A28', 'A29'],
  },
  forradalom: {
    table: ['F1', 'F2', 'F3', 'F4'],
    tricks: ['F5', 'F6', 'F7', 'F8', 'F9', 'F10'],
    revolution: ['F11', 'F12', 'F13', 'F14', 'F15', 'F16', 'F17', 'F18'],
    exchange: ['F19', 'F20', 'F21', 'F22', 'F23'],
  },
};
