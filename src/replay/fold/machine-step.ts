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

/** Lists of leaves by the text of a value; of a state within another, by the two names, which takes no new text to look up. */
const byText = new Map<string, readonly string[]>();
const byNames = new Map<string, Map<string, readonly string[]>>();

/** Dotted paths of the active leaf states; the same list for the same states. */
export function activeLeaves({ value }: Snapshot): readonly string[] {
  if (typeof value !== 'string') {
    const [parent = '', ...others] = Object.keys(value);
    const child: Value | undefined = (value as Exclude<Value, string>)[parent];
    if (typeof child === 'string' && others.length === 0) {
      const children = known(byNames, parent, () => new Map<string, readonly string[]>());
      return known(children, child, () => [`${parent}.${child}`]);
    }
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return known(byText, text, () => leavesOf(value, ''));
}

/** The value of a key, made when it is first asked for. */
function known<Key, T>(map: Map<Key, T>, key: Key, make: () => T): T {
  const held = map.get(key);
  if (held !== undefined) return held;
  const made = make();
  map.set(key, made);
  return made;
}

type Value = string | { readonly [child: string]: Value | undefined };

function leavesOf(value: Value, path: string): string[] {
  if (typeof value === 'string') return [path + value];
  return Object.entries(value).flatMap(([child, below]) =>
    below === undefined ? [] : leavesOf(below, `${path}${child}.`),
  );
}

type Ids = Map<string | null, string>;

/** Ids of transitions by what was active before and after, and the event. */
const idsByMachine = new Map<MatchMachine, Map<readonly string[], Map<readonly string[], Ids>>>();

/** The transition that led from one snapshot to the next by an event, or (null) by none. */
function transitionBetween(
  machine: MatchMachine,
  from: Snapshot,
  type: string | null,
  to: Snapshot,
  event: MatchEvent,
): string {
  const byBefore = known(
    idsByMachine,
    machine,
    () => new Map<readonly string[], Map<readonly string[], Ids>>(),
  );
  const byAfter = known(byBefore, activeLeaves(from), () => new Map<readonly string[], Ids>());
  const ids = known(byAfter, activeLeaves(to), (): Ids => new Map());
  const found = ids.get(type);
  if (found !== undefined) return found;
  const fitting = getNextTransitions(from).filter((each) => fits(each, type, from, to));
  const [only] = fitting;
  if (fitting.length === 1 && only) {
    const id = transitionId(only);
    ids.set(type, id);
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
