/** The commands there are. */
import type { Command } from './command.ts';
import { deal } from './commands/deal.ts';

export const COMMANDS: readonly Command[] = [deal];

export function commandNamed(name: string): Command | null {
  return COMMANDS.find((command) => command.name === name) ?? null;
}
