/** The statechart of each game, by the game's id. All have the same memory and the same events. */
import type {
  EventObject,
  MetaObject,
  NonReducibleUnknown,
  ParameterizedObject,
  StateMachine,
  StateSchema,
  StateValue,
} from 'xstate';
import { anemakiMachine } from './anemaki.ts';
import { forradalomMachine } from './forradalom.ts';
import type { MatchContext, MatchEvent, MatchInput } from './match.ts';

/** A statechart of a match, whatever its states are. */
export type MatchMachine = StateMachine<
  MatchContext,
  MatchEvent,
  Record<string, never>,
  never,
  ParameterizedObject,
  ParameterizedObject,
  never,
  StateValue,
  string,
  MatchInput,
  NonReducibleUnknown,
  EventObject,
  MetaObject,
  StateSchema
>;

// The states' names are a part of a machine's type; here only what all games share is kept.
const MACHINES: Readonly<Record<string, MatchMachine>> = {
  anemaki: anemakiMachine as unknown as MatchMachine,
  forradalom: forradalomMachine as unknown as MatchMachine,
};

/** The statechart of a game; it throws for a game that has none, which is a fault of ours and not of an input. */
export function machineOf(gameId: string): MatchMachine {
  const machine = Object.hasOwn(MACHINES, gameId) ? MACHINES[gameId] : undefined;
  if (!machine) throw new Error(`No statechart for the game ${gameId}.`);
  return machine;
}
