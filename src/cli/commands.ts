/** The commands there are. */
import type { Command } from './command.ts';
import { check } from './commands/check.ts';
import { deal } from './commands/deal.ts';
import { replay } from './commands/replay.ts';

export const COMMANDS: readonly Command[] = [deal, check, replay];

export function commandNamed(name: string): Command | null {
  return COMMANDS.find((command) => command.name === name) ?? null;
}
