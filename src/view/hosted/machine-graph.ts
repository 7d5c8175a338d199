/** A game's statechart as its drawing wants it: states and transitions with their words. */
import type { ChartGraph, ChartState } from '../../charts/statechart-data.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import { type GraphState, type GraphTransition, machineGraph } from '../../machine/graph.ts';
import { machineOf } from '../../machine/machines.ts';

export function chartGraph(game: string, words: Messages): ChartGraph {
  const { states, transitions } = machineGraph(machineOf(game));
  return {
    label: words.player.machine.label,
    states: states.map((state) => chartState(state, words)),
    transitions: transitions.map((transition) => ({ ...transition, label: labelOf(transition, words) })),
  };
}

function chartState({ id, kind, children, initial }: GraphState, words: Messages): ChartState {
  return {
    id,
    kind,
    initial,
    label: words.game.state(id),
    children: children.map((child) => chartState(child, words)),
  };
}

/** The event, or what decides where one can lead two ways. What needs neither says nothing: the arrow alone tells it. */
export function labelOf(
  { event, condition }: GraphTransition,
  words: Pick<Messages, 'game' | 'site'>,
): string {
  const way = words.site.ways[`${event}.${condition}`];
  if (way !== undefined) return way;
  return event === 'always' || event === 'done' ? '' : words.game.transition(event);
}
