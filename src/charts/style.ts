/** How charts look: one stylesheet for the page and for pictures that stand alone, in the palette's variables. */
import { paletteCss, paletteValues, type Theme } from './palette-css.ts';
import { el, type SvgChild, type SvgNode } from './svg.ts';

/** The rules of all charts, without the variables. */
export const CHART_CSS = `
.chart{display:block;overflow:hidden}
.chart text{fill:var(--ink);font-family:inherit}
.chart .mark{fill:currentColor;stroke:var(--panel);stroke-width:1;paint-order:stroke}
.chart .mark.hollow{fill:var(--panel);stroke:currentColor;stroke-width:2}
.chart :is(.hit,.reach){fill:transparent}
.chart .column{cursor:pointer}
.chart :is(.column,.fall):hover .hit{fill:var(--ink);fill-opacity:.05}
.chart .cursor rect{fill:var(--now)}
.chart .veil rect{fill:var(--panel);fill-opacity:.62}
.chart .veil path{fill:none;stroke:var(--now-edge);stroke-width:1.5}
.chart:not([data-present]) :is(.cursor,.veil){display:none}
.chart[data-future=absent] .future,.chart[data-future=absent][data-present] .ends{visibility:hidden}
.chart[data-future=absent] .veil rect{fill-opacity:1}
.chart.bump[data-future=absent] .veil path{display:none}
.chart :is(.name,.out){font-weight:600}
.chart :is(.note,.number,.axis text,.tricks text){fill:var(--soft)}
.chart .bar{fill:none}
.chart .bar.alt{fill:var(--alt)}
.chart .bar.turned{fill:var(--turned)}
.chart .bar.alt.turned{fill:var(--turned-alt)}
.chart .down{fill:none;stroke:var(--turned-ink);stroke-width:1.5}
.chart :is(.staves,.grid){fill:none;stroke:var(--rule)}
.chart .card rect{fill:var(--card);stroke:var(--card-edge);stroke-width:.8}
.chart .card text{fill:var(--spade);font-weight:600}
.chart .card.d text,.chart .suit.d{fill:var(--diamond)}
.chart .card.h text,.chart .suit.h{fill:var(--heart)}
.chart .card.c text,.chart .suit.c{fill:var(--club)}
.chart .suit:is(.s,.joker){fill:var(--spade)}
.chart .inferred .card rect{stroke-dasharray:2 1.5}
.chart .dot{fill:var(--soft)}
.chart .inferred .dot{fill:var(--panel);stroke:var(--soft);stroke-width:1.2}
.chart .fault{fill:none;stroke:currentColor;stroke-width:2.5}
.chart .future :is(.card,.dot,.out,.fault,.sign){opacity:.5}
.chart .turn-line{fill:none;stroke:currentColor;stroke-width:1.5}
.chart .turn-plate{fill:currentColor}
.chart .turn-arrows{fill:none;stroke:var(--panel);stroke-width:1.6}
.chart .turn .turn-word{fill:currentColor;font-weight:600}
.chart .idle .turn-plate{fill:var(--panel);stroke:currentColor;stroke-width:1.2}
.chart .idle .turn-arrows{stroke:currentColor}
.chart .idle .turn-line{stroke-dasharray:2 3}
.chart .future:is(.turn,.trick){opacity:.5}
.chart .grid.zero{stroke:var(--soft)}
.chart .line{fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}
.chart.bump .line{stroke-width:2.5}
.chart .points{font-variant-numeric:tabular-nums}
.chart .future .mark{opacity:.45}
.chart .share{fill:currentColor;stroke:var(--panel);stroke-width:.75}
.chart .sign{font-weight:700}
.chart .sign.inaccuracy{fill:var(--soft)}
.chart .sign.mistake{fill:var(--now-edge)}
.chart .sign.blunder{fill:var(--wrong)}
.chart .bar-of{fill:currentColor;stroke:currentColor;stroke-width:1.5}
.chart .loss .bar-of{fill:var(--panel)}
.chart .fall .link{fill:none;stroke:currentColor;stroke-dasharray:1.5 2}
.chart .fall.sum text{font-weight:600}
.chart .fall.nothing:not(.sum) text{fill:var(--soft)}
.chart.waterfall text{font-variant-numeric:tabular-nums}
.chart .leader{fill:none;stroke:currentColor;stroke-width:1}
.chart .state rect{fill:var(--panel);stroke:var(--edge)}
.chart .state:is(.compound,.parallel) rect{fill:var(--alt)}
.chart .state.region rect{fill:var(--panel);stroke-dasharray:4 3}
.chart .state .inner{fill:none}
.chart .state:is(.compound,.parallel) text{font-weight:600}
.chart .state.active rect{stroke:var(--now-edge);stroke-width:2}
.chart .state.active:is(.atomic,.final) rect{fill:var(--now)}
.chart :is(.transition,.initial) .edge{fill:none;stroke:var(--soft);stroke-width:1.2}
.chart :is(.transition,.initial) .head,.chart .initial circle{fill:var(--soft)}
.chart .transition text{fill:var(--soft)}
.chart .transition.taken .edge{stroke:var(--now-edge);stroke-width:2.5}
.chart .transition.taken .head{fill:var(--now-edge)}
.chart .transition.taken text{fill:var(--ink);font-weight:600}
.picture{max-width:100%;height:auto}
`.trim();

/** What a page would say of its own: the face and the ground. Single quotes need no escape. */
const PICTURE_CSS = "svg{font-family:'Source Serif 4','Noto Serif',Georgia,serif;background:var(--panel)}";

/**
 * A chart as a picture that needs no page: styles inside, and where the theme is fixed, every variable
 * replaced by its value for readers that know none.
 */
export function standalone(picture: SvgNode, theme: Theme = 'auto'): SvgNode {
  const variables = theme === 'auto' ? paletteCss() : '';
  const css = [variables, PICTURE_CSS, CHART_CSS].join('\n').trim();
  const attrs = { xmlns: 'http://www.w3.org/2000/svg', ...picture.attrs };
  const whole = el('svg', attrs, el('style', {}, css), picture.children);
  return theme === 'auto' ? whole : fix(whole, paletteValues(theme));
}

function fix(node: SvgNode, values: ReadonlyMap<string, string>): SvgNode {
  const attrs = Object.entries(node.attrs).map(([name, value]) => {
    return [name, typeof value === 'string' && !name.startsWith('aria-') ? resolve(value, values) : value];
  });
  const fixChild = (child: SvgChild): SvgChild => {
    if (typeof child !== 'string') return fix(child, values);
    return node.tag === 'style' ? resolve(child, values) : child;
  };
  return { ...node, attrs: Object.fromEntries(attrs), children: node.children.map(fixChild) };
}

function resolve(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole);
}
