/** A game's statechart as markup, drawn once a language when the site is built: one for each
 * width of room. */
import { statechart } from '../../charts/statechart.ts';
import { layoutStatechart } from '../../charts/statechart-layout.ts';
import { printSvg } from '../../charts/svg.ts';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import { chartGraph } from './machine-graph.ts';

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
