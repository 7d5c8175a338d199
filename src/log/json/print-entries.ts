/** Writes what happens in a round: its actions, and the variations beside them with their places. */
import type { Entry, LogAction, TrickMark, Variation } from '../model.ts';
import { remarkToJson } from './print-remarks.ts';
import type { JsonObject } from './write.ts';

/** The `actions` and, if there are any, the `variations` of a line. */
export function lineToJson(entries: readonly Entry[]): JsonObject {
  const actions: JsonObject[] = [];
  const variations: { readonly variation: Variation; readonly after: number }[] = [];
  for (const entry of entries) {
    if (entry.type === 'variation') variations.push({ variation: entry, after: actions.length });
    else actions.push(actionToJson(entry));
  }
  if (variations.length === 0) return { actions };
  const last = actions.length;
  return {
    actions,
    variations: variations.map(({ variation, after }) =>
      variationToJson(variation, after < last ? after : undefined),
    ),
  };
}

function variationToJson(variation: Variation, after: number | undefined): JsonObject {
  const { at, name } = variation;
  return { at, name, after, commentary: remarkToJson(variation), ...lineToJson(variation.entries) };
}

function actionToJson(action: LogAction | TrickMark): JsonObject {
  const commentary = remarkToJson(action);
  if (action.type === 'trick') return { type: 'trick', commentary };
  const { type, player } = action;
  const forced = action.forced ? true : undefined;
  const cards = 'cards' in action ? action.cards : undefined;
  const to = action.type === 'give' ? action.to : undefined;
  return { type, player, cards, to, forced, commentary };
}
