/** A drawing with drawings in it (`charts/beside.ts`) as one, for what would cut each off at its edge by a clip with an id. */
import { translate } from '../charts/numbers.ts';
import { el, type SvgChild, type SvgNode } from '../charts/svg.ts';

/** The same picture, each `<svg>` within it a `<g>` at its place. */
export function flatten(picture: SvgNode): SvgNode {
  return { ...picture, children: picture.children.map(flattenChild) };
}

function flattenChild(child: SvgChild): SvgChild {
  if (typeof child === 'string') return child;
  const children = child.children.map(flattenChild);
  if (child.tag !== 'svg') return { ...child, children };
  const { x = 0, y = 0, width: _, height: __, viewBox: ___, ...attrs } = child.attrs;
  return el('g', { ...attrs, transform: translate(Number(x), Number(y)) }, children);
}
