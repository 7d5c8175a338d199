/** The statechart of each game, by the game's id. All have the same memory and the same events. */
import { anemakiMachine } from './anemaki.ts';

export type MatchMachine = typeof anemakiMachine;

const MACHINES: Readonly<Record<string, MatchMachine>> = { anemaki: anemakiMachine };

/** The statechart of a game; it throws for a game that has none, which is a fault of ours and not of an input. */
export function machineOf(gameId: string): MatchMachine {
  const machine = Object.hasOwn(MACHINES, gameId) ? MACHINES[gameId] : undefined;
  if (!machine) throw new Error(`No statechart for the game ${gameId}.`);
  return machine;
}
