/**
 * A drawing as a tree of plain objects. The server, the command line and feeds print it with
 * `printSvg`; the page turns the same tree into elements. No chart writes markup, so no text
 * that comes with the data can become any.
 */

import { round } from './numbers.ts';

/** The elements that charts are made of. */
export type SvgTag = 'svg' | 'g' | 'path' | 'rect' | 'circle' | 'line' | 'text' | 'tspan' | 'title' | 'style';

export type SvgChild = SvgNode | string;

export interface SvgNode {
  readonly tag: SvgTag;
  /** Attributes under their SVG names (`stroke-width`, `class`, `data-frame`). */
  readonly attrs: Readonly<Record<string, string | number>>;
  readonly children: readonly SvgChild[];
}

/** Attributes as given to `el`: undefined, null and false leave the attribute out; true leaves it empty. */
export type Attrs = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What `el` takes as children; null and false draw nothing, lists are flattened. */
export type Children = SvgChild | null | false | readonly Children[];

/** One element. Numbers are rounded to hundredths, which keeps printed paths short. */
export function el(tag: SvgTag, attrs: Attrs = {}, ...children: readonly Children[]): SvgNode {
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attrs)) {
    if (value === undefined || value === null || value === false) continue;
    kept[name] = value === true ? '' : typeof value === 'number' ? round(value) : value;
  }
  return { tag, attrs: kept, children: flatten(children) };
}

/** The tree as markup, all text and attribute values escaped. */
export function printSvg(node: SvgNode): string {
  const attrs = Object.entries(node.attrs).map(([name, value]) => ` ${name}="${escapeText(String(value))}"`);
  const open = `<${node.tag}${attrs.join('')}`;
  if (node.children.length === 0) return `${open}/>`;
  const inner = node.children.map((child) =>
    typeof child === 'string' ? escapeText(child) : printSvg(child),
  );
  return `${open}>${inner.join('')}</${node.tag}>`;
}

function flatten(children: readonly Children[]): SvgChild[] {
  return children.flatMap((child): SvgChild[] => {
    if (child === null || child === false) return [];
    return isList(child) ? flatten(child) : [child];
  });
}

function isList(child: Children): child is readonly Children[] {
  return Array.isArray(child);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes markup, and replaces what XML cannot hold (control characters, halves of surrogate pairs). */
function escapeText(text: string): string {
  return text.replace(UNPRINTABLE, '\uFFFD').replace(/[&<>"]/g, (found) => ENTITIES[found] ?? found);
}

/** Control characters but for tab and line ends, halves of surrogate pairs, and what is no character at all. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu;
