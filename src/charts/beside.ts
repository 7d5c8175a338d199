/** Several drawings as one picture, for where nothing scrolls: print, feeds, posts. */
import { el, type SvgNode } from './svg.ts';

/** The parts from left to right, in one `<svg>` with a view box that scales to its container. */
export function beside(label: string, kind: string, parts: readonly SvgNode[]): SvgNode {
  let x = 0;
  const placed = parts.map((part) => {
    const { role: _, 'aria-label': __, ...attrs } = part.attrs;
    const node = el('svg', { ...attrs, x, y: 0 }, part.children);
    x += Number(part.attrs.width ?? 0);
    return node;
  });
  const height = Math.max(...parts.map((part) => Number(part.attrs.height ?? 0)));
  const size = { width: x, height, viewBox: `0 0 ${x} ${height}` };
  return el('svg', { class: `picture ${kind}`, role: 'img', 'aria-label': label, ...size }, placed);
}
