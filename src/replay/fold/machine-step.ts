/** A step of the statechart in the terms of a frame: which leaf states are active, and which transition was taken. */
import { type AnyTransitionDefinition, getNextTransitions, type SnapshotFrom } from 'xstate';
import { inertScope } from '../../machine/inert-scope.ts';
import type { MatchMachine } from '../../machine/machines.ts';
import type { MatchEvent } from '../../machine/match.ts';
import { eventName, targetPath, transitionId } from '../../machine/transition-id.ts';

export type Snapshot = SnapshotFrom<MatchMachine>;

export interface Step {
  readonly snapshot: Snapshot;
  /** The id of the last transition taken: of a pass that ends a trick, the one into the state where the frame stands. */
  readonly taken: string;
}

/** Sends an event; null where the statechart has no place for it, or a guard refuses it. */
export function step(machine: MatchMachine, before: Snapshot, event: MatchEvent): Step | null {
  let [from, snapshot] = [before, before];
  // A region that is done raises an event of its own, which takes no transition: such a step changes nothing.
  for (const next of machine.microstep(before, event, inertScope())) {
    if (next !== snapshot) [from, snapshot] = [snapshot, next];
  }
  if (snapshot === before) return null;
  const type = from === before ? event.type : null;
  return { snapshot, taken: transitionBetween(machine, from, type, snapshot, event) };
}

const leavesByKey = new Map<string, readonly string[]>();

/** Dotted paths of the active leaf states; the same list for the same states. */
export function activeLeaves({ value }: Snapshot): readonly string[] {
  const key = keyOf(value);
  const known = leavesByKey.get(key);
  if (known) return known;
  const leaves = leavesOf(value, '');
  leavesByKey.set(key, leaves);
  return leaves;
}

/** The value as a text, quickly where it is a state alone or one within another. */
function keyOf(value: Value): string {
  if (typeof value === 'string') return value;
  for (const parent in value) {
    const child = value[parent];
    if (typeof child === 'string')
      return Object.keys(value).length === 1 ? `${parent}.${child}` : JSON.stringify(value);
  }
  return JSON.stringify(value);
}

type Value = string | { readonly [child: string]: Value | undefined };

function leavesOf(value: Value, path: string): string[] {
  if (typeof value === 'string') return [path + value];
  return Object.entries(value).flatMap(([child, below]) =>
    below === undefined ? [] : leavesOf(below, `${path}${child}.`),
  );
}

/** Ids of transitions by what was active before and after, and the event. */
const idsByMachine = new WeakMap<MatchMachine, Map<string, string>>();

/** The transition that led from one snapshot to the next by an event, or (null) by none. */
function transitionBetween(
  machine: MatchMachine,
  from: Snapshot,
  type: string | null,
  to: Snapshot,
  event: MatchEvent,
): string {
  const ids = idsByMachine.get(machine) ?? new Map<string, string>();
  idsByMachine.set(machine, ids);
  const key = `${keyOf(from.value)} ${type} ${keyOf(to.value)}`;
  const known = ids.get(key);
  if (known !== undefined) return known;
  const fitting = getNextTransitions(from).filter((each) => fits(each, type, from, to));
  const [only] = fitting;
  if (fitting.length === 1 && only) {
    const id = transitionId(only);
    ids.set(key, id);
    return id;
  }
  // Several that differ by their guards alone: only the event tells which.
  const chosen = machine.getTransitionData(from, event)[0] ?? only;
  return chosen ? transitionId(chosen) : '';
}

/** Whether a transition has this event and leads into what has become active, out of what no longer is. */
function fits(
  transition: AnyTransitionDefinition,
  type: string | null,
  from: Snapshot,
  to: Snapshot,
): boolean {
  const name = eventName(transition);
  if (type === null ? name !== 'always' && name !== 'done' : name !== type) return false;
  const [source, target] = [transition.source.path.join('.'), targetPath(transition)];
  if (!isWithin(to, target)) return false;
  return source === target || (isWithin(from, source) && !isWithin(to, source));
}

/** Whether a state or one within it is active. */
function isWithin(snapshot: Snapshot, path: string): boolean {
  return activeLeaves(snapshot).some((leaf) => leaf === path || leaf.startsWith(`${path}.`));
}
