/**
 * A statechart as plain data, read off the machine object that runs: what a drawing, a legend or a test needs to know of
 * it, and nothing of XState. Names are those of `transition-id.ts`, as in the frames of a replay; words for them are `explain`'s.
 */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventName, guardName, statePath, targetPath, transitionId } from './transition-id.ts';

export interface MachineGraph {
  /** The states of the top level. */
  readonly states: readonly GraphState[];
  /** In the order of the states, and in each as the machine tries them. */
  readonly transitions: readonly GraphTransition[];
}

export interface GraphState {
  /** Dotted path: `tricks.following`. */
  readonly id: string;
  /** The last part of the path: `following`. */
  readonly name: string;
  /** `parallel`: its children are regions, all of them active at once. */
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final';
  readonly children: readonly GraphState[];
  /** The id of the child that is entered first; null for all but `compound`. */
  readonly initial: string | null;
}

export interface GraphTransition {
  /** `source:event[guard]:target`, unique in the chart. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** The event, `always` where none is needed, `done` when all parts of the source are done. */
  readonly event: string;
  readonly guard: string | null;
  /**
   * What a label has to say besides the event: the guard, where it alone decides whether or which way to go (it is tried
   * without an event, or among several of the same source and event); `otherwise` for the way that is left when no guard
   * holds; null where the event says it all.
   */
  readonly condition: string | null;
}

/** The graph of a machine; histories are left out. */
export function machineGraph(machine: AnyStateMachine): MachineGraph {
  const root: AnyStateNode = machine.root;
  return { states: childrenOf(root), transitions: [root, ...within(root)].flatMap(transitionsOf) };
}

/** All states of a graph, parents before their children. */
export function allStates({ states }: Pick<MachineGraph, 'states'>): GraphState[] {
  return states.flatMap((state) => [state, ...allStates({ states: state.children })]);
}

function childrenOf(node: AnyStateNode): GraphState[] {
  return Object.values(node.states).flatMap((child) => stateOf(child));
}

function stateOf(node: AnyStateNode): GraphState[] {
  const { type, key } = node;
  if (type === 'history') return [];
  const first = type === 'compound' ? node.initial.target[0] : undefined;
  const initial = first ? statePath(first) : null;
  return [{ id: statePath(node), name: key, kind: type, children: childrenOf(node), initial }];
}

function within(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...within(child)]);
}

function transitionsOf(node: AnyStateNode): GraphTransition[] {
  const byEvent = [...(node.always ? [node.always] : []), ...node.transitions.values()];
  return byEvent.flatMap((ways) => ways.map((way) => transitionOf(way, ways.length > 1)));
}

function transitionOf(transition: AnyTransitionDefinition, isOneOfSeveral: boolean): GraphTransition {
  const event = eventName(transition);
  const guard = guardName(transition);
  const otherwise = isOneOfSeveral ? 'otherwise' : null;
  const condition = isOneOfSeveral || event === 'always' ? (guard ?? otherwise) : null;
  const [source, target] = [statePath(transition.source), targetPath(transition)];
  return { id: transitionId(transition), source, target, event, guard, condition };
}
