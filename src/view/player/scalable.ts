/** A drawing that paper may shrink: a style sheet finds its width in `--w`. On screen nothing scales. */
import { el, type SvgNode } from '../../charts/svg.ts';

export function scalable(node: SvgNode, width: number, height: number): SvgNode {
  const viewBox = `0 0 ${width} ${height}`;
  return el(
    'svg',
    { ...node.attrs, viewBox, preserveAspectRatio: 'xMinYMin slice', style: `--w:${width}` },
    node.children,
  );
}
