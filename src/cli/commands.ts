/** The commands there are. */
import type { Command } from './command.ts';
import { check } from './commands/check.ts';
import { deal } from './commands/deal.ts';
import { facts } from './commands/facts.ts';
import { puzzles } from './commands/puzzles.ts';
import { render } from './commands/render.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { tournament } from './commands/tournament.ts';

export const COMMANDS: readonly Command[] = [deal, check, replay, render, review, puzzles, tournament, facts];

export function commandNamed(name: string): Command | null {
  return COMMANDS.find((command) => command.name === name) ?? null;
}
