/** An action of the rules as an entry of the log. */
import type { LogAction, PlayerId } from '../log/model.ts';
import type { Action } from '../rules/game.ts';

/** `ids` are the players by seat. */
export function logAction(action: Action, ids: readonly PlayerId[]): LogAction {
  const player = ids[action.seat] ?? '';
  switch (action.type) {
    case 'give':
      return { type: 'give', player, to: ids[action.to] ?? '', cards: action.cards };
    case 'keep':
    case 'pass':
      return { type: action.type, player };
    default:
      return { type: action.type, player, cards: action.cards };
  }
}
