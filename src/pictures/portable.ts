/**
 * A chart or a table as a picture that stands alone anywhere: shapes with their colours, and nothing that a page around it could
 * change or clash with. Drawn once, it can be had in light and in dark.
 */
import { color } from '../charts/palette.ts';
import { el, printSvg, type SvgNode } from '../charts/svg.ts';
import { flatten } from './flatten.ts';
import { inked, withStandIns } from './inks.ts';
import { outlined } from './outline.ts';
import { resolveStyle } from './resolve-style.ts';

export interface Portable {
  readonly width: number;
  readonly height: number;
  /** The picture as markup to be put into a page, a post or a file. The same drawing gives the same bytes. */
  readonly svg: (theme: 'light' | 'dark') => string;
}

export interface PortableOptions {
  /** What the picture says to those who do not see it; otherwise what the drawing says of itself. */
  readonly alt?: string;
  /** Room around the drawing, in its own units. */
  readonly margin?: number;
}

export function portable(drawing: SvgNode, { alt, margin = 0 }: PortableOptions = {}): Portable {
  const inner = { width: Number(drawing.attrs.width ?? 0), height: Number(drawing.attrs.height ?? 0) };
  const width = inner.width + 2 * margin;
  const height = inner.height + 2 * margin;
  const label = alt ?? String(drawing.attrs['aria-label'] ?? '');
  const viewBox = `${-margin} ${-margin} ${width} ${height}`;
  const attrs = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox,
    role: 'img',
    'aria-label': label,
  };
  const d = `M${-margin} ${-margin}h${width}v${height}h${-width}z`;
  const ground = el('path', { fill: withStandIns(color('panel')), d });
  const markup = printSvg(el('svg', attrs, ground, outlined(resolveStyle(flatten(drawing))).children));
  return { width, height, svg: (theme) => inked(markup, theme) };
}
