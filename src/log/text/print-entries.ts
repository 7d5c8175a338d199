/** Writes what happens in a round: actions, trick marks and variations. */
import type { Entry, LogAction, Variation } from '../model.ts';
import { pushStatement, withText } from './print-line.ts';

const INDENT = '  ';

/** Adds the entries, a variation's own ones indented under it. */
export function printEntries(out: string[], entries: readonly Entry[], indent: string): void {
  for (const entry of entries) {
    if (entry.type === 'variation') printVariation(out, entry, indent);
    else pushStatement(out, entry.type === 'trick' ? 'trick' : actionLine(entry), entry, indent);
  }
}

function printVariation(out: string[], variation: Variation, indent: string): void {
  pushStatement(out, withText(`variation ${variation.at}`, variation.name ?? ''), variation, indent);
  printEntries(out, variation.entries, indent + INDENT);
  out.push(`${indent}end`);
}

/** An action as a statement, without its commentary. */
function actionLine(action: LogAction): string {
  const line = `${action.player} ${deed(action)}`;
  return action.forced ? `${line} !` : line;
}

function deed(action: LogAction): string {
  switch (action.type) {
    case 'give':
      return `gives ${action.cards.join(' ')} to ${action.to}`;
    case 'swap':
      return `swaps ${action.cards.join(' ')}`;
    case 'keep':
      return 'keeps';
    case 'play':
      return `plays ${action.cards.join(' ')}`;
    case 'pass':
      return 'passes';
    case 'revolt':
      return `revolts ${action.cards.join(' ')}`;
  }
}

/** The index of the first entry that belongs to the tricks: the check for a revolution is written before it. */
export function startOfPlay(entries: readonly Entry[]): number {
  const at = entries.findIndex((entry) => !['give', 'swap', 'keep', 'variation'].includes(entry.type));
  return at < 0 ? entries.length : at;
}
