/** A game's statechart as markup, drawn once a language when the site is built: one for each
 * width of room. */
import { statechart } from '../../charts/statechart.ts';
import type { ChartLayout, ChartShape } from '../../charts/statechart-data.ts';
import { layoutStatechart } from '../../charts/statechart-layout.ts';
import { printSvg } from '../../charts/svg.ts';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import { chartGraph } from './machine-graph.ts';

const drawn = new Map<string, Promise<string>>();

/** Three drawings; of each, states and transitions bear the names that frames use. */
export function drawMachine(game: string, locale: Language): Promise<string> {
  return drawOnce(game, locale, ['wide', 'narrow', 'column'], () => '');
}

/** The same to be read by itself, from above to below: each drawing says its width, so that a page can scale it. */
export function drawMap(game: string, locale: Language): Promise<string> {
  return drawOnce(game, locale, ['narrow', 'column'], ({ width }) => ` style="--drawn:${width}px"`);
}

function drawOnce(
  game: string,
  locale: Language,
  shapes: readonly ChartShape[],
  more: (layout: ChartLayout) => string,
): Promise<string> {
  const key = `${game} ${locale} ${shapes.join(' ')}`;
  const drawing = drawn.get(key) ?? draw(game, CATALOGUES[locale], shapes, more);
  drawn.set(key, drawing);
  return drawing;
}

async function draw(
  game: string,
  words: Messages,
  shapes: readonly ChartShape[],
  more: (layout: ChartLayout) => string,
): Promise<string> {
  const graph = chartGraph(game, words);
  const drawings = shapes.map(async (shape) => {
    const layout = await layoutStatechart(graph, shape);
    return `<div class="${shape}"${more(layout)}>${printSvg(statechart(layout))}</div>`;
  });
  return (await Promise.all(drawings)).join('');
}
