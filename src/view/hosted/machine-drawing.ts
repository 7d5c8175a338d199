/** A game's statechart as markup, drawn once a language when the site is built: one for each
 * width of room. */
import { statechart } from '../../charts/statechart.ts';
import type { ChartGraph, ChartState } from '../../charts/statechart-data.ts';
import { layoutStatechart } from '../../charts/statechart-layout.ts';
import { printSvg } from '../../charts/svg.ts';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import { type GraphState, type GraphTransition, machineGraph } from '../../machine/graph.ts';
import { machineOf } from '../../machine/machines.ts';

const drawn = new Map<string, Promise<string>>();

/** Three drawings; of each, states and transitions bear the names that frames use. */
export function drawMachine(game: string, locale: Language): Promise<string> {
  const key = `${game} ${locale}`;
  const drawing = drawn.get(key) ?? draw(game, CATALOGUES[locale]);
  drawn.set(key, drawing);
  return drawing;
}

async function draw(game: string, words: Messages): Promise<string> {
  const graph = chartGraph(game, words);
  const shapes = ['wide', 'narrow', 'column'] as const;
  const layouts = await Promise.all(shapes.map((shape) => layoutStatechart(graph, shape)));
  return layouts
    .map((layout, i) => `<div class="${shapes[i]}">${printSvg(statechart(layout))}</div>`)
    .join('');
}

function chartGraph(game: string, words: Messages): ChartGraph {
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
