/**
 * Names for the parts of a statechart that are the same wherever they come up: in the drawing, in the frames of a
 * replay (`taken`), in tests.
 *
 * A state is its dotted path, `tricks.following`. A transition is `source:event:target`, with the name of its guard
 * after the event where it has one: `revolutionCheck:check[revolutionIsDeclared]:tricks` and
 * `revolutionCheck:check[revolutionIsPostponed]:tricks` join the same two states on the same event, so that only the guard
 * tells which was taken; `revolutionCheck:check:tricks` is the one that is left when no guard holds. Of two transitions with
 * one source, event, guard and target the second could never be taken, so these names are unique in a chart.
 */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** XState's event for "all regions of a state are done", as `xstate.done.state.<id>`. */
const DONE = 'xstate.done.state.';

/** Dotted path of a state in its machine; empty for the root. */
export function statePath(node: AnyStateNode): string {
  return node.path.join('.');
}

/** What moves a transition: the event's type; `always` for one that needs none, `done` when the state's parts are all done. */
export function eventName({ eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always';
  return eventType.startsWith(DONE) ? 'done' : eventType;
}

/** The name of a transition's guard; null where it has none. */
export function guardName({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'function' ? guard.name : guard.type;
}

/** Dotted path of the state a transition leads to; its own source where it names none. */
export function targetPath({ source, target }: AnyTransitionDefinition): string {
  return statePath(target?.[0] ?? source);
}

/** The name of a transition, unique in its chart. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const guard = guardName(transition);
  const event = eventName(transition) + (guard === null ? '' : `[${guard}]`);
  return `${statePath(transition.source)}:${event}:${targetPath(transition)}`;
}
