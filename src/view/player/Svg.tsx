/** A drawing of `charts` as elements of a page: the same tree that the server prints. */
import { h, type VNode } from 'preact';
import type { SvgChild, SvgNode } from '../../charts/svg.ts';

export function Svg({ node }: { readonly node: SvgNode }) {
  return toElement(node);
}

function toElement({ tag, attrs, children }: SvgNode): VNode {
  return h(tag, attrs, ...children.map(toChild));
}

function toChild(child: SvgChild): VNode | string {
  return typeof child === 'string' ? child : toElement(child);
}
