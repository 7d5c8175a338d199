/**
 * What XState calls an actor scope, for steps that are taken without an actor. XState's own pure functions (`transition`,
 * `getMicrosteps`) make an actor for each call and throw it away, which costs more than the step itself; here one inert scope
 * serves them all.
 */
import { type AnyActorScope, fromTransition, initialTransition, transition } from 'xstate';

let scope: AnyActorScope | null = null;

/** The scope: actions are not executed in it, nothing is sent, spawned or logged. */
export function inertScope(): AnyActorScope {
  scope ??= makeScope();
  return scope;
}

/** A logic sees its scope when it is stepped; this one keeps it. */
function makeScope(): AnyActorScope {
  const scopes: AnyActorScope[] = [];
  const logic = fromTransition((context: null, _event, actorScope) => {
    scopes.push(actorScope);
    return context;
  }, null);
  const [snapshot] = initialTransition(logic);
  transition(logic, snapshot, { type: 'step' });
  const [made] = scopes;
  if (!made) throw new Error('XState stepped a logic without a scope.');
  return made;
}
