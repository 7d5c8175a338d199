/** A game's statechart as markup, drawn once a language when the site is built: wide, and narrow for small rooms. */
import { statechart } from '../../charts/statechart.ts';
import type { ChartGraph, ChartState } from '../../charts/statechart-data.ts';
import { layoutStatechart } from '../../charts/statechart-layout.ts';
import { printSvg } from '../../charts/svg.ts';
import { type GraphState, type GraphTransition, machineGraph } from '../../machine/graph.ts';
import { machineOf } from '../../machine/machines.ts';
import type { Words } from '../words/words.ts';

const drawn = new Map<string, Promise<string>>();

/** Two drawings; of each, states and transitions bear the names that frames use. */
export function drawMachine(game: string, locale: string, words: Words): Promise<string> {
  const key = `${game} ${locale}`;
  const drawing = drawn.get(key) ?? draw(game, words);
  drawn.set(key, drawing);
  return drawing;
}

async function draw(game: string, words: Words): Promise<string> {
  const graph = chartGraph(game, words);
  const shapes = ['wide', 'narrow'] as const;
  const layouts = await Promise.all(shapes.map((shape) => layoutStatechart(graph, shape)));
  return layouts
    .map((layout, i) => `<div class="${shapes[i]}">${printSvg(statechart(layout))}</div>`)
    .join('');
}

function chartGraph(game: string, words: Words): ChartGraph {
  const { states, transitions } = machineGraph(machineOf(game));
  return {
    label: words.player.machine.label,
    states: states.map((state) => chartState(state, words)),
    transitions: transitions.map((transition) => ({ ...transition, label: labelOf(transition, words) })),
  };
}

function chartState({ id, kind, children, initial }: GraphState, words: Words): ChartState {
  return {
    id,
    kind,
    initial,
    label: words.game.state(id),
    children: children.map((child) => chartState(child, words)),
  };
}

/** What needs no event says nothing: the arrow alone tells it. */
function labelOf({ event }: GraphTransition, words: Words): string {
  return event === 'always' || event === 'done' ? '' : words.game.transition(event);
}
