/** The look of a report's page: colours and charts of the site, and as little else as it takes. */
import { paletteCss } from '../../charts/palette-css.ts';
import { CHART_CSS } from '../../charts/style.ts';

const PAGE_CSS = `
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 "Source Serif 4", Georgia, serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
p, ul { margin: .5rem 0; }
.scroll { overflow-x: auto; margin: .75rem 0; }
.scroll:focus-visible { outline: 2px solid currentColor; }
table { border-collapse: collapse; min-width: 100%; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; font-weight: 600; }
thead th { color: var(--soft); font-weight: 400; font-size: .9rem; vertical-align: bottom; white-space: normal; }
details { border: 1px solid var(--rule); border-radius: .4rem; background: var(--panel); padding: .4rem .8rem; margin: .5rem 0; }
summary { cursor: pointer; }
.rule { color: var(--soft); font-size: .85em; }
@media print { details { break-inside: avoid; } }
figure { margin: .75rem 0; padding: .5rem; border: 1px solid var(--rule); border-radius: .4rem; background: var(--panel); }
`.trim();

export const STYLE = [paletteCss(), CHART_CSS, PAGE_CSS].join('\n');
