/**
 * A drawing whose look is in its attributes alone: what the style sheet of the charts says of each node is written there, and
 * classes, tooltips, hooks for scripts and what does not show are gone.
 */
import { el, type SvgNode } from '../charts/svg.ts';
import { CHART_RULES, type Placed } from './chart-rules.ts';
import { withStandIns } from './inks.ts';

/** What an attribute may say of the look; the other properties of the style sheet are for pages. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'font-size',
  'font-style',
  'font-weight',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-width',
];

/** All that a node of a picture may say: its look and its shape. Nothing else gets through. */
const SAID = new Set([
  ...LOOKS,
  ...['x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'x1', 'x2', 'y1', 'y2', 'd', 'viewBox'],
  ...['transform', 'text-anchor', 'textLength', 'lengthAdjust'],
]);

/** The picture with stand-ins for the colours (`inks.ts`). O(nodes × rules). */
export function resolveStyle(picture: SvgNode): SvgNode {
  return resolved(place(picture, null), 'none') ?? el('svg', picture.attrs);
}

function place(node: SvgNode, parent: Placed | null): Placed {
  const children: Placed[] = [];
  const placed: Placed = { node, parent, children };
  for (const child of node.children) if (typeof child !== 'string') children.push(place(child, placed));
  return placed;
}

/** `inherited`: the colour that `currentColor` stands for. */
function resolved(placed: Placed, inherited: string): SvgNode | null {
  const { node } = placed;
  if (node.tag === 'title' || node.tag === 'style') return null;
  const looks = looksOf(placed);
  if (looks.display === 'none' || looks.visibility === 'hidden' || looks.fill === 'transparent') return null;
  const current = String(looks.color ?? node.attrs.color ?? inherited);
  const attrs: Record<string, string | number> = {};
  for (const [name, value] of Object.entries({ ...node.attrs, ...looks })) {
    if (SAID.has(name)) attrs[name] = typeof value === 'string' ? inColour(value, current) : value;
  }
  let next = 0;
  const children = node.children.map((child) => {
    if (typeof child === 'string') return child;
    const inner = placed.children[next++];
    return inner ? resolved(inner, current) : null;
  });
  return el(node.tag, attrs, children);
}

function inColour(value: string, current: string): string {
  return withStandIns(value === 'currentColor' ? current : value);
}

function looksOf(placed: Placed): Readonly<Record<string, string>> {
  const looks: Record<string, string> = {};
  for (const { matches, declarations } of CHART_RULES) {
    if (!matches(placed)) continue;
    for (const [property, value] of declarations) looks[property] = value;
  }
  return looks;
}
