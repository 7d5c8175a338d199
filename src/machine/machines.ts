/** What each game's file has of its statechart, by the game's id. All charts have the same memory and the same events. */
import type {
  EventObject,
  MetaObject,
  NonReducibleUnknown,
  ParameterizedObject,
  StateMachine,
  StateSchema,
  StateValue,
} from 'xstate';
import type { RoundState } from '../rules/game.ts';
import { anemakiExchange, anemakiMachine } from './anemaki.ts';
import { forradalomExchange, forradalomMachine } from './forradalom.ts';
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

interface GameMachine {
  readonly machine: MatchMachine;
  /** Where within its state `exchanging` a round stands that has trades to make. */
  readonly exchangeOf: (round: RoundState) => StateValue;
}

// The states' names are a part of a machine's type; here only what all games share is kept.
const MACHINES: Readonly<Record<string, GameMachine>> = {
  anemaki: { machine: anemakiMachine as unknown as MatchMachine, exchangeOf: anemakiExchange },
  forradalom: { machine: forradalomMachine as unknown as MatchMachine, exchangeOf: forradalomExchange },
};

/** The statechart of a game; it throws for a game that has none, which is a fault of ours and not of an input. */
export function machineOf(gameId: string): MatchMachine {
  return entryOf(gameId).machine;
}

/** Where within the state `exchanging` of its game a round stands that has trades to make. */
export function exchangeOf(gameId: string, round: RoundState): StateValue {
  return entryOf(gameId).exchangeOf(round);
}

function entryOf(gameId: string): GameMachine {
  const entry = Object.hasOwn(MACHINES, gameId) ? MACHINES[gameId] : undefined;
  if (!entry) throw new Error(`No statechart for the game ${gameId}.`);
  return entry;
}
