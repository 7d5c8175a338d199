/** Drives a statechart by pure functions, and tells which of its transitions an event takes. */
import { getMicrosteps, getNextTransitions, initialTransition, type SnapshotFrom, transition } from 'xstate';
import { type MatchMachine, machineOf } from '../../src/machine/machines.ts';
import type { MatchEvent, MatchInput } from '../../src/machine/match.ts';
import { eventName, targetPath, transitionId } from '../../src/machine/transition-id.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import type { Game } from '../../src/rules/game.ts';
import { setupOf } from '../../src/rules/games.ts';
import { eventsOf, type MatchPlan, type RandomMatch } from './random-match.ts';

export type Snapshot = SnapshotFrom<MatchMachine>;

export function start(input: Partial<MatchInput> = {}, game: Game = anemaki): Snapshot {
  return initialTransition(machineOf(game.id), { setup: setupOf(game, 5), ...input })[0];
}

export function send(snapshot: Snapshot, ...events: readonly MatchEvent[]): Snapshot {
  return events.reduce((before, event) => transition(before.machine, before, event)[0], snapshot);
}

/** The snapshot before the first event of a match, and those after each of its events. */
export function snapshotsOf(match: RandomMatch): Snapshot[] {
  const snapshots = [start(inputOf(match), match.plan.game)];
  for (const event of eventsOf(match)) snapshots.push(send(snapshots.at(-1) as Snapshot, event));
  return snapshots;
}

export function inputOf({
  plan,
  titles,
}: { plan: Pick<MatchPlan, 'setup'> } & Pick<MatchInput, 'titles'>): MatchInput {
  return { setup: plan.setup, titles };
}

/** The ids of all transitions that an event takes: its own first, then those that need no event. */
export function takenBy(snapshot: Snapshot, event: MatchEvent): string[] {
  const { machine } = snapshot;
  const own = (machine.getTransitionData(snapshot, event) ?? []).map(transitionId);
  const stages = getMicrosteps(machine, snapshot, event).map(([stage]) => stage);
  const free = stages.slice(1).flatMap((stage, i) => {
    const before = stages[i] as Snapshot;
    return getNextTransitions(before)
      .filter((each) => ['always', 'done'].includes(eventName(each)) && isIn(stage, targetPath(each)))
      .map(transitionId);
  });
  return [...own, ...free];
}

/** Whether a state, by its dotted path, is active. */
export function isIn(snapshot: Snapshot, path: string): boolean {
  return activeIn(snapshot.value).includes(path);
}

/** Dotted paths of all active states, compound ones included. */
export function activeIn(value: Snapshot['value'] | string | object, path = ''): string[] {
  if (typeof value === 'string') return [path + value];
  return Object.entries(value).flatMap(([name, below]) => [
    path + name,
    ...activeIn(below as object | string, `${path}${name}.`),
  ]);
}
