/** Finds things in a drawing, for tests. */
import type { SvgNode } from '../../src/charts/svg.ts';

/** All nodes of a tree, in order, the root first. */
export function nodesOf(root: SvgNode): SvgNode[] {
  return [root, ...root.children.flatMap((child) => (typeof child === 'string' ? [] : nodesOf(child)))];
}

/** The nodes that have a class. */
export function byClass(root: SvgNode, name: string): SvgNode[] {
  return nodesOf(root).filter((node) =>
    String(node.attrs.class ?? '')
      .split(' ')
      .includes(name),
  );
}

/** All the text in a tree, one entry a piece. */
export function textsOf(root: SvgNode): string[] {
  return root.children.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)));
}
