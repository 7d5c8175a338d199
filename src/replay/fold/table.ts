/** What stays the same while a match is folded: the game, its statechart, the agreed conditions and who sits where. */
import type { LogPlayer, PlayerId } from '../../log/model.ts';
import type { MatchMachine } from '../../machine/machines.ts';
import type { Game, Seat, Setup } from '../../rules/game.ts';

export interface Table {
  readonly game: Game;
  readonly machine: MatchMachine;
  readonly setup: Setup;
  readonly players: readonly LogPlayer[];
  /** Names by seat, as shown. */
  readonly names: readonly string[];
  readonly seats: ReadonlyMap<PlayerId, Seat>;
  /** Nobody wrote passes down: whoever was skipped has passed. */
  readonly passesOmitted: boolean;
  /** Whether it was told that the log should say so; null where it does. */
  readonly unsaid: { told: boolean } | null;
  /** How many cards of one face there are, jokers that stand in for them included. */
  readonly largestSet: number;
  /** How many steps may still be tried out to find what faulty lines meant, so that a file full of faults takes no more time. */
  readonly trials: { left: number };
}

/** The seats of the players named, those that nobody has left out. */
export function seatsOf({ seats }: Table, ids: readonly PlayerId[]): Seat[] {
  return ids.flatMap((id) => seats.get(id) ?? []);
}

/** The names of seats, as shown. */
export function namesOf({ names }: Table, seats: readonly Seat[]): string[] {
  return seats.map((seat) => names[seat] ?? '');
}
